import { fieldProblemsOf } from '@cw/api-client';
import { isUnread, UNREAD_TEXTS } from '@cw/ui';
import {
  get,
  set,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type ResolverOptions,
  type UseFormSetError,
} from 'react-hook-form';
import { encodeFault, type Fault } from './fault.js';

/** Faults by dotted path (`conditions.0.title`), in the order of the page. */
export type Faults = ReadonlyMap<string, Fault>;

/** Collects faults in the order in which they are asked about. */
export function collectFaults(checks: readonly (readonly [path: string, fault: Fault | undefined])[]): Faults {
  return new Map(checks.flatMap(([path, fault]) => (fault === undefined ? [] : [[path, fault] as const])));
}

/** What a field shows and cannot hand on is a fault of the form, whatever it makes of an empty one. */
function unreadIn<T extends FieldValues>({ names = [], fields }: ResolverOptions<T>): Faults {
  return collectFaults(
    names.map((name) => {
      const field: unknown = get(fields, `${name}.ref`);
      const type = field instanceof HTMLInputElement && isUnread(field) ? field.type : '';
      return [name, type === 'date' || type === 'time' ? { id: UNREAD_TEXTS[type] } : undefined];
    }),
  );
}

/** Lets react-hook-form judge by a pure function of the answers, and by what a field holds that is no answer yet. */
export function resolverOf<T extends FieldValues>(check: (answers: T) => Faults): Resolver<T> {
  return (answers, _context, options) => {
    const faults = new Map([...check(answers), ...unreadIn(options)]);
    if (faults.size === 0) return { values: answers, errors: {} };
    const errors: FieldErrors<T> = {};
    for (const [path, fault] of faults) set(errors, path, { type: fault.id, message: encodeFault(fault) });
    return { values: {}, errors };
  };
}

export interface PlacedFaults {
  /** Sentences about things that this form has no field for. */
  readonly rest: readonly string[];
  readonly placed: number;
}

/**
 * Puts the API's faults (422) beside the fields. `known` says of an API path whether the form shows it; `formPath`
 * translates it where the form calls it otherwise.
 */
export function placeApiFaults<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  known: (path: string) => boolean,
  formPath: (path: string) => string = (path) => path,
): PlacedFaults {
  const rest: string[] = [];
  let placed = 0;
  for (const { path, message } of fieldProblemsOf(error)) {
    if (known(path)) {
      setError(formPath(path) as FieldPath<T>, { type: 'api', message }, { shouldFocus: false });
      placed += 1;
    } else {
      rest.push(message);
    }
  }
  return { rest, placed };
}
