import type { Meta } from '@storybook/react-vite';
import { Quote, Stack } from '../../index.js';
import { DARK, NARROW, nothing, says, SPANISH } from '../../stories/says.js';

export default { title: 'Signs/Quote', component: Quote } satisfies Meta;

export const Usual = says((w) => <Quote page={5}>{w.reportWords}</Quote>);
export const Sources = says((w) => (
  <Stack sx={{ gap: 2 }}>
    <Quote page={5} onPlace={nothing}>
      {w.reportWords}
    </Quote>
    <Quote source="inspection" page={12} lang="en">
      {w.reportWords}
    </Quote>
    <Quote source="lender">{w.reportWords}</Quote>
    <Quote source="owner" page={null}>
      {w.reportWords}
    </Quote>
  </Stack>
));
export const Spanish = { ...Sources, ...SPANISH };
export const Dark = { ...Sources, ...DARK };
export const Narrow = { ...Sources, ...NARROW };
