import type { DisputeView } from '@cw/api-client';
import { caseTurn, type CaseTurn } from './case-turn.js';
import { aDispute, anOffer, asContractor, aStatement } from './testing/a-dispute.js';

const NOW = Date.parse('2026-01-07T12:00:00.000Z');
const OVER = { answerDueAt: '2026-01-06T12:00:00.000Z' } as const;
const answered: Partial<DisputeView> = {
  statements: [aStatement('awarded_contractor', 'It was dry that day.')],
  answeredAt: '2026-01-06T13:00:00.000Z',
};
const byClock: Partial<DisputeView> = { openedBy: 'clock', openerName: null, reason: null };
const looker: Partial<DisputeView> = { side: null, actions: [] };

describe('what a reader of a case is told first', () => {
  it.each<[string, DisputeView, CaseTurn]>([
    ['the opener waits for the answer', aDispute(), 'wait'],
    ['the other side is asked for it', asContractor(), 'answer'],
    ['an offer is an answer too', asContractor({ offers: [anOffer('awarded_contractor', 90_000)] }), 'talk'],
    ['nobody is asked once the time is over', asContractor(OVER), 'overdue'],
    ['both have spoken', aDispute(answered), 'talk'],
    [
      'an offer to be answered',
      aDispute({ ...answered, offers: [anOffer('awarded_contractor', 90_000, { canAccept: true })] }),
      'offer',
    ],
    ['one’s own offer is no turn of one’s own', aDispute({ ...answered, offers: [anOffer('owner', 60_000)] }), 'talk'],
    ['opened by the clock, each side is asked', aDispute(byClock), 'answer'],
    ['the other side would withdraw it', aDispute({ ...byClock, withdrawSide: 'awarded_contractor' }), 'withdraw'],
    ['one has agreed to withdraw it', aDispute({ ...byClock, withdrawSide: 'owner' }), 'own_withdraw'],
    ['whoever looks on is asked nothing', aDispute(looker), 'wait'],
    ['a bank holds the money back', aDispute({ isFrozen: true }), 'frozen'],
    ['staff wait for one another', aDispute({ state: 'ruling_proposed' }), 'ruling_proposed'],
    ['it is ruled', aDispute({ state: 'ruled' }), 'ruled'],
  ])('%s', (_what, dispute, turn) => {
    expect(caseTurn(dispute, NOW)).toBe(turn);
  });
});
