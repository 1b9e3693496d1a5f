import type { Meta } from '@storybook/react-vite';
import { Panel, Timeline } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Records/Timeline', component: Timeline } satisfies Meta;

export const Usual = says((w) => (
  <Panel title={w.soFar}>
    <Timeline
      items={[
        { title: w.posted, detail: w.postedOn, place: 'done' },
        { title: w.chosen, detail: w.chosenOn, place: 'done' },
        { title: w.evidence, detail: w.evidenceSaid, place: 'now' },
        { title: w.yourApproval, detail: w.approvalBy, place: 'next' },
        { title: w.closing, detail: w.closingOn, place: 'next' },
      ]}
    />
  </Panel>
));
export const AllDone = says((w) => (
  <Timeline
    items={[
      { title: w.posted, place: 'done' },
      { title: w.closing, detail: w.closingOn, place: 'done' },
    ]}
  />
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
