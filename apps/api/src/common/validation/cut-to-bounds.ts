import { getMetadataStorage } from 'class-validator';

type Bound = 'arrayMaxSize' | 'maxLength';

/** The bounds of the fields of a class, as it declares them. */
function boundsOf(target: object): readonly (readonly [string, Bound, number])[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(target.constructor, '', false, false);
  return rules.flatMap(({ propertyName, name, constraints, each }) => {
    const bound: unknown = constraints?.[0];
    const isBound = name === 'arrayMaxSize' || (name === 'maxLength' && !each);
    return isBound && typeof bound === 'number' ? [[propertyName, name, bound] as const] : [];
  });
}

const isOf = (value: unknown, bound: Bound): value is string | unknown[] =>
  bound === 'arrayMaxSize' ? Array.isArray(value) : typeof value === 'string';

/** Objects that a class was made for; everything else has no rules. */
const isModeled = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) !== Object.prototype;

/**
 * Cuts every list and text of an input that is longer than its class allows to one more than that. The rule still
 * refuses it, and names its limit; but no other rule looks at the rest, and nothing within the rest is looked at.
 */
export function cutToBounds(input: object): void {
  for (const [name, bound, most] of boundsOf(input)) {
    const value: unknown = Reflect.get(input, name);
    if (isOf(value, bound) && value.length > most) Reflect.set(input, name, value.slice(0, most + 1));
  }
  for (const value of Object.values(input))
    for (const part of Array.isArray(value) ? value : [value]) if (isModeled(part)) cutToBounds(part);
}
