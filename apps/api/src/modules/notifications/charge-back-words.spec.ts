import { cents } from '@cw/domain';
import { newId } from '../../common/ids.js';
import { noticesOf } from './notices-of.js';
import { wordsOf } from './notification-words.js';

const staff = newId();
const event = {
  ...{ projectId: newId(), projectTitle: 'Roof', ownerId: newId(), contractorId: newId(), actorId: null },
  ...{ amountCents: cents(348_000), adminIds: [staff], respondBy: '2026-12-09T23:59:00Z', isPaidOut: false },
};
type ChargeBack = 'payment.charged_back' | 'payment.charge_back_won' | 'payment.charge_back_lost';

/** What client, contractor and staff are told, in this order. */
const said = (name: ChargeBack, facts: Partial<typeof event> = {}): (string | undefined)[] => {
  const told = noticesOf(name, { ...event, ...facts });
  return [event.ownerId, event.contractorId, staff].map((reader) => {
    const notice = told.find(({ userId }) => userId === reader);
    return notice && wordsOf(notice.type, notice.params, 'en').message;
  });
};

describe('what a charge-back means, told to each', () => {
  it('PAY-06 is the amount, what waits, and to staff alone by when the bank takes evidence', () => {
    expect(said('payment.charged_back')).toEqual([
      'The bank took back $3,480.00 that was paid for this work, because the charge was disputed at the bank. Nothing is released or refunded until the bank decides. If this was a mistake, the person who paid can tell the bank that they withdraw the dispute.',
      'The client’s bank took back $3,480.00 that was paid for this work. Your payout is on hold until the bank decides. We send the bank the record of your work.',
      'The bank took back $3,480.00 that was paid for this work. Submit evidence by Wed, Dec 9, 6:59 PM EST. After that, the bank decides without it.',
    ]);
  });

  it('PAY-06 says to a contractor who was paid already that this stays as it is meanwhile', () => {
    expect(said('payment.charged_back', { isPaidOut: true })[1]).toBe(
      'The client’s bank took back $3,480.00 that was paid for this work. Your payout was already sent and stays as it is until the bank decides. We send the bank the record of your work.',
    );
  });

  it.each(['payment.charged_back', 'payment.charge_back_won', 'payment.charge_back_lost'] as const)(
    'PAY-06 is said to each in its own words, with the amount: %s',
    (name) => {
      for (const isPaidOut of [true, false]) {
        const all = said(name, { isPaidOut });
        expect(new Set(all).size).toBe(3);
        for (const words of all) expect(words).toContain('$3,480.00');
      }
    },
  );

  it('PAY-06 says what became of the payout once the bank has decided', () => {
    expect(said('payment.charge_back_lost')[1]).toBe(
      'The bank returned $3,480.00 to the cardholder. It is not paid out to you.',
    );
    expect(said('payment.charge_back_lost', { isPaidOut: true })[1]).toBe(
      'The bank returned $3,480.00 to the cardholder after it was paid out to you. Our staff decide whether to ask for any of it back, and tell you.',
    );
    expect(said('payment.charge_back_won')[1]).toBe(
      'The bank decided that the payment of $3,480.00 stays. Your payout continues from where it was.',
    );
  });
});
