/*
 * A form answers with its fields where a page names them like members of an
 * element (`<input name=matches>`). Whatever may be a form is asked through the
 * prototypes, which no page can reach from its own world.
 */

const { matches, querySelectorAll, getAttribute, getAttributeNames } = Element.prototype;
const localName = Object.getOwnPropertyDescriptor(Element.prototype, "localName")?.get;

/** Like `element.matches(selector)`, on a clobbered form too. */
export const nativeMatches = (element: Element, selector: string): boolean => matches.call(element, selector);

/** Like `root.querySelectorAll(selector)`, on a clobbered form too. */
export const nativeQuery = (root: Element, selector: string): NodeListOf<Element> =>
  querySelectorAll.call(root, selector);

/** The element's attributes as written, on a clobbered form too; at most `most` of them. */
export const nativeAttributes = (element: Element, most: number): readonly (readonly [string, string])[] =>
  getAttributeNames
    .call(element)
    .slice(0, most)
    .map((name) => [name, getAttribute.call(element, name) ?? ""] as const);

/** Like `element.localName`, on a clobbered form too. */
export const nativeName = (element: Element): string => String(localName?.call(element) ?? "");
