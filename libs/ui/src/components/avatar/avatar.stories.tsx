import type { Meta } from '@storybook/react-vite';
import { Avatar, CountBadge, IconButton, BellIcon, Stack } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Signs/Avatar and count', component: Avatar } satisfies Meta;

export const Usual = says((w) => (
  <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
    <Avatar name={w.client} />
    <Avatar name={w.contractor} />
    <span>{w.contractor}</span>
  </Stack>
));
export const Counts = says((w) => (
  <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
    <IconButton aria-label={w.notifications}>
      <BellIcon />
    </IconButton>
    <CountBadge count={3} />
    <CountBadge count={12} urgent />
    <CountBadge count={5_000} urgent />
  </Stack>
));
export const Nothing = says(() => <CountBadge count={0} />);
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Counts, ...DARK };
export const Narrow = { ...Counts, ...NARROW };
