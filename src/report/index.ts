export { buildReport } from "./build";
export { reportFromRecord } from "./from-record";
export { unpackSnapshot } from "./unpack";
