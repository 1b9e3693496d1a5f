import { invalidParameter } from './api-error.js';
import type { FormObject, FormValue } from './form.js';

export interface Parameter<T, Required extends boolean = boolean> {
  readonly required: Required;
  /** `name` is the full bracketed name, for the error. */
  read(value: FormValue, name: string): T;
}

type Specification<Params> = { readonly [K in keyof Params]?: Parameter<unknown> };

export type Values<S> = {
  [K in keyof S]: S[K] extends Parameter<infer T, infer R> ? (R extends true ? T : T | undefined) : never;
};

export type Reader<S> = (form: FormObject, prefix?: string) => Values<S>;

const optional = <T>(read: Parameter<T>['read']): Parameter<T, false> => ({ required: false, read });

/** Marks a parameter without which the request is refused. */
export const required = <T>(parameter: Parameter<T>): Parameter<T, true> => ({ required: true, read: parameter.read });

function asText(value: FormValue, name: string): string {
  if (typeof value !== 'string') throw invalidParameter(`Invalid string: ${JSON.stringify(value)}`, name);
  return value;
}

function asObject(value: FormValue, name: string): FormObject {
  if (typeof value === 'string') throw invalidParameter('Invalid object', name);
  return value;
}

function asInteger(value: FormValue, name: string): number {
  const digits = asText(value, name);
  if (!/^-?\d{1,15}$/.test(digits))
    throw invalidParameter(`Invalid integer: ${digits}`, name, 'parameter_invalid_integer');
  return Number(digits);
}

export const integer = optional(asInteger);

export const positiveInteger = optional((value, name) => {
  const number = asInteger(value, name);
  if (number < 1)
    throw invalidParameter('This value must be greater than or equal to 1.', name, 'parameter_invalid_integer');
  return number;
});

export const boolean = optional((value, name) => {
  if (value !== 'true' && value !== 'false') throw invalidParameter(`Invalid boolean: ${JSON.stringify(value)}`, name);
  return value === 'true';
});

/** Text that may not be empty: an empty one is Stripe's way to unset, which the field must allow by `emptyable`. */
export const text = (maxLength = 5000): Parameter<string, false> =>
  optional((value, name) => {
    const content = asText(value, name);
    if (content === '')
      throw invalidParameter(`You passed an empty string for '${name}'.`, name, 'parameter_invalid_empty');
    if (content.length > maxLength) throw invalidParameter(`Invalid string: at most ${maxLength} characters.`, name);
    return content;
  });

export const email = optional((value, name) => {
  const address = asText(value, name);
  if (!/^[^\s@]+@[^\s@]+$/.test(address))
    throw invalidParameter(`Invalid email address: ${address}`, name, 'email_invalid');
  return address;
});

export const url = optional((value, name) => {
  const address = asText(value, name);
  if (!URL.canParse(address)) throw invalidParameter('Not a valid URL', name, 'url_invalid');
  return address;
});

export const oneOf = <const T extends string>(...allowed: T[]): Parameter<T, false> =>
  optional((value, name) => {
    const match = allowed.find((item) => item === value);
    if (match === undefined) throw invalidParameter(`Invalid ${name}: must be one of ${allowed.join(', ')}`, name);
    return match;
  });

/** An empty text unsets the field: read as null. */
export const emptyable = <T>(parameter: Parameter<T>): Parameter<T | null, false> =>
  optional((value, name) => (value === '' ? null : parameter.read(value, name)));

/** Numbered or unnumbered brackets: `expand[0]=a`, `expand[]=a`. */
export const list = <T>(item: Parameter<T>): Parameter<T[], false> =>
  optional((value, name) =>
    Object.entries(asObject(value, name)).map(([index, entry]) => item.read(entry, `${name}[${index}]`)),
  );

export const nested = <S>(reader: Reader<S>): Parameter<Values<S>, false> =>
  optional((value, name) => reader(asObject(value, name), name));

/** Metadata with '' for a key to delete; null when all of it is to be cleared. */
export const metadata = optional((value, name): Record<string, string> | null => {
  if (value === '') return null;
  const entries = Object.entries(asObject(value, name)).map(
    ([key, item]) => [key, asText(item, `${name}[${key}]`)] as const,
  );
  if (entries.length > 50) throw invalidParameter('Metadata can have at most 50 keys.', name);
  for (const [key, item] of entries) {
    if (key.length > 40) throw invalidParameter('Metadata keys can be at most 40 characters.', `${name}[${key}]`);
    if (item.length > 500) throw invalidParameter('Metadata values can be at most 500 characters.', `${name}[${key}]`);
  }
  return Object.fromEntries(entries);
});

export interface Range {
  readonly gt?: number | undefined;
  readonly gte?: number | undefined;
  readonly lt?: number | undefined;
  readonly lte?: number | undefined;
}

/** `created=5` or `created[gte]=5`. */
export const range = optional((value, name): Range => {
  if (typeof value === 'string') {
    const exact = asInteger(value, name);
    return { gte: exact, lte: exact };
  }
  return readRange(value, name);
});

const readParameter = (parameter: Parameter<unknown>, value: FormValue | undefined, name: string): unknown => {
  if (value !== undefined) return parameter.read(value, name);
  if (parameter.required) throw invalidParameter(`Missing required param: ${name}.`, name, 'parameter_missing');
  return undefined;
};

/**
 * What an endpoint takes. The names are checked against the SDK's own parameter type, so that a name Stripe does not
 * know cannot be accepted here; at run time any other name is refused with `parameter_unknown`.
 */
export const accepts =
  <Params>() =>
  <const S extends Specification<Params>>(
    specification: S & Record<Exclude<keyof S, keyof Params>, never>,
  ): Reader<S> =>
  (form, prefix) => {
    const nameOf = (key: string) => (prefix ? `${prefix}[${key}]` : key);
    const known: Readonly<Record<string, Parameter<unknown>>> = { ...specification };
    const stranger = Object.keys(form).find((key) => !Object.hasOwn(known, key));
    if (stranger !== undefined) {
      throw invalidParameter(`Received unknown parameter: ${nameOf(stranger)}`, nameOf(stranger), 'parameter_unknown');
    }
    const entries = Object.entries(known).map(([key, parameter]) => [
      key,
      readParameter(parameter, form[key], nameOf(key)),
    ]);
    return Object.fromEntries(entries) as Values<S>;
  };

const readRange = accepts<Range>()({ gt: integer, gte: integer, lt: integer, lte: integer });

/** Applies a metadata parameter: named keys are set, those with an empty value deleted, null clears all. */
export function mergeMetadata(
  old: Readonly<Record<string, string>>,
  change: Record<string, string> | null | undefined,
): Record<string, string> {
  if (change === null) return {};
  const merged = { ...old, ...change };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}

/** Only what was given: an absent parameter must not overwrite a stored value. */
export const given = <T extends object>(values: T | undefined): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
