/** Where an object differs from the official sample of its kind, such as `charge.source: missing`. */
export type Deviation = string;

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** Their keys are chosen by whoever uses the API. */
const FREE: readonly string[] = ['metadata', 'fraud_details'];

/** An id stands where the whole object may stand when it was asked for. */
const mayBeEither = (one: string, other: string): boolean =>
  [one, other].includes('null') || [one, other].toSorted().join() === 'object,string';

/** Keys that belong to one type of several: a bank account's, where the sample is of a card. */
const variantKeys = (actual: JsonObject, sample: JsonObject): unknown[] =>
  actual['type'] === sample['type'] ? [] : [actual['type'], sample['type']];

/** Stands in another object, but is compared with the sample of its own kind. */
const isOfOwnKind = (value: unknown, path: string): boolean =>
  isObject(value) && typeof value['object'] === 'string' && value['object'] !== 'list' && path.includes('.');

function compareObjects(actual: JsonObject, sample: JsonObject, path: string): Deviation[] {
  const variants = variantKeys(actual, sample);
  const absent = (from: JsonObject, known: JsonObject): string[] =>
    Object.keys(known).filter((key) => !Object.hasOwn(from, key) && !variants.includes(key));
  const missing = absent(actual, sample);
  const extra = absent(sample, actual);
  const shared = Object.keys(sample).filter((key) => Object.hasOwn(actual, key) && !FREE.includes(key));
  return [
    ...missing.map((key) => `${path}.${key}: missing`),
    ...extra.map((key) => `${path}.${key}: extra`),
    ...shared.flatMap((key) => compareValues(actual[key], sample[key], `${path}.${key}`)),
  ];
}

function compareValues(actual: unknown, sample: unknown, path: string): Deviation[] {
  const [ours, theirs] = [typeOf(actual), typeOf(sample)];
  // Nothing can be said of a value that one of the two leaves out.
  if (ours !== theirs) return mayBeEither(ours, theirs) ? [] : [`${path}: ${ours} instead of ${theirs}`];
  if (isOfOwnKind(actual, path)) return [];
  if (isObject(actual) && isObject(sample)) return compareObjects(actual, sample, path);
  if (Array.isArray(actual) && Array.isArray(sample) && actual.length > 0 && sample.length > 0)
    return compareValues(actual[0], sample[0], `${path}[]`);
  return [];
}

/** Keys and JSON types at every depth that both have. */
export const compareWithSample = (actual: object, sample: object, kind: string): Deviation[] =>
  compareValues(actual, sample, kind);
