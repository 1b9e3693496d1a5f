import { awaitsClosing, CLOSING_PAYERS, closingPayer, lacksAgent, type ClosingPayerFacts } from './closing-payer.js';

const OUT: ClosingPayerFacts = { payer: 'settlement_agent', state: 'issued', isNamed: true, isAddressed: true };

describe('who pays at closing', () => {
  it.each<[string, Partial<ClosingPayerFacts>, string]>([
    ['the agent who is named', {}, 'settlement_agent'],
    ['the client, to whom it fell', { payer: 'client', isNamed: false, isAddressed: false }, 'client'],
    ['nobody, once the agent declined', { state: 'overdue', isNamed: false, isAddressed: false }, 'declined'],
    ['nobody, while an address is missing', { isAddressed: false }, 'unnamed'],
    ['nobody, before anybody was named', { state: 'draft', isNamed: false, isAddressed: false }, 'unnamed'],
    ['whoever paid, with no name left', { state: 'paid', isNamed: false, isAddressed: false }, 'settlement_agent'],
  ])('PAY-04 is %s', (_, facts, payer) => {
    expect(closingPayer({ ...OUT, ...facts })).toBe(payer);
  });

  it.each([
    ['settlement_agent', false, true],
    ['client', false, true],
    ['client', true, false],
    // A later closing is to pay it, which may fall through as well.
    ['settlement_agent', true, true],
  ] as const)(
    'PAY-04 may still be a closing: paid by %s, after one fell through: %s',
    (payer, hasFallenThrough, may) => {
      expect(awaitsClosing({ payer, hasFallenThrough })).toBe(may);
    },
  );

  it('PAY-04 asks the client for a name only where nobody pays', () => {
    expect([null, ...CLOSING_PAYERS].filter(lacksAgent)).toEqual(['unnamed', 'declined']);
  });
});
