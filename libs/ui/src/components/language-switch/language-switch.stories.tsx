import type { Meta } from '@storybook/react-vite';
import { Box, LanguageSwitch } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Actions/Language switch', component: LanguageSwitch } satisfies Meta;

export const Usual = says(() => <LanguageSwitch />);
export const OnPrussian = says(() => (
  <Box sx={{ bgcolor: 'prussian.main', p: 3 }}>
    <LanguageSwitch onPrussian />
  </Box>
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...OnPrussian, ...NARROW };
