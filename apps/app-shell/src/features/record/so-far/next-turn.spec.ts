import type { PaymentSummary, ProjectDetail } from '@cw/api-client';
import { aPaymentOnItsWay, aPaymentSummary } from '../../../testing/payments.js';
import { aCondition, aProjectDetail } from '../../../testing/projects.js';
import { nextTurn, viewerOf, type NextTurn } from './next-turn.js';

const AGREED = {
  bidCents: 100_000,
  changesCents: 0,
  totalCents: 100_000,
  startDate: null,
  durationDays: null,
  extraDays: 0,
  finishDate: null,
  slackDays: null,
  startsEarly: false,
  earlyStartRequest: null,
  changeProposedBy: null,
} as const;

const job = (overrides: Partial<ProjectDetail>): ProjectDetail =>
  aProjectDetail({ status: 'in_progress', work: 'not_started', agreed: AGREED, ...overrides });

const closing = (state: PaymentSummary['state']): Partial<ProjectDetail> => ({
  status: 'completed',
  payment: aPaymentSummary({ paymentTiming: 'at_closing', state }),
});

const disputedAtClosing: Partial<ProjectDetail> = {
  ...closing('requires_payment'),
  ...{ status: 'in_progress', work: 'disputed' },
};

describe('whose turn it is', () => {
  it.each<[string, Partial<ProjectDetail>, string]>([
    ['no bid yet', { status: 'open', bidCount: 0 }, 'record.next.bids'],
    [
      'no bid yet, and the closing sooner than one is due',
      { status: 'open', bidCount: 0, closingDate: '2026-01-05', firstBidDueAt: '2026-01-07T12:00:00.000Z' },
      'record.next.bids_in_time',
    ],
    ['bids to choose from', { status: 'open', bidCount: 2 }, 'record.next.choose'],
    ['nothing in the way of the start', { status: 'in_progress', work: 'not_started' }, 'record.next.start'],
    ['a dispute', { status: 'in_progress', work: 'disputed' }, 'record.next.dispute'],
    ['a dispute of work paid at closing', disputedAtClosing, 'record.next.dispute_at_closing'],
    ['cancelled', { status: 'cancelled' }, 'record.next.post_again'],
    ['cancelled, for a decider', { status: 'cancelled', parties: ['decider'] }, 'record.next.cancelled'],
    [
      'ended by a dispute with a repair open',
      { status: 'completed', conditions: [aCondition({ state: 'in_work' })] },
      'record.next.settled',
    ],
    ['completed and owed at closing', closing('requires_payment'), 'record.next.at_closing'],
    ['completed and paid at closing', closing('released'), 'record.next.closing'],
  ])('COND-05 with %s', (_, overrides, id) => {
    expect(nextTurn(aProjectDetail(overrides)).id).toBe(id);
  });

  const paid = aPaymentSummary({ state: 'released' });
  const accepted = [aCondition({ state: 'accepted' }), aCondition({ state: 'accepted' })];
  const cleared = [aCondition({ state: 'cleared' })];
  const repost = (status: ProjectDetail['status'], unclearedCount: number): Partial<ProjectDetail> => ({
    reposts: [{ id: '01890000-0000-7000-8000-0000000000ab', title: 'The roof', status, unclearedCount }],
  });

  it.each<[string, Partial<ProjectDetail>, Partial<NextTurn>]>([
    ['accepted and not cleared', { conditions: accepted }, { id: 'record.next.clear', count: 2 }],
    [
      'accepted, and its payment on its way',
      { conditions: accepted, payment: aPaymentSummary({ state: 'releasing' }) },
      { id: 'record.next.clear', count: 2 },
    ],
    [
      'accepted, and its invoice owed at closing',
      { conditions: accepted, ...closing('requires_payment') },
      { id: 'record.next.clear', count: 2 },
    ],
    [
      'left out and not posted again',
      { conditions: [...accepted, aCondition({ state: 'left_out' })] },
      { id: 'record.next.left_out', count: 1 },
    ],
    [
      'left out and open elsewhere',
      { conditions: [...accepted, aCondition({ state: 'left_out' })], ...repost('open', 1) },
      { id: 'record.next.reposted', count: 1 },
    ],
    [
      'posted again and cancelled there',
      { conditions: cleared, ...repost('cancelled', 3) },
      { id: 'record.next.reposted', count: 3 },
    ],
    [
      'accepted here and done elsewhere',
      { conditions: accepted, ...repost('completed', 1) },
      { id: 'record.next.clear', count: 2 },
    ],
    [
      'cleared here and not yet elsewhere',
      { conditions: cleared, ...repost('completed', 1) },
      { id: 'record.next.reposted', count: 1 },
    ],
    ['cleared everywhere', { conditions: cleared, ...repost('completed', 0) }, { id: 'record.next.closing' }],
    [
      'cleared, the closing ahead',
      { conditions: cleared, closingDate: '2099-03-01' },
      { id: 'record.next.closing_on', at: '2099-03-01' },
    ],
    [
      'cleared, the closing past',
      { conditions: cleared, closingDate: '2020-03-01' },
      { id: 'record.next.closing_past', at: '2020-03-01' },
    ],
    [
      'accepted, the closing past',
      { conditions: accepted, closingDate: '2020-03-01' },
      { id: 'record.next.clear', count: 2 },
    ],
  ])('COND-05 names the next act of a deal whose work is approved: %s', (_, overrides, turn) => {
    expect(nextTurn(aProjectDetail({ status: 'completed', payment: paid, ...overrides }))).toMatchObject(turn);
  });

  it('COND-05 leads from a cancelled project to the one that took its place, before its refund', () => {
    const payment = aPaymentSummary({ state: 'refunding', paidCents: 100_000 });
    const project = aProjectDetail({ status: 'cancelled', payment, ...repost('open', 1) });

    expect(nextTurn(project)).toMatchObject({ id: 'record.next.reposted', project: { title: 'The roof' } });
  });

  it.each<[PaymentSummary['state'], string]>([
    ['releasing', 'record.next.releasing'],
    ['released', 'record.next.paid'],
    ['charge_lost', 'record.next.part_done'],
  ])('COND-05 tells the contractor of approved work, %s, that its part is done', (state, id) => {
    const payment = aPaymentSummary({ state });
    const parties: ProjectDetail['parties'] = ['awarded_contractor'];
    const conditions = [...accepted, aCondition({ state: 'left_out' })];

    expect(nextTurn(aProjectDetail({ status: 'completed', parties, payment, conditions })).id).toBe(id);
  });

  it('COND-05 counts the repairs without evidence, and asks for the work once there are none', () => {
    const conditions = [
      aCondition({ state: 'evidenced' }),
      aCondition({ state: 'in_work', missingEvidence: ['photo_after'] }),
    ];

    expect(nextTurn(job({ work: 'started', conditions }))).toEqual({ id: 'record.next.repair', count: 1 });
    expect(nextTurn(job({ work: 'started', conditions: conditions.slice(0, 1) })).id).toBe('record.next.submit');
  });

  it('COND-04 asks for the word that the evidence is complete where all of it is stored, and for no evidence', () => {
    const stored = aCondition({ state: 'in_work', missingEvidence: [] });
    const lacking = aCondition({ state: 'in_work', missingEvidence: ['photo_after'] });

    expect(nextTurn(job({ work: 'started', conditions: [stored, stored] }))).toEqual({
      id: 'record.next.hand_in',
      count: 2,
    });
    expect(nextTurn(job({ work: 'started', conditions: [stored, lacking] }))).toEqual({
      id: 'record.next.repair',
      count: 2,
    });
  });

  it('PAY-06 waits for the bank with the rest of the money, once every repair is proven', () => {
    const payment = aPaymentOnItsWay({
      state: 'in_progress',
      totalCents: 115_000,
      heldCents: 100_000,
      onItsWayCents: 15_000,
    });
    const conditions = [
      aCondition({ state: 'evidenced' }),
      aCondition({ state: 'in_work', missingEvidence: ['photo_after'] }),
    ];

    expect(nextTurn(job({ work: 'started', payment, conditions })).id).toBe('record.next.repair');
    const proven = job({ work: 'started', payment, conditions: conditions.slice(0, 1) });
    expect(nextTurn(proven)).toEqual({ id: 'record.next.rest_on_its_way', at: '2099-03-06' });
  });

  it('PAY-05 of a cancelled project speaks of money on its way back only where there is some', () => {
    const cancelled = (payment: PaymentSummary): string =>
      nextTurn(aProjectDetail({ status: 'cancelled', payment })).id;

    expect(cancelled(aPaymentSummary({ state: 'refunding', paidCents: 100_000 }))).toBe('record.next.refunding');
    expect(cancelled(aPaymentSummary({ state: 'refunding' }))).toBe('record.next.post_again');
  });

  it('waits for the other side’s answer to a proposed change before anything else', () => {
    const asked = (changeProposedBy: 'owner' | 'awarded_contractor') =>
      nextTurn(job({ work: 'started', agreed: { ...AGREED, changeProposedBy } })).id;

    expect([asked('owner'), asked('awarded_contractor')]).toEqual([
      'record.next.contractor_answers',
      'record.next.client_answers',
    ]);
  });

  it('waits for the client’s answer to a request to begin early', () => {
    const earlyStartRequest = { askedAt: '2026-11-20T12:00:00.000Z', reason: 'The crew is free.' };

    expect(nextTurn(job({ agreed: { ...AGREED, earlyStartRequest } })).id).toBe('record.next.answer_early_start');
  });

  it('ROLE-06 tells a bidder of its own bid alone', () => {
    const seen = (overrides: Partial<ProjectDetail>) => nextTurn(aProjectDetail({ parties: [], ...overrides })).id;
    const myBid = { id: '01890000-0000-7000-8000-0000000000b1', amountCents: 100_000 };

    expect(seen({ canBid: true })).toBe('record.next.may_bid');
    expect(seen({ bidBlockedBy: ['license'] })).toBe('record.next.papers');
    expect(seen({ missingLicense: { state: 'NY', licensedStates: ['NJ'] } })).toBe('record.next.papers');
    expect(seen({ myBid: { ...myBid, status: 'pending' } })).toBe('record.next.bid_waits');
    expect(seen({ status: 'in_progress', work: 'started', myBid: { ...myBid, status: 'rejected' } })).toBe(
      'record.next.not_chosen',
    );
  });

  it('says "you" to the client and to the chosen contractor, and names them to everybody else', () => {
    const viewers = (['owner', 'awarded_contractor', 'admin'] as const).map((party) =>
      viewerOf(aProjectDetail({ parties: [party] })),
    );

    expect([...viewers, viewerOf(aProjectDetail({ parties: [] }))]).toEqual([
      'client',
      'contractor',
      'onlooker',
      'bidder',
    ]);
  });
});
