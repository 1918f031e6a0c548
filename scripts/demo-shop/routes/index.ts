import { page, type Routes } from "../answer";
import { layout } from "../layout";
import { CANONICAL } from "./canonical";
import { CATALOGUE } from "./catalogue";
import { FILES } from "./files";
import { FRONT } from "./front";
import { LINKS } from "./links";
import { REDIRECTS } from "./redirects";

const SHOWN: Routes = { ...FRONT, ...LINKS, ...REDIRECTS, ...CANONICAL, ...CATALOGUE, ...FILES };

/** Everything the shop answers, and a page that lists it. */
export const ROUTES: Routes = {
  ...SHOWN,
  "/index": () =>
    page(
      layout({
        title: "All demo pages",
        main: `<ul>${Object.keys(SHOWN)
          .map((path) => `<li><a href="${path}">${path}</a></li>`)
          .join("\n")}</ul>`,
      }),
    ),
};
