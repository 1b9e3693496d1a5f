/** The one place that writes to the browser's console: what support may ask a reader to look up. */
export function logWarning(message: string): void {
  globalThis.console.warn(message);
}
