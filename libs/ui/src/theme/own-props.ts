const NEVER_FORWARDED = ['as', 'theme', 'sx', 'ownerState'];

/** Options for `styled`: these props are for its styles and do not become attributes. */
export function ownProps(...names: readonly string[]): { readonly shouldForwardProp: (name: PropertyKey) => boolean } {
  const hidden = new Set<PropertyKey>([...NEVER_FORWARDED, ...names]);
  return { shouldForwardProp: (name) => !hidden.has(name) };
}
