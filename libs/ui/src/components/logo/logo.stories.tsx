import type { Meta } from '@storybook/react-vite';
import { Box, Logo, Mark, Stack } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Foundations/Mark', component: Logo } satisfies Meta;

export const Usual = says(() => (
  <Stack sx={{ gap: 3, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' }}>
    <Logo />
    <Logo markOnly />
    <Mark size={20} />
    <Mark size={64} />
  </Stack>
));
export const OnPrussian = says(() => (
  <Box sx={{ bgcolor: 'prussian.main', p: 3 }}>
    <Logo onPrussian />
  </Box>
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
