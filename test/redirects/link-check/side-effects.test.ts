import { describe, expect, it } from "vitest";
import { sideEffectOf } from "../../../src/redirects/link-check/side-effects";

describe("sideEffectOf", () => {
  it.each([
    "https://shop.test/logout",
    "https://shop.test/account/sign-out?next=/",
    "https://shop.test/newsletter/unsubscribe/42",
    "https://shop.test/item/7/delete",
    "https://shop.test/cart/add/7",
    "https://shop.test/?add-to-cart=7",
    "https://shop.test/post/3/upvote",
    "https://shop.test/verify?token=abc",
    "https://shop.test/x?_wpnonce=abc",
    "https://shop.test/admin?action=purge",
    "https://shop.test/log%6Fut",
    "https://shop.test/deleteItem?id=5",
    "https://shop.test/index.php?page=logout",
    "https://shop.test/cart?add=5",
    "https://shop.test/admin/shutdown",
  ])("skips %s", (url) => {
    expect(sideEffectOf(url)).not.toBeNull();
  });

  it.each([
    "https://shop.test/",
    "https://shop.test/blog/how-we-deleted-the-cookie-banner",
    "https://shop.test/undeletable",
    "https://shop.test/catalogue?page=2&sort=price",
    "https://shop.test/list?action=view",
    "https://shop.test/tokens-explained",
    "https://shop.test/?q=logout",
  ])("follows %s", (url) => {
    expect(sideEffectOf(url)).toBeNull();
  });
});
