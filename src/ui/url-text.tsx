import { hidePassword } from "../report/redact";
import type { MarkedPiece } from "./differing";
import { shownHref } from "./shown-href";
import { urlPieces } from "./url-pieces";
import { beginning, visible } from "./visible";

/** Longer addresses show their beginning; whole they are in the exports. */
const MOST = 2_000;

function Pieces({ pieces }: { pieces: readonly (MarkedPiece | ReturnType<typeof urlPieces>[number])[] }) {
  return pieces.map((piece, i) => {
    const text = piece.separator + visible(piece.text);
    const marked = "differs" in piece;
    return (
      <>
        {i > 0 && <wbr />}
        {!marked ? text : piece.differs ? <mark>{text}</mark> : <span class="same">{text}</span>}
      </>
    );
  });
}

/** An address that breaks at its separators and runs left to right in any text. */
export function UrlText({ url }: { url: string }) {
  const shown = beginning(hidePassword(url), MOST);
  return (
    <bdi dir="ltr" class="url" title={shown}>
      <Pieces pieces={urlPieces(shown)} />
    </bdi>
  );
}

/** An address in one line of a table, as far as there is room; whole on hover. */
export function UrlCell({ url }: { url: string }) {
  const shown = shownHref(url, MOST);
  return (
    <bdi dir="ltr" class="url" title={shown}>
      {shown}
    </bdi>
  );
}

/** The same with the parts marked in which the addresses of a group differ. */
export function MarkedUrl({ pieces }: { pieces: readonly MarkedPiece[] }) {
  return (
    <bdi dir="ltr" class="url">
      <Pieces pieces={pieces} />
    </bdi>
  );
}

/** An address to follow: a link for http and https, text for everything else. */
export function UrlLink({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return <UrlText url={url} />;
  return (
    <a href={url} target="_blank" rel="noreferrer noopener">
      <UrlText url={url} />
    </a>
  );
}
