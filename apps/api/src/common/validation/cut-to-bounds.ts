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

/** What a letter takes at most: two units, and one that says how it is drawn. Whatever has more is no text. */
const UNITS_A_LETTER = 4;

/** The value as far as its rule needs it to refuse it; itself where the rule may accept it. */
function cut(value: unknown, bound: Bound, most: number): unknown {
  if (bound === 'arrayMaxSize') return Array.isArray(value) && value.length > most ? value.slice(0, most + 1) : value;
  // How the rule counts letters is its own affair, so a part of the text could be one that it accepts.
  return typeof value === 'string' && value.length > UNITS_A_LETTER * most ? 'x'.repeat(most + 1) : value;
}

/** Objects that a class was made for; everything else has no rules. */
const isModeled = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) !== Object.prototype;

/**
 * Cuts every list and text of an input that is far longer than its class allows. The rule still refuses it, and names
 * its limit; but no other rule looks at the rest, and nothing within the rest is looked at.
 */
export function cutToBounds(input: object): void {
  for (const [name, bound, most] of boundsOf(input)) {
    const value: unknown = Reflect.get(input, name);
    const kept = cut(value, bound, most);
    // What was left out stays so: a field that is there, be it undefined, is one that somebody gave.
    if (kept !== value) Reflect.set(input, name, kept);
  }
  for (const value of Object.values(input))
    for (const part of Array.isArray(value) ? value : [value]) if (isModeled(part)) cutToBounds(part);
}
