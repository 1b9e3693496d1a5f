import { parseDollars, zipOf } from '@cw/domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { dayOf, type ProjectFilters } from './project-filters.js';
import type { ProjectFilterState } from './use-project-filters.js';

type Typed = Pick<ProjectFilters, 'q' | 'zip' | 'min' | 'max' | 'closing'>;
type Faults = Partial<Record<keyof Typed, string>>;

const without = (draft: Partial<Typed>, name: keyof Typed): Partial<Typed> =>
  Object.fromEntries(Object.entries(draft).filter(([other]) => other !== name));

export interface TypedFilters {
  readonly field: (name: keyof Typed) => {
    readonly name: string;
    readonly value: string;
    readonly onChange: (event: { target: { value: string } }) => void;
    readonly onBlur: () => void;
    readonly error: string | undefined;
  };
  /** False when something typed cannot be read: it says so, and nothing is applied. */
  readonly apply: () => boolean;
}

/** What the reader types is applied when they press Enter or leave the field; a whole date at once. */
export function useTypedFilters({ filters, home, change }: ProjectFilterState): TypedFilters {
  const { formatMessage } = useIntl();
  const { q, min, max, closing } = filters;
  const applied: Typed = { q, zip: filters.zip === home.zip ? '' : filters.zip, min, max, closing };
  const [draft, setDraft] = useState<Partial<Typed>>({});
  const typed: Typed = { ...applied, ...draft };

  const faults: Faults = {};
  if (typed.zip !== '' && zipOf(typed.zip) === undefined)
    faults.zip = formatMessage({ id: 'projects.filter.zip_fault' });
  for (const name of ['min', 'max'] as const) {
    const unreadable = typed[name] !== '' && parseDollars(typed[name]) === undefined;
    if (unreadable) faults[name] = formatMessage({ id: 'projects.filter.amount_fault' });
  }
  const [least, most] = [parseDollars(typed.min), parseDollars(typed.max)];
  // Nothing could match, and that would say nothing about why.
  if (least !== undefined && most !== undefined && most < least)
    faults.max = formatMessage({ id: 'projects.filter.order_fault' });
  // An address may name what nobody typed here.
  const [shown, setShown] = useState<Faults>(faults);

  const apply = (): boolean => {
    setShown(faults);
    if (Object.keys(faults).length > 0) return false;
    setDraft({});
    if (Object.keys(draft).length > 0)
      change({ ...draft, ...('closing' in draft && { closing: dayOf(typed.closing) }) });
    return true;
  };
  const field: TypedFilters['field'] = (name) => ({
    name,
    value: typed[name],
    onChange: ({ target: { value } }) => {
      const day = dayOf(value);
      if (name !== 'closing' || (value !== '' && day === ''))
        return setDraft((before) => ({ ...before, [name]: value }));
      setDraft((before) => without(before, name));
      change({ closing: day });
    },
    onBlur: () => void apply(),
    // What was mended meanwhile, here or at a chip, is no longer said.
    error: shown[name] && faults[name],
  });
  return { field, apply };
}
