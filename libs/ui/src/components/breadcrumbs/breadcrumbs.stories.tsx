import type { Meta } from '@storybook/react-vite';
import { Breadcrumbs } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Page/Breadcrumbs', component: Breadcrumbs } satisfies Meta;

export const Usual = says((w) => (
  <Breadcrumbs items={[{ label: w.projects, href: '#a' }, { label: w.address, href: '#b' }, { label: w.bids }]} />
));
export const LongAddress = says((w) => (
  <Breadcrumbs items={[{ label: w.projects, href: '#a' }, { label: w.compareSaid, href: '#b' }, { label: w.bids }]} />
));
export const Spanish = { ...LongAddress, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...LongAddress, ...NARROW };
