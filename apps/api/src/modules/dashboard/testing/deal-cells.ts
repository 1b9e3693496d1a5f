import type { DealAct, StaffAct } from '@cw/domain';
import type { Deal, DealRole } from './deal.js';
import {
  type Due,
  after,
  answered,
  approved,
  at,
  clients,
  closing,
  disputed,
  drained,
  forEach,
  funded,
  hired,
  inCase,
  onboarded,
  paid,
  photographed,
  posted,
  proposed,
  proveOne,
  ruled,
  rulingProposed,
  settled,
  started,
  stored,
  submitted,
  takenBack,
  withAgent,
} from './deal-steps.js';

export interface Cell {
  readonly title: string;
  readonly reach: () => Promise<Deal>;
  /** Who must act, and how; everybody who is not named must not. */
  readonly due: Due;
  readonly staff?: StaffAct | undefined;
  /** What waits for whoever settles the closing, who has no account. */
  readonly agent?: DealAct | undefined;
  /** What staff had to do on the way, and were called to. */
  readonly called?: readonly StaffAct[];
  /** Who brought it about themselves, and needs no word of it. */
  readonly by?: DealRole | undefined;
}

/** Each way in which a deal may stand, and who must act then. */
export const CELLS: readonly Cell[] = [
  { title: 'open, no bid yet', reach: posted, due: {} },
  {
    title: 'open, a contractor invited',
    reach: () =>
      after(posted(), async (deal) => {
        await stored('UPDATE app_user SET email_verified_at = now() WHERE id = $1', [deal.people.owner.user.id]);
        await deal.fire('owner', 'bid-invitations', { contractorId: deal.people.contractor.user.id });
      }),
    due: { contractor: ['answer_invitation'] },
  },
  { title: 'open, bids to choose from', reach: async () => (await posted()).bids(), due: clients('choose_bid') },
  {
    title: 'open, its only bid withdrawn',
    reach: () =>
      after(posted(), async (deal) => {
        await deal.bids();
        const { items } = await deal.reads('rival', 'bids?scope=mine');
        await deal.send('rival', `bids/${items[0].id}/withdraw`);
        await deal.send('contractor', `bids/${deal.bidId}/withdraw`);
      }),
    due: {},
  },
  {
    title: 'open, somebody invited who has not answered',
    reach: () =>
      after(posted(), (deal) =>
        deal.fire('owner', 'parties', { email: 'not-yet@example.com', role: 'buyer', right: 'view' }),
      ),
    due: {},
  },
  { title: 'hired, not paid', reach: () => hired('upfront'), due: clients('pay') },
  {
    title: 'hired, the payment on its way from a bank',
    reach: () => after(hired('upfront'), (deal) => deal.pay(300_000, 'pm_usBankAccount_success')),
    due: {},
  },
  { title: 'hired and held', reach: funded, due: { contractor: ['start'] } },
  { title: 'hired, to be paid at closing', reach: () => hired('at_closing'), due: { contractor: ['start'] } },
  {
    title: 'hired and held, the agreed start still ahead',
    reach: () => funded({ fields: { startDate: '2026-11-26' } }),
    due: {},
  },
  {
    title: 'hired and held, an early start asked for',
    reach: () =>
      after(funded({ fields: { startDate: '2026-11-26' } }), (deal) =>
        deal.fire('contractor', 'early-start/request', { reason: 'The crew is free.' }),
      ),
    due: clients('answer_early_start'),
  },
  {
    title: 'hired and held, an early start allowed',
    reach: () => after(funded({ fields: { startDate: '2026-11-26' } }), (deal) => deal.fire('owner', 'early-start')),
    due: { contractor: ['start'] },
  },
  { title: 'under work', reach: started, due: { contractor: ['prove'] } },
  {
    title: 'under work, the photos of every repair stored',
    reach: () => after(started(), photographed),
    due: { contractor: ['hand_in'] },
  },
  {
    title: 'every repair proven',
    reach: () => after(started(), (deal) => deal.prove()),
    due: { contractor: ['submit'] },
  },
  {
    title: 'the contractor proposes a change',
    reach: () => proposed('contractor'),
    due: { ...clients('answer_change'), contractor: ['prove'] },
  },
  {
    title: 'the client proposes a change',
    reach: () => proposed('owner'),
    due: { contractor: ['answer_change', 'prove'] },
  },
  {
    title: 'a dearer change accepted',
    reach: () => proposed('contractor', ['owner', 'accept']),
    due: { ...clients('pay_rest'), contractor: ['prove'] },
    by: 'owner',
  },
  {
    title: 'a change declined',
    reach: () => proposed('contractor', ['owner', 'decline']),
    due: { contractor: ['prove'] },
  },
  {
    title: 'a change withdrawn',
    reach: () => proposed('contractor', ['contractor', 'withdraw']),
    due: { contractor: ['prove'] },
  },
  {
    title: 'a change that a dispute overtook',
    reach: () =>
      after(proposed('contractor'), (deal) => deal.fire('owner', 'dispute', { reason: 'It was never agreed.' })),
    due: { contractor: ['answer_dispute'] },
  },
  { title: 'submitted', reach: submitted, due: clients('review') },
  {
    title: 'submitted, every repair accepted',
    reach: () => after(submitted(), (deal) => forEach(deal, 'owner', 'accept')),
    due: clients('review'),
  },
  {
    title: 'sent back',
    reach: () =>
      after(submitted(), async (deal) => {
        await deal.send('owner', `conditions/${deal.project.conditions[0]?.id}/return`, { reason: 'It still peels.' });
        const { work } = await deal.reads('owner', `projects/${deal.project.id}`);
        if (work === 'submitted') await deal.fire('owner', 'request-changes');
      }),
    due: { contractor: ['returned'] },
  },
  { title: 'disputed by the client', reach: disputed, due: { contractor: ['answer_dispute'] } },
  {
    title: 'disputed, an offer of the contractor',
    reach: () => after(disputed(), (deal) => inCase('contractor', 'offers', { contractorCents: 100_000 }, deal)),
    due: clients('answer_offer'),
    staff: 'rule',
  },
  { title: 'disputed, both sides heard', reach: () => after(disputed(), answered), due: {}, staff: 'rule' },
  {
    title: 'a ruling proposed',
    reach: rulingProposed,
    due: {},
    staff: 'confirm_ruling',
    called: ['rule'],
  },
  {
    title: 'a dispute withdrawn',
    reach: () => after(disputed(), (deal) => inCase('owner', 'withdraw', {}, deal)),
    due: { contractor: ['prove'] },
  },
  {
    title: 'a dispute settled, the split on its way',
    reach: () => settled(100_000),
    due: { contractor: ['set_up_payouts'] },
    called: ['rule'],
  },
  {
    title: 'a dispute ruled, the split done',
    reach: () =>
      after(disputed(), async (deal) => {
        await onboarded(deal);
        await answered(deal);
        await ruled(deal, 100_000);
        await drained();
      }),
    due: {},
    called: ['rule'],
  },
  {
    title: 'approved, and no account to be paid to',
    reach: approved,
    due: { ...clients('clear'), contractor: ['set_up_payouts'] },
  },
  {
    title: 'approved, the payment on its way',
    reach: () => after(submitted().then(onboarded), (deal) => deal.fire('owner', 'approve', { acceptRemaining: true })),
    due: clients('clear'),
  },
  { title: 'approved and paid', reach: () => paid(), due: clients('clear') },
  {
    title: 'paid and cleared',
    reach: () => after(paid(), (deal) => forEach(deal, 'owner', 'clear')),
    due: {},
  },
  {
    title: 'approved, a repair left out',
    reach: () =>
      after(posted(), async (deal) => {
        await deal.hired('at_closing', { prices: { 1: 100_000 } });
        await deal.fire('contractor', 'start');
        const [first] = deal.project.conditions;
        await proveOne(deal, first?.id ?? '');
        await deal.fire('contractor', 'submit');
        await deal.fire('owner', 'approve', { acceptRemaining: true });
      }),
    due: { owner: ['pay_approved', 'post_left_out', 'clear'], decider: ['pay_approved', 'clear'] },
  },
  { title: 'approved, its invoice issued', reach: closing, due: clients('pay_approved', 'clear') },
  {
    title: 'approved, its invoice with the settlement agent',
    reach: () => after(closing(), withAgent),
    due: clients('clear'),
    agent: 'pay_approved',
  },
  {
    title: 'approved, its invoice seen',
    reach: () => after(closing(), (deal) => at(deal, 'invoice', 'viewed')),
    due: clients('pay_approved', 'clear'),
  },
  {
    title: 'approved, its invoice overdue',
    reach: () => after(closing(), (deal) => at(deal, 'invoice', 'overdue')),
    due: clients('pay_approved', 'clear'),
  },
  {
    title: 'approved, its invoice paid',
    reach: () =>
      after(closing().then(onboarded), async (deal) => {
        await deal.pay(300_000);
        await drained();
      }),
    due: clients('clear'),
  },
  {
    title: 'paid, a part asked back by staff',
    reach: () => after(paid(), (deal) => at(deal, 'milestone', 'partly_reversed')),
    due: clients('clear'),
  },
  {
    title: 'paid, and the charge lost at the bank',
    reach: () => after(paid(), (deal) => takenBack(deal, 'lost')),
    due: clients('clear'),
    staff: 'see_to_payment',
  },
  {
    title: 'cancelled while open',
    reach: () => after(posted(), (deal) => deal.fire('owner', 'cancel')),
    due: {},
  },
  {
    title: 'cancelled before the start, the refund on its way',
    reach: () => after(funded(), (deal) => deal.fire('owner', 'cancel', { reason: 'The deal fell through.' })),
    due: {},
  },
  {
    title: 'cancelled before the start and refunded',
    reach: () =>
      after(funded(), async (deal) => {
        await deal.fire('owner', 'cancel', { reason: 'The deal fell through.' });
        await drained();
      }),
    due: {},
  },
  {
    title: 'cancelled, its invoice void',
    reach: () =>
      after(hired('at_closing'), (deal) => deal.fire('owner', 'cancel', { reason: 'The deal fell through.' })),
    due: {},
  },
  {
    title: 'under work, the charge disputed at the bank',
    reach: () => after(started(), (deal) => takenBack(deal)),
    due: { contractor: ['prove'] },
    staff: 'see_to_payment',
  },
];
