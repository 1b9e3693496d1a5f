import { cents, type PaymentTiming } from '@cw/domain';
import { newId } from '../../common/ids.js';
import type { MatterTerms } from '../../common/realtime/matter-names.js';
import type { Notice } from './notice.js';
import { noticeAction } from './notice-actions.js';
import { noticesOf } from './notices-of.js';

const [projectId, decider, viewer] = [newId(), newId(), newId()];
const about = { projectId, projectTitle: 'Roof', ownerId: newId(), contractorId: newId(), actorId: null };
const { ownerId, contractorId } = about;
const invited = [
  { userId: decider, right: 'decide' },
  { userId: viewer, right: 'view' },
] as const;
const bid = { ...about, bidId: newId() };
const money = { ...about, amountCents: cents(100_000) };
const invoice = { ...money, number: 'INV-1', dueOn: '2026-12-11', writtenToId: ownerId } as const;
const change = { ...about, changeOrderId: newId(), days: 0 };

const leads = (notices: readonly Notice[], reader: string): string | undefined =>
  notices.find(({ userId }) => userId === reader)?.actionUrl.replaceAll(projectId, 'ID');

const accepted = (paymentTiming: PaymentTiming) =>
  noticesOf('bid.accepted', { ...bid, amountCents: cents(1_000), paymentTiming }, invited);
const failed = (paymentTiming: PaymentTiming) => noticesOf('payment.failed', { ...money, paymentTiming }, invited);
const dearer = (amountDeltaCents: number, paymentTiming: PaymentTiming) =>
  noticesOf('change.accepted', { ...change, amountDeltaCents: cents(amountDeltaCents), paymentTiming }, invited);

const BIDS = '/projects/ID?view=bids';
const CHECKOUT = '/checkout?projectId=ID';

const terms: MatterTerms = {
  ...{ paymentTiming: 'upfront', contractor: 'Diaz Repairs', paidInvoice: null, startsOn: null, closesOn: null },
  ...{ budgetCents: null, heldCents: null, agreedCents: null, isReleased: false, reviewDueAt: null, caseDueAt: null },
  ...{ paidOn: null, invoice: null, declinedBy: null, timeZone: 'America/New_York' },
};

describe('where a notice and its mail lead', () => {
  it.each<[string, readonly Notice[], string, string]>([
    ['a bid, to the bids', noticesOf('bid.submitted', bid), ownerId, BIDS],
    ['a changed bid, to the bids', noticesOf('bid.edited', bid), ownerId, BIDS],
    ['a bid that ended, to the bids', noticesOf('bid.lapsed', { ...bid, reason: 'expired' }), ownerId, BIDS],
    [
      'its own bid that ended, to the project',
      noticesOf('bid.lapsed', { ...bid, reason: 'expired' }),
      ...([contractorId, '/projects/ID'] as const),
    ],
    ['an accepted bid that is to be funded, to the checkout', accepted('upfront'), ownerId, CHECKOUT],
    ['the same, of whoever decides too', accepted('upfront'), decider, CHECKOUT],
    ['the same, of whoever looks on, to the project', accepted('upfront'), viewer, '/projects/ID'],
    ['the same, of its contractor, to the project', accepted('upfront'), contractorId, '/projects/ID'],
    ['an accepted bid that is paid at closing, to the project', accepted('at_closing'), ownerId, '/projects/ID'],
    ['a payment that failed, to the checkout', failed('upfront'), ownerId, CHECKOUT],
    ['the same, of whoever looks on, to the payment', failed('upfront'), viewer, '/projects/ID#payment'],
    ['an invoice whose payment failed, to the invoice', failed('at_closing'), ownerId, '/projects/ID#invoice'],
    ['a dearer change, to the checkout', dearer(5_000, 'upfront'), ownerId, CHECKOUT],
    ['the same, of its contractor, to the changes', dearer(5_000, 'upfront'), contractorId, '/projects/ID#changes'],
    ['a cheaper change, to the changes', dearer(-5_000, 'upfront'), ownerId, '/projects/ID#changes'],
    ['a change of what is paid at closing, to the changes', dearer(1, 'at_closing'), ownerId, '/projects/ID#changes'],
    ['a refund, to the payment', noticesOf('payment.refunded', money), ownerId, '/projects/ID#payment'],
    [
      'a closing that fell through, to the invoice',
      noticesOf('invoice.fell_through', invoice),
      ...([ownerId, '/projects/ID#invoice'] as const),
    ],
    [
      'a question, to the questions',
      noticesOf('question.asked', { ...about, questionId: newId() }),
      ...([ownerId, '/projects/ID#questions'] as const),
    ],
  ])('NOTE-01 is, of %s', (_what, notices, reader, place) => {
    expect(leads(notices, reader)).toBe(place);
  });

  it('NOTE-01 is named by its button', () => {
    const named = (notices: readonly Notice[], reader: string) =>
      notices.filter(({ userId }) => userId === reader).map((told) => noticeAction({ ...told, read: { terms } }));

    expect(named(dearer(5_000, 'upfront'), ownerId)).toEqual(['emails.action.fund']);
    expect(named(dearer(5_000, 'upfront'), viewer)).toEqual(['emails.action.change']);
    expect(named(noticesOf('bid.lapsed', { ...bid, reason: 'expired' }), ownerId)).toEqual(['emails.action.bids']);
  });
});
