export { groupLinks } from "./duplicate-groups";
export { pagesByKey } from "./pages";
export { parameterInventory } from "./parameter-inventory";
export { createEffectCounter, type KeyedUrl, keyedUrls, type PolicyEffect } from "./policy-effect";
export { flipped, RULE_SWITCHES, type RuleSwitch, type SwitchId } from "./rule-switches";
export { suspectDuplicates } from "./suspected";
export { countTotals } from "./totals";
