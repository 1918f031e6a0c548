export { groupLinks } from "./duplicate-groups";
export { pagesByKey } from "./pages";
export { parameterInventory } from "./parameter-inventory";
export { suspectDuplicates } from "./suspected";
export { countTotals } from "./totals";
