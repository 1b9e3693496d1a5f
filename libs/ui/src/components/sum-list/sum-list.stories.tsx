import { cents } from '@cw/domain';
import type { Meta } from '@storybook/react-vite';
import { Panel, SumList } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Records/Sum list', component: SumList } satisfies Meta;

export const Usual = says((w) => (
  <Panel title={w.payment}>
    <SumList
      rows={[
        { label: w.bidSum, cents: cents(642_000) },
        { label: w.change, cents: cents(21_000), plus: true },
        { label: w.fee, cents: cents(-66_300), quiet: true },
        { label: w.receives, cents: cents(596_700), total: true },
      ]}
    />
  </Panel>
));
export const Empty = says(() => <SumList rows={[]} />);
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
