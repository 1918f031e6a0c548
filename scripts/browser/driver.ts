/** The browsers the extension is built for. */
export type BrowserName = "chrome" | "firefox";

/** A page that is answered from here instead of from the network, to the byte. */
export interface ServedPage {
  readonly url: string;
  readonly body: Uint8Array;
  /** As sent, in order; a name may repeat. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** A test server that stands in for every host there is. */
export interface MappedHosts {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Base64 of the certificate that signed the server's. */
  readonly authority: string;
  /** Base64 of the SHA-256 of the server's public key. */
  readonly spki: string;
  /** Host -> address of this machine, for hosts that must answer from another one. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

export interface LaunchOptions {
  readonly extensionDir: string;
  readonly downloadDir: string;
  readonly headed: boolean;
  /** Nothing but this machine can be reached. */
  readonly offline: boolean;
  /** Opened before the extension is installed; a blank page where nothing is named. */
  readonly firstPage?: string | undefined;
  /** The X display of a headed browser; the user's own where nothing is named. */
  readonly display?: string | undefined;
  /** Leaves on what browsers do to http addresses by themselves: try https first. */
  readonly upgrades?: boolean | undefined;
  /** The colours the browser says its user prefers. */
  readonly theme?: "light" | "dark" | undefined;
  /** Values of about:config; Firefox alone has them. */
  readonly preferences?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** All hosts are this server. */
  readonly hosts?: MappedHosts | undefined;
}

/** A document one can look at and click in: a page, the popup, the report. */
export interface Surface {
  /** The value of a JavaScript expression, awaited; it must survive JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** A real mouse click in the middle of the first element that matches. */
  click(selector: string): Promise<void>;
  screenshot(): Promise<Uint8Array>;
}

/** One running browser with the extension in it, and one tab that is looked at. */
export interface BrowserDriver {
  readonly name: BrowserName;
  readonly version: string;
  /** The tab that is audited. */
  readonly page: Surface;
  /** Leaves the current tab behind (closed) for a new one. */
  newTab(): Promise<void>;
  /** Navigates the tab. Throws where the browser shows an error page instead. */
  open(target: string | ServedPage): Promise<void>;
  /** Clicks the extension's toolbar button on the tab, as a user does, and answers with the popup. */
  clickAction(): Promise<Surface>;
  closePopup(): Promise<void>;
  /** The report that the popup opens in a tab, as soon as it is there. */
  reportTab(): Promise<Surface>;
  closeReportTabs(): Promise<void>;
  /** Opens a page of the extension in a tab of its own, by its path in the build. */
  ownPage(path: string): Promise<Surface>;
  /** Lets the extension into private windows. */
  allowPrivateWindows(): Promise<void>;
  /** Stops the extension's background at once, as the browser does with one that is idle. */
  stopBackground(): Promise<void>;
  /** True where the browser was closed or has crashed. */
  isGone(): boolean;
  /** Resolves when the user has closed the browser. */
  closed(): Promise<void>;
  close(): Promise<void>;
}
