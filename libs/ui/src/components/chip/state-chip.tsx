import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import {
  stateLook,
  stateWordId,
  type StateMachineName,
  type StateReader,
  type StatesOfMachine,
} from '../../states/state-looks.js';
import { Chip } from './chip.js';

/** A state together with the machine it belongs to. */
export type MachineState = {
  [M in StateMachineName]: { readonly machine: M; readonly state: StatesOfMachine[M] };
}[StateMachineName];

/** Who reads: "Your review" is the client's; its contractor and staff read "Client's review". */
type ReadBy<M> = M extends { readonly machine: 'project' }
  ? M & { readonly seenBy: StateReader }
  : M & { readonly seenBy?: StateReader };

export type StateChipProps = ReadBy<MachineState> & {
  /** For a paper that expires: days left. */
  readonly daysLeft?: number;
  readonly className?: string;
};

/** True once a state that is final and good was reached while the page was open; never for what it opened with. */
function useJustSettled(state: string, settled: boolean): boolean {
  const [seen, setSeen] = useState({ state, just: false });
  if (seen.state !== state) setSeen({ state, just: settled });
  return seen.just;
}

/** Glyph, word and color of a state, always all three. */
export function StateChip({ machine, state, seenBy, daysLeft, className }: StateChipProps): ReactElement {
  const look = stateLook(machine, state);
  const { formatMessage } = useIntl();
  const pressed = useJustSettled(state, look.solid ?? false);
  const Glyph = look.glyph;
  let word = formatMessage({ id: seenBy === undefined ? look.wordId : stateWordId(machine, state, seenBy) });
  if (state === 'expiring' && daysLeft !== undefined) {
    word = formatMessage({ id: 'states.verification_days.expiring' }, { days: daysLeft });
  }
  return (
    <Chip
      tone={look.tone}
      solid={look.solid ?? false}
      icon={<Glyph pressed={pressed} />}
      {...(className !== undefined && { className })}
    >
      {word}
    </Chip>
  );
}
