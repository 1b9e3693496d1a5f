import type { Meta } from '@storybook/react-vite';
import { PersonsWords } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Records/Words of people', component: PersonsWords } satisfies Meta;

export const Usual = says((w) => <PersonsWords as="p">{w.workText}</PersonsWords>);
export const Short = says((w) => <PersonsWords as="p">{w.shortText}</PersonsWords>);
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
