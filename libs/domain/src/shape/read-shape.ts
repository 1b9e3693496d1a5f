import type { FieldFault, FieldFaultCode } from '../errors/field-fault.js';
import { err, ok, type Result } from '../result/result.js';
import { lineFault } from './line.js';
import { oneLine, readPattern, readText, trimmed, unturned, type ValueFault } from './read-text.js';
import type { ChoiceField, Field, ListField, Shape, Shaped, TextField, WholeField } from './shape.js';

type Read = Result<unknown, readonly FieldFault[]>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fault = (path: string, code: FieldFaultCode, values?: ValueFault['values']): Read =>
  err([{ path, code, ...(values && { values }) }]);

const valueAt = (path: string, result: Result<string, ValueFault>): Read =>
  result.ok ? result : fault(path, result.error.code, result.error.values);

const within = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function readWhole(path: string, value: unknown, { min, max }: WholeField): Read {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return fault(path, 'integer');
  if (value < min) return fault(path, 'too_small', { limit: min });
  return value > max ? fault(path, 'too_large', { limit: max }) : ok(value);
}

const readChoice = (path: string, value: unknown, { values }: ChoiceField): Read =>
  values.some((one) => one === value) ? ok(value) : fault(path, 'not_allowed');

function readList(path: string, value: unknown, field: ListField): Read {
  if (!Array.isArray(value)) return fault(path, 'list');
  if (value.length < field.min) return fault(path, field.tooFew, { limit: field.min });
  if (value.length > field.max) return fault(path, 'too_many', { limit: field.max });
  return together(value.map((item, index) => readFields(within(path, String(index)), item, field.fields)));
}

/** All of them, or every fault of any of them. */
function together(read: readonly Read[]): Result<unknown[], readonly FieldFault[]> {
  const faults = read.flatMap((one) => (one.ok ? [] : one.error));
  return faults.length > 0 ? err(faults) : ok(read.flatMap((one) => (one.ok ? [one.value] : [])));
}

/** Nothing, whatever a form or a program writes for it. */
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * A pattern keeps its lines, and fails by them: folded, two addresses could become one. What turns words round is dropped
 * from sentences; in a name it is left for `lineFault` to refuse.
 */
function tidied(text: string, field: Field): string {
  if (field.kind !== 'text' || field.multiline) return trimmed(text);
  return oneLine(field.note ? unturned(text) : text);
}

function readField(path: string, given: unknown, field: Field): Read {
  const value = typeof given === 'string' ? tidied(given, field) : given;
  if (!isNothing(value)) return readPresent(path, value, field);
  if (field.kind === 'list') return readList(path, [], field);
  return field.optional ? ok(null) : fault(path, 'required');
}

function readTextOrLine(path: string, text: string, field: TextField): Read {
  const code = field.multiline || field.note ? undefined : lineFault(text);
  return code === undefined ? valueAt(path, readText(text, field)) : fault(path, code);
}

function readPresent(path: string, value: unknown, field: Field): Read {
  switch (field.kind) {
    case 'list':
      return readList(path, value, field);
    case 'whole':
      return readWhole(path, value, field);
    case 'choice':
      return readChoice(path, value, field);
    case 'object':
      return readFields(path, value, field.fields);
    case 'text':
      return typeof value === 'string' ? readTextOrLine(path, value, field) : fault(path, 'text');
    default:
      return typeof value === 'string' ? valueAt(path, readPattern(value, field)) : fault(path, 'text');
  }
}

function readFields(path: string, value: unknown, shape: Shape): Read {
  if (!isRecord(value)) return fault(path, 'object');
  const names = Object.keys(shape);
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(shape, name));
  const read = together([
    ...Object.entries(shape).map(([name, field]) =>
      readField(within(path, name), Object.hasOwn(value, name) ? value[name] : undefined, field),
    ),
    ...unknown.map((name) => fault(within(path, name), 'unknown_property')),
  ]);
  return read.ok ? ok(Object.fromEntries(names.map((name, index) => [name, read.value[index]]))) : read;
}

/**
 * Reads whatever came as the shape says: texts are trimmed and of one line unless it allows several, an optional field
 * that was left out or empty is null. Answers every fault, in the order of the shape; a property that it does not name
 * is one.
 */
export function readShape<S extends Shape>(value: unknown, shape: S): Result<Shaped<S>, readonly FieldFault[]> {
  // The shape's type says what its reading is; the compiler cannot follow it through the table.
  return readFields('', value, shape) as Result<Shaped<S>, readonly FieldFault[]>;
}
