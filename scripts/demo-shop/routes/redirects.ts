import { page, type Routes, redirect } from "../answer";
import { layout } from "../layout";

const end = (title: string) => page(layout({ title, main: "<p>This is where it ends.</p>" }));

/** Ways to come, and ways to get lost. */
export const REDIRECTS: Routes = {
  // The demo is entered here: two permanent and temporary moves, then the shop window.
  "/old-shop": () => redirect(301, "/moved"),
  "/moved": () => redirect(302, "/"),
  "/r/301": () => redirect(301, "/r/302"),
  "/r/302": () => redirect(302, "/r/final"),
  "/r/final": () => end("The end of the chain"),
  "/r/307": () => redirect(307, "/r/final"),
  "/r/308": () => redirect(308, "/r/final"),
  "/r/other-host": ({ other }) => redirect(301, `${other}/r/final`),
  "/r/fragment": () => redirect(302, "/r/final#there"),
  "/r/loop": () => redirect(302, "/r/loop-back"),
  "/r/loop-back": () => redirect(302, "/r/loop"),
  "/r/broken": () => redirect(301, "/r/gone"),
  "/r/gone": () => ({ ...end("Not here any more"), status: 410 }),
  "/r/failing": () => ({ ...end("Out of order"), status: 503 }),
  "/r/no-location": () => redirect(302, null),
  "/r/meta-refresh": () =>
    page(
      layout({
        title: "Moving on",
        head: '<meta http-equiv="refresh" content="0; url=/r/final">',
        main: "<p>One moment.</p>",
      }),
    ),
  "/r/refresh-header": () =>
    page(layout({ title: "Moving on", main: "<p>One moment.</p>" }), [["Refresh", "0; url=/r/final"]]),
  "/r/script": () =>
    page(
      layout({
        title: "Moving on",
        head: '<script>location.replace("/r/final")</script>',
        main: "<p>One moment.</p>",
      }),
    ),
};
