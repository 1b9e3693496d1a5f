import { cents } from '@cw/domain';
import type { Meta } from '@storybook/react-vite';
import { Money, Stack, SumList } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Signs/Money', component: Money } satisfies Meta;

export const Usual = says(() => (
  <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
    <Money cents={cents(642_000)} size="large" />
    <Money cents={cents(464_000)} size="total" />
    <Money cents={cents(485_000)} size="strong" />
    <Money cents={cents(-64_200)} />
    <Money cents={cents(21_000)} plus />
    <Money cents={cents(0)} />
  </Stack>
));
export const Sums = says((w) => (
  <SumList
    rows={[
      { label: w.bidSum, cents: cents(642_000) },
      { label: w.change, cents: cents(21_000), plus: true },
      { label: w.fee, cents: cents(-66_300), quiet: true },
      { label: w.receives, cents: cents(596_700), total: true },
    ]}
  />
));
export const Spanish = { ...Sums, ...SPANISH };
export const Dark = { ...Sums, ...DARK };
export const Narrow = { ...Sums, ...NARROW };
