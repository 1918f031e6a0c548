export { groupLinks } from "./duplicate-groups";
export { parameterInventory } from "./parameter-inventory";
export { suspectDuplicates } from "./suspected";
export { countTotals } from "./totals";
