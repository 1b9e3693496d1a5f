import { CONDITION_STATES } from '@cw/domain';
import type { Meta } from '@storybook/react-vite';
import { Stack, Tag, TagStrip } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Signs/Tag', component: Tag } satisfies Meta;

const items = CONDITION_STATES.map((state, index) => ({ number: index + 1, state }));
const row = { flexDirection: 'row', flexWrap: 'wrap', gap: 1 };

export const Usual = says(() => (
  <Stack sx={row}>
    {items.map(({ number, state }) => (
      <Tag key={state} number={number} state={state} />
    ))}
    <Tag number={9} />
    <Tag number={128} tone="brick" />
    <Tag number={3} size="small" />
  </Stack>
));
export const Strip = says((w) => (
  <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
    <span>{w.conditionsSaid}</span>
    <TagStrip items={items} />
    <TagStrip compact items={items} />
  </Stack>
));
export const Spanish = { ...Strip, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
