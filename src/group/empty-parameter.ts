/**
 * A key without the parameters that have no value.
 * `https://e.com/p?color=&size=4` -> `https://e.com/p?size=4`
 */
export function withoutEmptyParameters(key: string): string {
  const hash = key.indexOf("#");
  const end = hash === -1 ? key.length : hash;
  const mark = key.indexOf("?");
  if (mark === -1 || mark > end) return key;
  const parameters = key.slice(mark + 1, end).split("&");
  const kept = parameters.filter((parameter) => !isEmpty(parameter));
  if (kept.length === parameters.length) return key;
  const query = kept.length === 0 ? "" : `?${kept.join("&")}`;
  return key.slice(0, mark) + query + key.slice(end);
}

function isEmpty(parameter: string): boolean {
  const equals = parameter.indexOf("=");
  return equals === -1 || equals === parameter.length - 1;
}
