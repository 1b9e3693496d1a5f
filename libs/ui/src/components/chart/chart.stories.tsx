import type { Meta } from '@storybook/react-vite';
import { BarChart, Money, Panel, ShareBar } from '../../index.js';
import { cents } from '@cw/domain';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Records/Charts', component: BarChart } satisfies Meta;

export const Bars = says((w) => (
  <Panel title={w.earned}>
    <BarChart
      caption={w.earned}
      columns={[w.month, w.paidOut, w.heldNow]}
      tones={['green', 'blue']}
      bars={[
        { id: '9', label: w.sep, tip: '$2.1k', parts: [2100, 0], row: [w.sep, '$2,100.00', '$0.00'] },
        { id: '10', label: w.oct, tip: '$4.7k', parts: [4000, 700], row: [w.oct, '$4,000.00', '$700.00'] },
        { id: '11', label: w.nov, tip: '$6.4k', parts: [20, 6420], row: [w.nov, '$20.00', '$6,420.00'] },
        { id: '12', label: w.dec, parts: [0, 0], row: [w.dec, '$0.00', '$0.00'] },
      ]}
    />
  </Panel>
));
export const NothingYet = says((w) => (
  <BarChart
    caption={w.earned}
    columns={[w.month, w.paidOut]}
    tones={['green']}
    bars={[{ id: '9', label: w.sep, parts: [0], row: [w.sep, '$0.00'] }]}
  />
));
export const Shares = says((w) => (
  <Panel title={w.payment}>
    <ShareBar
      shares={[
        { id: 'a', label: w.paidOut, value: <Money cents={cents(400_000)} />, size: 400_000, tone: 'green' },
        { id: 'b', label: w.heldNow, value: <Money cents={cents(642_000)} />, size: 642_000, tone: 'blue' },
        { id: 'c', label: w.fee, value: <Money cents={cents(64_200)} />, size: 64_200, tone: 'slate' },
      ]}
    />
  </Panel>
));
export const Spanish = { ...Shares, ...SPANISH };
export const Dark = { ...Bars, ...DARK };
export const Narrow = { ...Bars, ...NARROW };
