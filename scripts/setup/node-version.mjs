const NEEDED = [20, 19];

/** A sentence where this Node is too old, else null. `v18.0.0` -> `Node 20.19 or newer is needed…` */
export function nodeProblem(version = process.version) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return null;
  return `Node ${NEEDED.join(".")} or newer is needed; this is ${version}.`;
}
