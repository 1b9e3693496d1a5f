/** Methods that change nothing: no token of the page, and a token's read scope is enough. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
