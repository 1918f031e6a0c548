export { groupLinks } from "./duplicate-groups";
export { type KeyedLink, pagesByKey } from "./pages";
export { parameterInventory } from "./parameter-inventory";
export { createEffectCounter, type KeyedUrl, keyedUrls, type PolicyEffect } from "./policy-effect";
export { flipped, RULE_SWITCHES, type RuleSwitch, type SwitchId } from "./rule-switches";
export { suspectDuplicates } from "./suspected";
export { countPages, countTotals } from "./totals";
