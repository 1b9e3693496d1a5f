import type { Meta } from '@storybook/react-vite';
import { Level, Stack } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Signs/Level', component: Level } satisfies Meta;

export const Usual = {
  args: { slackDays: 2 },
  ...says<{ slackDays: number }>((_, args) => <Level {...args} />),
};
export const Wordings = says(() => (
  <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
    <Level slackDays={2} />
    <Level slackDays={0} />
    <Level slackDays={-1} />
    <Level slackDays={2} wording="track" />
    <Level slackDays={2} wording="track" startMissed />
    <Level slackDays={7} finish="2026-12-01" />
    <Level slackDays={-2} finish="2026-12-10" />
  </Stack>
));
export const Spanish = { ...Wordings, ...SPANISH };
export const Dark = { ...Wordings, ...DARK };
export const Narrow = { ...Wordings, ...NARROW };
