import { US_STATES } from '@cw/domain';
import { stateNameId, type Formatter } from '@cw/i18n';

/** The name of a state of the United States by its code; a code that is none stays as it is. */
export function stateName(words: Formatter, code: string): string {
  const state = US_STATES.find((one) => one === code);
  return state === undefined ? code : words.text(stateNameId(state));
}
