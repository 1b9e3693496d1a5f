import type { Meta } from '@storybook/react-vite';
import { Days, DaysToClosing, Stack, TextLink, Typography } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Signs/Days', component: DaysToClosing } satisfies Meta;

const today = '2026-11-20';

export const Usual = says((w) => (
  <Stack sx={{ gap: 1.5 }}>
    <DaysToClosing today={today} closing="2026-12-02" />
    <DaysToClosing today={today} closing="2026-11-21" hoursLeft={30} />
    <DaysToClosing today={today} closing={today} />
    <DaysToClosing today={today} closing="2026-11-17" />
    <DaysToClosing today={today} closing="2026-12-02" closed />
    <DaysToClosing today={today} closing={null} missing={<TextLink href="#add">{w.addClosing}</TextLink>} />
  </Stack>
));
export const Alone = says(() => (
  <Typography>
    <Days count={1} /> <Days count={12} />
  </Typography>
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
