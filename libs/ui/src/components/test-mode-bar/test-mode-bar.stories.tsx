import type { Meta } from '@storybook/react-vite';
import { TestModeBar } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Page/Test mode bar', component: TestModeBar, parameters: { bare: true } } satisfies Meta;

export const Usual = says(() => <TestModeBar />);
export const WithWords = says((w) => <TestModeBar>{w.cardNumber}</TestModeBar>);
export const Spanish = { ...WithWords, ...SPANISH };
export const Dark = { ...WithWords, ...DARK };
export const Narrow = { ...WithWords, ...NARROW };
