const property = (payload: unknown, name: string): unknown =>
  typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined;

/** A text of what was heard. Whoever may use the database may say anything on the channel. */
export function textIn(payload: unknown, name: string): string | undefined {
  const value = property(payload, name);
  return typeof value === 'string' ? value : undefined;
}

export function textsIn(payload: unknown, name: string): string[] {
  const value = property(payload, name);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

export const isSetIn = (payload: unknown, name: string): boolean => property(payload, name) === true;
