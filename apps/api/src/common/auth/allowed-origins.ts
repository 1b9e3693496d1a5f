/** The origins of the three areas: PUBLIC_URL and its `app.` and `admin.` hosts. */
export function areaOrigins(publicUrl: string): ReadonlySet<string> {
  const url = new URL(publicUrl);
  return new Set(['', 'app.', 'admin.'].map((prefix) => `${url.protocol}//${prefix}${url.host}`));
}

/**
 * Whether a browser's Origin is ours: one of the areas', or the very host that was asked (behind a trusted proxy,
 * the forwarded one). `null` and other schemes, ports or suffixes are foreign.
 */
export function isOwnOrigin(origin: string, areas: ReadonlySet<string>, requestHost: string | undefined): boolean {
  if (areas.has(origin)) return true;
  return requestHost !== undefined && (origin === `http://${requestHost}` || origin === `https://${requestHost}`);
}
