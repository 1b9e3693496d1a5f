import { PRESENCES } from '@cw/domain';
import type { Meta } from '@storybook/react-vite';
import { PresenceGlyph, Stack, StateChip } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Signs/Presence', component: PresenceGlyph } satisfies Meta;

export const Usual = says(() => (
  <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
    {PRESENCES.map((presence) => (
      <Stack key={presence} sx={{ gap: 2, flexDirection: 'row', alignItems: 'center' }}>
        <PresenceGlyph presence={presence} />
        <StateChip machine="presence" state={presence} />
      </Stack>
    ))}
  </Stack>
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
