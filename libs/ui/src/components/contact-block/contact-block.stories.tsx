import type { Meta } from '@storybook/react-vite';
import { ContactBlock } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Page/Contact block', component: ContactBlock } satisfies Meta;

export const Usual = says(() => <ContactBlock />);
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
