import type { Meta } from '@storybook/react-vite';
import { Box, HelpLink } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Actions/Help link', component: HelpLink } satisfies Meta;

export const Usual = says(() => <HelpLink href="/support" />);
export const OnPrussian = says(() => (
  <Box sx={{ bgcolor: 'prussian.main', p: 3 }}>
    <HelpLink href="/support" onPrussian />
  </Box>
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...OnPrussian, ...NARROW };
