import type { Meta } from '@storybook/react-vite';
import { LongText, Panel } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Records/Long text', component: LongText } satisfies Meta;

export const Usual = says((w) => (
  <Panel title={w.workTextName}>
    <LongText about={w.workTextName}>{w.workText}</LongText>
  </Panel>
));
export const Short = says((w) => <LongText about={w.workTextName}>{w.shortText}</LongText>);
export const OneEndlessWord = says((w) => (
  <LongText about={w.workTextName}>{w.longFile.replaceAll(/[-.]/g, '')}</LongText>
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...OneEndlessWord, ...NARROW };
