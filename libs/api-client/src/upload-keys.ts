const keys = new WeakMap<object, string>();

/**
 * Says under which Idempotency-Key a file is sent: one that is kept on the device goes under its own, so that it arrives
 * once also where the page that sent it first is long gone.
 */
export function keepKey(file: File, key: string): void {
  keys.set(file, key);
}

/** The key of the file in a form; undefined where it has none of its own. */
export function uploadKeyOf(body: unknown): string | undefined {
  if (!(body instanceof FormData)) return undefined;
  return [...body.values()].map((part) => (part instanceof File ? keys.get(part) : undefined)).find(Boolean);
}
