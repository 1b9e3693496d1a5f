import type { Meta } from '@storybook/react-vite';
import { Panel, Stack, STATE_LOOKS, StateChip, type StateChipProps } from '../index.js';
import { DARK, NARROW, says, SPANISH } from './says.js';

export default { title: 'Foundations/States', component: StateChip } satisfies Meta;

const machines = Object.entries(STATE_LOOKS).map(([machine, looks]) => ({ machine, states: Object.keys(looks) }));

/** Every state of every machine: its shape, its word and its color. */
export const Usual = says(() => (
  <Stack sx={{ gap: 2 }}>
    {machines.map(({ machine, states }) => (
      <Panel key={machine} title={machine}>
        <Stack sx={{ flexDirection: 'row', flexWrap: 'wrap', gap: 1 }}>
          {states.map((state) => (
            <StateChip key={state} {...({ machine, state, daysLeft: 14 } as unknown as StateChipProps)} />
          ))}
        </Stack>
      </Panel>
    ))}
  </Stack>
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
