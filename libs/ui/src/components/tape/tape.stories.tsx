import type { Meta } from '@storybook/react-vite';
import { Box, DaysToClosing, Panel, SmallTape, Stack, Tape } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';
import type { Words } from '../../stories/words.js';

export default { title: 'Signs/Tape', component: Tape } satisfies Meta;

const today = '2026-11-20';

const markersIn = (w: Words) => [
  { date: '2026-11-09', label: w.posted, detail: w.postedOn },
  { date: '2026-11-16', label: w.notFixed, detail: w.workDays },
  { date: '2026-11-24', label: w.chooseBid, detail: w.chooseBidBy },
  { date: '2026-11-27', label: w.approve, detail: w.approvalBy },
];

export const Usual = says((w) => (
  <Panel label={w.closing}>
    <DaysToClosing today={today} closing="2026-12-02" />
    <Tape today={today} closing="2026-12-02" from="2026-11-09" markers={markersIn(w)} legend />
  </Panel>
));
export const Captions = says((w) => (
  <Tape
    captions
    today={today}
    closing="2026-12-11"
    from="2026-11-16"
    markers={[{ date: '2026-11-30', label: w.notFixed, detail: w.workDays }]}
  />
));
export const Low = says(() => <Tape low today={today} closing="2026-12-19" />);
export const Past = says(() => <Tape today={today} closing="2026-11-17" from="2026-11-01" />);
export const NoClosing = says((w) => (
  <div>
    {w.noClosing}
    <Tape today={today} closing={null} />
  </div>
));
export const OnPrussian = says((w) => (
  <Box sx={{ bgcolor: 'prussian.main', p: 3 }}>
    <Tape
      onPrussian
      captions
      today={today}
      closing="2026-12-11"
      from="2026-11-18"
      markers={[{ date: '2026-11-24', label: w.chooseBid, detail: w.chooseBidBy }]}
    />
  </Box>
));
export const Small = says(() => (
  <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
    <SmallTape today={today} closing="2026-11-23" />
    <SmallTape today={today} closing="2026-12-18" />
    <SmallTape today={today} closing="2026-11-17" />
  </Stack>
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
