import { mkdir, writeFile } from "node:fs/promises";
import { crx, type ManifestV3Export } from "@crxjs/vite-plugin";
import { build, defineConfig, type Plugin } from "vite";
import manifest from "./manifest.json" with { type: "json" };
import packageJson from "./package.json" with { type: "json" };

type Target = "chrome" | "firefox";

/** The Firefox form of the one manifest: an event page, an id, no minimum Chrome. */
function manifestFor(target: Target, serving: boolean): ManifestV3Export {
  const base = { ...manifest, version: packageJson.version };
  if (serving) {
    // Live reload needs the development server, which our policy rightly refuses.
    const { content_security_policy: _, ...open } = base;
    return open as ManifestV3Export;
  }
  if (target === "chrome") return base as ManifestV3Export;
  const { minimum_chrome_version: _, background, ...rest } = base;
  return {
    ...rest,
    background: { scripts: [background.service_worker], type: "module" },
    browser_specific_settings: {
      gecko: {
        id: "canonical-lens@canonical-lens.example",
        strict_min_version: "140.0",
        data_collection_permissions: { required: ["none"] },
      },
    },
  } as unknown as ManifestV3Export;
}

/** crxjs makes files web-accessible that nothing needs; a page could detect the extension by them. */
function withoutWebAccessibleResources(): Plugin {
  return {
    name: "without-web-accessible-resources",
    enforce: "post",
    generateBundle(_, bundle) {
      const file = bundle["manifest.json"];
      if (file?.type !== "asset") return;
      const built = JSON.parse(String(file.source)) as Record<string, unknown>;
      delete built["web_accessible_resources"];
      file.source = `${JSON.stringify(built, null, 2)}\n`;
    },
  };
}

/** `global` is a name in the isolated world; the last statement is what the injection answers. */
interface PageScript {
  readonly fileName: string;
  readonly entry: string;
  readonly global: string;
  readonly footer: string;
}

const PAGE_SCRIPTS: readonly PageScript[] = [
  {
    fileName: "collector.js",
    entry: "src/content/collector.ts",
    global: "canonicalLensCollector",
    footer: "canonicalLensCollector.collect();",
  },
  {
    fileName: "spotlight.js",
    entry: "src/content/spotlight.ts",
    global: "canonicalLensSpotlight",
    footer: "",
  },
];

/**
 * What runs in pages is a build of its own, injected by path: crxjs never sees it, so
 * its result reaches executeScript and nothing becomes web-accessible.
 */
async function bundle({ fileName, entry, global, footer }: PageScript): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: "es2023",
      lib: {
        entry,
        formats: ["iife"],
        name: global,
        fileName: () => fileName,
      },
      rollupOptions: { output: { footer } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !("output" in output)) throw new Error(`${fileName} was not built`);
  return output.output[0].code;
}

function pageScripts(): Plugin {
  return {
    name: "page-scripts",
    async generateBundle() {
      for (const script of PAGE_SCRIPTS)
        this.emitFile({ type: "asset", fileName: script.fileName, source: await bundle(script) });
    },
    // The development server serves nothing to a page; crxjs writes files, and so does this.
    configureServer(server) {
      const write = async () => {
        const { outDir } = server.config.build;
        await mkdir(outDir, { recursive: true });
        for (const script of PAGE_SCRIPTS)
          await writeFile(`${outDir}/${script.fileName}`, await bundle(script));
      };
      server.httpServer?.once("listening", () => void write());
      server.watcher.on("change", (path) => {
        if (path.includes("/src/content/") || path.includes("/src/model/")) void write();
      });
    },
  };
}

/** Constants put in at each use make the public suffix list twice as large. */
const COMPACT = { optimization: { inlineConst: false } } as const;

export default defineConfig(({ mode, command }) => {
  const serving = command === "serve";
  const target: Target = mode === "firefox" ? "firefox" : "chrome";
  return {
    plugins: [
      crx({ manifest: manifestFor(target, serving), browser: target }),
      pageScripts(),
      withoutWebAccessibleResources(),
    ],
    build: {
      outDir: serving ? "dist/dev" : `dist/${target}`,
      emptyOutDir: true,
      minify: true,
      modulePreload: false,
      target: "es2023",
      rollupOptions: {
        input: {
          report: "src/report-page/report.html",
          welcome: "src/settings/welcome.html",
        },
        ...COMPACT,
      },
    },
    worker: { rollupOptions: COMPACT },
  };
});
