import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useStateName } from './use-state-name.js';

export interface StateChoice {
  readonly value: string;
  readonly label: string;
}

/** States to choose from by their names, in the order of the reader's alphabet; what is chosen stays the code. */
export function useStateChoices(): (codes: readonly string[]) => readonly StateChoice[] {
  const { locale } = useIntl();
  const nameOf = useStateName();
  return useCallback(
    (codes) => {
      const { compare } = new Intl.Collator(locale);
      return codes
        .map((value) => ({ value, label: nameOf(value) }))
        .toSorted((one, other) => compare(one.label, other.label));
    },
    [locale, nameOf],
  );
}
