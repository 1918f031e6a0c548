import { expect, it } from "vitest";
import { requireWhatIsOffered } from "../../../scripts/browser/open-hosts";

it("requires what the manifest only offers, and changes nothing else", () => {
  const manifest = {
    name: "x",
    permissions: ["activeTab"],
    optional_permissions: ["webNavigation"],
    optional_host_permissions: ["http://*/*"],
    action: { default_popup: "popup.html" },
  };
  expect(requireWhatIsOffered(manifest)).toEqual({
    name: "x",
    permissions: ["activeTab", "webNavigation"],
    host_permissions: ["http://*/*"],
    action: { default_popup: "popup.html" },
  });
});
