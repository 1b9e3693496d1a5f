import { checkMachine, decide } from '../machine/machine.js';
import { answer, everyCell, expected, readMoves } from '../testing/lifecycle-table.js';
import { needsSecondAdmin } from '../money/second-admin.js';
import { disputeSide, isAnswerAwaited, silentSides } from './dispute.js';
import { DISPUTE_EVENTS, DISPUTE_GUARDS, DISPUTE_PARTIES, disputeMachine, disputeParty } from './dispute.machine.js';

const MOVES = readMoves(`
  speak             | open            | open            | opener, respondent, either_side
  offer             | open            | open            | opener, respondent, either_side
  settle            | open            | settled         | opener, respondent, either_side
  withdraw          | open            | withdrawn       | opener, either_side
  agree_to_withdraw | open            | open            | either_side
  rule              | open            | ruled           | admin
  propose_ruling    | open            | ruling_proposed | admin
  confirm_ruling    | ruling_proposed | ruled           | admin
  refuse_ruling     | ruling_proposed | open            | admin, proposing_admin
`);

describe('the lifecycle of a case', () => {
  it.each(everyCell(disputeMachine, DISPUTE_EVENTS, DISPUTE_PARTIES))('PAY-06 $state, $event by $who', (cell) => {
    expect(answer(disputeMachine, cell, DISPUTE_GUARDS)).toBe(expected(MOVES, 'open', cell));
  });

  it('reaches every state and gets stuck in none', () => {
    expect(checkMachine(disputeMachine)).toEqual([]);
  });

  it.each([
    ['settle', 'open', 'respondent', ['amounts_add_up', 'nothing_frozen']],
    ['withdraw', 'open', 'opener', ['nothing_frozen']],
    ['withdraw', 'open', 'either_side', ['both_agree', 'nothing_frozen']],
    ['rule', 'open', 'admin', ['one_admin_enough', 'nobody_awaited', 'amounts_add_up', 'nothing_frozen']],
    ['propose_ruling', 'open', 'admin', ['nobody_awaited', 'amounts_add_up', 'nothing_frozen']],
    ['confirm_ruling', 'ruling_proposed', 'admin', ['nobody_awaited', 'amounts_add_up', 'nothing_frozen']],
  ] as const)('PAY-06 %s is refused by each of its guards', (event, state, who, guards) => {
    for (const failing of guards) {
      const facts = Object.fromEntries(guards.map((guard) => [guard, guard !== failing]));
      const result = decide(disputeMachine, { state, event, as: [who], guards: facts });
      expect(result).toEqual({ ok: false, error: { reason: 'guard', guard: failing } });
    }
  });
});

describe('the two sides of a case', () => {
  it.each([
    [['owner'], 'owner'],
    [['decider'], 'owner'],
    [['awarded_contractor'], 'awarded_contractor'],
    [['viewer'], undefined],
    [['admin'], undefined],
  ] as const)('%j speaks for %s', (parties, side) => {
    expect(disputeSide(parties)).toBe(side);
  });

  it.each([
    ['owner', 'owner', 'opener'],
    ['owner', 'awarded_contractor', 'respondent'],
    ['awarded_contractor', 'awarded_contractor', 'opener'],
    ['clock', 'owner', 'either_side'],
    ['clock', 'awarded_contractor', 'either_side'],
  ] as const)('in what %s opened, the %s is the %s', (openedBy, side, party) => {
    expect(disputeParty(openedBy, side)).toBe(party);
  });
});

describe('whose word a case waits for', () => {
  it.each([
    ['what the client opened', 'owner', [], ['awarded_contractor']],
    [
      'what the contractor opened, of which the opener wrote more',
      'awarded_contractor',
      ['awarded_contractor'],
      ['owner'],
    ],
    ['what the client opened and the contractor answered', 'owner', ['awarded_contractor'], []],
    ['what the clock opened', 'clock', [], ['owner', 'awarded_contractor']],
    ['what the clock opened and one of them answered', 'clock', ['owner'], ['awarded_contractor']],
    ['what the clock opened and both answered', 'clock', ['awarded_contractor', 'owner'], []],
  ] as const)('PAY-06 in %s', (_, openedBy, spoken, silent) => {
    expect(silentSides(openedBy, spoken)).toEqual(silent);
  });

  it.each([
    ['before the end of its time', null, -1, true],
    ['at the end of its time', null, 0, false],
    ['once it has answered', '2026-06-02T09:30:00.000Z', -1, false],
  ])('PAY-06 %s', (_, answeredAt, fromDue, isAwaited) => {
    const answerDueAt = '2026-06-08T09:30:00.000Z';
    expect(isAnswerAwaited({ answeredAt, answerDueAt }, Date.parse(answerDueAt) + fromDue)).toBe(isAwaited);
  });
});

it('PAY-06 a second administrator is needed from $5,000.00 on', () => {
  expect([needsSecondAdmin(499_999), needsSecondAdmin(500_000)]).toEqual([false, true]);
});
