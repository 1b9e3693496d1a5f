import type { Meta } from '@storybook/react-vite';
import { VisuallyHidden } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Signs/Visually hidden', component: VisuallyHidden } satisfies Meta;

export const Usual = says((w) => (
  <p>
    {w.prose} <VisuallyHidden>{w.hint}</VisuallyHidden>
  </p>
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
