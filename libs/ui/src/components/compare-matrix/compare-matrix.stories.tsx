import { cents, type Cents } from '@cw/domain';
import type { Meta } from '@storybook/react-vite';
import {
  Button,
  CompareMatrix,
  TextLink,
  type CompareBid,
  type CompareCondition,
  type CompareLine,
} from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';
import type { Words } from '../../stories/words.js';

export default { title: 'Records/Compare matrix', component: CompareMatrix } satisfies Meta;

const dollars = (amount: number): Cents => cents(amount * 100);

const conditionsIn = (w: Words): readonly CompareCondition[] => [
  { id: 'a', number: 1, title: w.chimney, detail: w.roofDetail, estimateCents: dollars(1800), estimateInReport: true },
  { id: 'b', number: 2, title: w.trim, detail: w.exteriorDetail, estimateCents: dollars(1500) },
  { id: 'c', number: 3, title: w.rail, detail: w.safetyDetail, estimateCents: dollars(700) },
  { id: 'd', number: 4, title: w.outlet, detail: w.electricalDetail, estimateCents: null },
];

const line = (conditionId: string, amount: number, note?: string): CompareLine => ({
  conditionId,
  included: amount > 0,
  amountCents: dollars(amount),
  note,
});

const bidsIn = (w: Words): readonly CompareBid[] => [
  {
    id: '2',
    contractorName: w.rival,
    shortName: 'Catskill',
    rating: { average: 4.5, count: 18 },
    record: w.passed,
    amountCents: dollars(2880),
    start: '2026-11-24',
    finish: '2026-11-30',
    lines: [line('a', 1720), line('b', 0, w.noLead), line('c', 640), { ...line('d', 520), allowance: true }],
    facts: [
      { id: 'w', label: w.warranty, value: w.warrantySaid },
      { id: 'm', label: w.materials, value: w.workText, prose: true },
    ],
  },
  {
    id: '1',
    contractorName: w.contractor,
    shortName: 'Brennan',
    rating: { average: 4.8, count: 41 },
    record: w.passed,
    amountCents: dollars(4930),
    start: '2026-11-25',
    finish: '2026-12-01',
    lines: [line('a', 1950), line('b', 1480), line('c', 890), line('d', 610)],
    facts: [
      { id: 'w', label: w.warranty, value: w.warrantySaid },
      { id: 'm', label: w.materials, value: w.materialsSaid, prose: true },
    ],
  },
  {
    id: '3',
    contractorName: w.third,
    shortName: 'Iglesias',
    rating: null,
    amountCents: dollars(2070),
    start: null,
    finish: '2026-12-10',
    lines: [line('a', 0, w.noRoof), line('b', 1350), line('c', 720), line('d', 0)],
    facts: [
      { id: 'w', label: w.warranty, value: w.nobody, warns: true },
      { id: 'm', label: w.materials, value: w.materialsSaid, prose: true },
    ],
  },
];

const matrix = (w: Words, bids: readonly CompareBid[]) => (
  <CompareMatrix
    conditions={conditionsIn(w)}
    bids={bids}
    closing="2026-12-11"
    renderContact={(bid) => (
      <TextLink href="#" aria-label={[w.message, bid.contractorName].join(', ')}>
        {w.message}
      </TextLink>
    )}
    renderAction={(bid, primary) => (
      <Button fullWidth variant={primary ? 'primary' : 'secondary'}>
        {bid.complete ? w.acceptBid : w.acceptGaps}
      </Button>
    )}
  />
);

export const Usual = says((w) => matrix(w, bidsIn(w)));
export const OneBid = says((w) => matrix(w, bidsIn(w).slice(1, 2)));
export const NoneIsComplete = says((w) =>
  matrix(
    w,
    bidsIn(w).filter(({ id }) => id !== '1'),
  ),
);
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };
