export { registrableDomain } from "./registrable-domain";
export { createResolver, type ResolverOptions } from "./resolver";
export { inScope } from "./scope";
