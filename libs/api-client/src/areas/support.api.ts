import { supportEndpoints } from '../generated/support.gen.js';

export * from '../generated/support.gen.js';

/** SUP-01: what anybody may write to the people behind the product. */
export const supportApi = supportEndpoints;
