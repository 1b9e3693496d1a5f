import { cents } from '@cw/domain';
import { useState } from 'react';
import * as ui from '../src/index.js';
import { Page } from './sheet.jsx';

const conditions = [
  { id: 'a', number: 1, title: 'Replace chimney flashing', detail: 'Roof · p. 4', estimateCents: cents(180000) },
  { id: 'b', number: 2, title: 'Scrape, prime, paint trim', detail: 'Exterior · p. 5', estimateCents: cents(150000) },
  { id: 'c', number: 3, title: 'Handrail, rear steps', detail: 'Safety · p. 5', estimateCents: cents(70000) },
  { id: 'd', number: 4, title: 'GFCI at kitchen and bath', detail: 'Electrical · p. 6', estimateCents: cents(60000) },
  { id: 'e', number: 5, title: 'Relief-valve discharge pipe', detail: 'Plumbing · p. 6', estimateCents: cents(25000) },
];
const line = (conditionId, dollars, note) => ({
  conditionId,
  included: dollars > 0,
  amountCents: cents(dollars * 100),
  note,
});
const bids = [
  {
    id: '2',
    contractorName: 'Catskill Home Repair',
    shortName: 'Catskill',
    rating: { average: 4.5, count: 18 },
    record: 'Passed re-inspection 11 of 13',
    amountCents: cents(314000),
    finish: '2026-11-30',
    lines: [line('a', 1720), line('b', 0, 'No lead-safe certificate'), line('c', 640), line('d', 520), line('e', 260)],
  },
  {
    id: '1',
    contractorName: 'Brennan & Sons',
    shortName: 'Brennan',
    rating: { average: 4.8, count: 41 },
    record: 'Passed re-inspection 24 of 25',
    amountCents: cents(527000),
    finish: '2026-12-01',
    lines: [line('a', 1950), line('b', 1480), line('c', 890), line('d', 610), line('e', 340)],
  },
  {
    id: '3',
    contractorName: 'Iglesias Carpentry',
    shortName: 'Iglesias',
    rating: { average: 4.9, count: 63 },
    record: 'Passed re-inspection 37 of 38',
    amountCents: cents(238000),
    finish: '2026-12-10',
    lines: [
      line('a', 0, 'Does not do roofing'),
      line('b', 1350),
      line('c', 720),
      line('d', 0, 'Needs a licensed electrician'),
      line('e', 310),
    ],
  },
];

export function Compare() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Page>
        <ui.CompareMatrix
          conditions={conditions}
          bids={bids}
          closing="2026-12-11"
          renderContact={(bid) => (
            <ui.IconButton aria-label={`Message ${bid.contractorName}`}>
              <ui.MessageIcon />
            </ui.IconButton>
          )}
          renderAction={(bid, primary) => (
            <ui.Button fullWidth variant={primary ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
              {bid.complete ? 'Accept this bid' : 'Accept with gaps…'}
            </ui.Button>
          )}
        />
        <ui.Box sx={{ bgcolor: 'prussian.main', p: 3 }}>
          <ui.MeasuredHouse
            onPrussian
            callouts={{
              chimney: { number: 1, title: 'Chimney flashing', detail: 'Report p. 4 · Roof', state: 'cleared' },
              window: { number: 2, title: 'Peeling trim paint', detail: 'Report p. 5 · Exterior', state: 'evidenced' },
              rail: { number: 3, title: 'Handrail, left side', detail: 'Report p. 5 · Safety', state: 'in_work' },
            }}
          />
        </ui.Box>
        <ui.MeasuredHouse />
      </Page>
      <ui.ConfirmDialog
        open={open}
        title="Release $6,420.00 to Brennan & Sons?"
        confirmLabel="Release the payment"
        onConfirm={() => new Promise(() => undefined)}
        onClose={() => setOpen(false)}
      >
        Only your approval releases it. This cannot be undone.
      </ui.ConfirmDialog>
    </>
  );
}
