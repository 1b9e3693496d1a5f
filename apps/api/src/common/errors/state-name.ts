import { US_STATES, type UsState } from '@cw/domain';
import type { Formatter } from '@cw/i18n';

/** The name of a state of the United States by its code; a code that is none stays as it is. */
export function stateName(words: Formatter, code: string): string {
  const state = US_STATES.find((one) => one === code);
  return state === undefined ? code : words.text(`places.${state.toLowerCase() as Lowercase<UsState>}`);
}
