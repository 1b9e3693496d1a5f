import { checkMachine, decide } from '../machine/machine.js';
import { answer, everyCell, expected, readMoves } from '../testing/lifecycle-table.js';
import { PAYMENT_EVENTS, PAYMENT_GUARDS, PAYMENT_PARTIES, paymentMachine } from './payment.machine.js';

const MOVES = readMoves(`
  processing       | requires_payment                                              | processing         | provider
  pay              | requires_payment, processing                                  | funded             | provider
  pay_part         | requires_payment, processing                                  | requires_payment   | provider
  pay_late         | refunding                                                     | refunding          | provider
  top_up           | in_progress                                                   | in_progress        | provider
  top_up           | submitted                                                     | submitted          | provider
  top_up           | disputed                                                      | disputed           | provider
  raise            | requires_payment, funded                                      | requires_payment   | owner, awarded_contractor
  raise            | in_progress                                                   | in_progress        | owner, awarded_contractor
  raise            | submitted                                                     | submitted          | owner, awarded_contractor
  lower            | requires_payment                                              | requires_payment   | owner, awarded_contractor, admin
  lower            | funded                                                        | funded             | owner, awarded_contractor, admin
  lower            | in_progress                                                   | in_progress        | owner, awarded_contractor, admin
  lower            | submitted                                                     | submitted          | owner, awarded_contractor, admin
  lower_to_held    | requires_payment                                              | funded             | owner, awarded_contractor, admin
  pay_failed       | processing                                                    | requires_payment   | provider
  start            | funded                                                        | in_progress        | awarded_contractor
  submit           | in_progress                                                   | submitted          | awarded_contractor
  request_changes  | submitted                                                     | in_progress        | owner
  approve          | submitted                                                     | releasing          | owner
  release_approved | funded                                                        | releasing          | provider
  cancel           | requires_payment, processing, funded                          | refunding          | owner, awarded_contractor, admin
  dispute          | funded, in_progress, submitted                                | disputed           | owner, awarded_contractor, clock
  withdraw_dispute | disputed                                                      | previous           | owner, awarded_contractor
  rule             | disputed                                                      | splitting          | admin
  settle           | disputed                                                      | splitting          | owner, awarded_contractor
  transferred      | releasing                                                     | released           | provider
  refunded         | refunding                                                     | refunded           | provider
  refund_failed    | refunded                                                      | refunding          | provider
  split_done       | splitting                                                     | partially_refunded | provider
  split_released   | splitting                                                     | released           | provider
  split_refunded   | splitting                                                     | refunded           | provider
  charge_back      | funded, in_progress, submitted, releasing, released, disputed | charged_back       | provider
  charge_back_won  | charged_back                                                  | previous           | provider
  charge_back_lost | charged_back                                                  | charge_lost        | provider
  charge_back_cut  | charged_back                                                  | previous           | provider
  charge_back_unfunded | charged_back, funded                                      | requires_payment   | provider
  reverse          | released                                                      | partly_reversed    | admin
  reverse          | charge_lost                                                   | charge_lost        | admin
  reverse          | partly_reversed                                               | partly_reversed    | admin
  reverse          | partially_refunded                                            | partially_refunded | admin
`);

describe('the lifecycle of held money', () => {
  it.each(everyCell(paymentMachine, PAYMENT_EVENTS, PAYMENT_PARTIES))('PAY-06 $state, $event by $who', (cell) => {
    expect(answer(paymentMachine, cell, PAYMENT_GUARDS)).toBe(expected(MOVES, 'requires_payment', cell));
  });

  it('reaches every state and gets stuck in none', () => {
    expect(checkMachine(paymentMachine)).toEqual([]);
  });

  it('is funded only when all of it is held', () => {
    expect(
      decide(paymentMachine, {
        state: 'requires_payment',
        event: 'pay',
        as: ['provider'],
        guards: { fully_held: false },
      }).ok,
    ).toBe(false);
  });

  it('PAY-01 is released by its arrival only when the client approved before and nothing is frozen', () => {
    const arrival = { state: 'funded', event: 'release_approved', as: ['provider'] } as const;
    expect(decide(paymentMachine, { ...arrival, guards: { nothing_frozen: true } }).ok).toBe(false);
    expect(decide(paymentMachine, { ...arrival, guards: { approved_before: true } }).ok).toBe(false);
    expect(decide(paymentMachine, { ...arrival, guards: { approved_before: true, nothing_frozen: true } }).ok).toBe(
      true,
    );
  });

  it('PAY-01 is never released by the contractor, the clock or the provider', () => {
    for (const who of ['awarded_contractor', 'clock', 'provider'] as const) {
      expect(
        decide(paymentMachine, { state: 'submitted', event: 'approve', as: [who], guards: { nothing_frozen: true } })
          .ok,
      ).toBe(false);
    }
  });
});
