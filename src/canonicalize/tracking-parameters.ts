/**
 * Parameters that say where a visitor came from and not which page is asked for.
 * Beyond `utm_` and six names by decision, a name stands here where at least three
 * independent public sources remove it; letters name them:
 * A AdGuard filter 17, B Brave, C ClearURLs, T tidy-url, F Firefox strict protection,
 * S Firefox strip-on-share, P community Firefox preferences, U uBlock Origin privacy
 * filters, K courlan where its pattern spells the name out (its broad ones, which
 * take any `*session*`, `*ref*` or `*source*`, do not count).
 */
export type Evidence = readonly [name: string, by: string];

/** Every name that begins so (a decision; thirteen names have six sources each). */
export const TRACKING_PREFIX = "utm_";

/** Removed by decision, whatever the evidence. */
export const DECIDED_NAMES: readonly string[] = ["fbclid", "gclid", "msclkid", "mc_cid", "mc_eid", "ref_src"];

/** Removed on every host. */
export const GLOBAL_NAMES: readonly Evidence[] = [
  ["__hsfp", "ABCTP"],
  ["__hssc", "ABCTP"],
  ["__hstc", "ABCTP"],
  ["__s", "BCTFP"],
  ["_gl", "ABC"],
  ["_hsenc", "ABCTFP"],
  ["_openstat", "ABCP"],
  ["cmpid", "ACT"],
  ["dclid", "ABCPK"],
  ["fb_action_ids", "ABC"],
  ["fbclid", "ABCTFPK"],
  ["gbraid", "APK"],
  ["gclid", "ABCTPK"],
  ["hsa_acc", "ATS"],
  ["hsa_ad", "ATS"],
  ["hsa_cam", "ATS"],
  ["hsa_grp", "ATS"],
  ["hsa_kw", "ATS"],
  ["hsa_la", "ATS"],
  ["hsa_mt", "ATS"],
  ["hsa_net", "ATS"],
  ["hsa_ol", "ATS"],
  ["hsa_src", "ATS"],
  ["hsa_tgt", "ATS"],
  ["hsa_ver", "ATS"],
  ["hsCtaTracking", "ABCTP"],
  ["itm_campaign", "ACT"],
  ["itm_medium", "ACT"],
  ["itm_source", "ACT"],
  ["mc_cid", "ACT"],
  ["mc_eid", "ABCTFP"],
  ["mkt_tok", "ACTF"],
  ["ml_subscriber", "ABCP"],
  ["ml_subscriber_hash", "ABCP"],
  ["msclkid", "ABCPK"],
  ["mtm_campaign", "ACT"],
  ["mtm_cid", "ABCT"],
  ["mtm_content", "ACT"],
  ["mtm_group", "ACT"],
  ["mtm_keyword", "ACT"],
  ["mtm_medium", "ACT"],
  ["mtm_placement", "ACT"],
  ["mtm_source", "ACT"],
  ["oly_anon_id", "ABCTFP"],
  ["oly_enc_id", "ABCTFP"],
  ["rb_clickid", "ABCP"],
  ["s_cid", "ABCSP"],
  ["srsltid", "ABC"],
  ["twclid", "ABCPK"],
  ["vero_conv", "ABCTSP"],
  ["vero_id", "ABCTFP"],
  ["wbraid", "ABPK"],
  ["wickedid", "ABCP"],
  ["yclid", "ABCPK"],
  ["ysclid", "ABK"],
];

/** Removed on these hosts and below: elsewhere the name may mean something. */
export const HOST_NAMES: readonly (readonly [...Evidence, hosts: readonly string[]])[] = [
  ["igshid", "BKPSU", ["instagram.com"]],
  ["ref_url", "BSU", ["twitter.com", "x.com"]],
  ["si", "ABU", ["youtube.com", "youtu.be"]],
];

/**
 * Names some lists remove everywhere and sites use for content: never global. Removing
 * `ref` broke Steam's support pages, `mc` a price comparison.
 */
export const NEVER_GLOBAL: readonly string[] = [
  "ref",
  "referrer",
  "source",
  "from",
  "id",
  "sid",
  "mc",
  "cid",
  "campaign",
  "var",
  "si",
  "th",
];
