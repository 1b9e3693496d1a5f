import { needsOf, turnsOf, type NeedFacts } from './project-needs.js';

const facts = (over: Partial<NeedFacts>): NeedFacts => ({
  parties: ['owner'],
  state: 'in_progress.started',
  pendingBids: 0,
  conditions: [{ state: 'in_work', missingEvidence: ['photo_after'] }],
  dueCents: 0,
  onItsWayCents: 0,
  isPaidAtClosing: false,
  closingPayer: null,
  changeProposedBy: null,
  asksEarlyStart: false,
  startsLater: false,
  isNoShowDue: false,
  noShowAnswerDueAt: null,
  isNoShowContested: false,
  disputeTurn: null,
  waitsForPayoutAccount: false,
  hasPaymentAttention: false,
  isReposted: false,
  ...over,
});
const kinds = (over: Partial<NeedFacts>): string[] => needsOf(facts(over)).map(({ kind }) => kind);

describe('what a change of the agreed work makes wait for somebody', () => {
  it('PROJ-10 an answer waits for the other side, and for nobody once the work is closed', () => {
    expect(kinds({ changeProposedBy: 'awarded_contractor' })).toEqual(['answer_change']);
    expect(kinds({ changeProposedBy: 'owner' })).toEqual([]);
    expect(kinds({ changeProposedBy: 'owner', parties: ['awarded_contractor'] })).toEqual(['answer_change', 'prove']);
    expect(kinds({ changeProposedBy: 'awarded_contractor', parties: ['decider'] })).toEqual(['answer_change']);
    expect(kinds({ changeProposedBy: 'awarded_contractor', parties: ['viewer'] })).toEqual([]);
    expect(kinds({ changeProposedBy: 'awarded_contractor', state: 'in_progress.disputed' })).toEqual([]);
  });

  it('PAY-06 the rest is to be paid while the work goes on, beside what else waits', () => {
    expect(kinds({ dueCents: 5_000 })).toEqual(['pay_rest']);
    expect(
      kinds({
        dueCents: 5_000,
        state: 'in_progress.submitted',
        conditions: [{ state: 'evidenced', missingEvidence: [] }],
      }),
    ).toEqual(['review', 'pay_rest']);
    expect(kinds({ dueCents: 5_000, state: 'in_progress.not_started' })).toEqual(['pay']);
    expect(kinds({ dueCents: 5_000, state: 'in_progress.disputed' })).toEqual([]);
    expect(kinds({ dueCents: 5_000, isPaidAtClosing: true })).toEqual([]);
    expect(kinds({ dueCents: 5_000, isPaidAtClosing: true, state: 'completed' })).toEqual(['pay_approved']);
  });

  it('PAY-04 an invoice that nobody pays waits for a name, once the work is approved', () => {
    const owed = { dueCents: 5_000, isPaidAtClosing: true, state: 'completed' } as const;
    expect(kinds({ ...owed, closingPayer: 'declined' })).toEqual(['name_agent']);
    expect(kinds({ ...owed, closingPayer: 'unnamed' })).toEqual(['name_agent']);
    expect(kinds({ ...owed, closingPayer: 'client' })).toEqual(['pay_approved']);
    expect(kinds({ ...owed, closingPayer: 'declined', state: 'in_progress.submitted' })).toEqual(['review']);
    expect(kinds({ ...owed, closingPayer: 'declined', parties: ['awarded_contractor'] })).toEqual([]);
  });

  it('PROJ-10 PAY-04 an invoice that the settlement agent pays waits for the agent, and for neither side', () => {
    const owed = { dueCents: 5_000, isPaidAtClosing: true, state: 'completed', conditions: [] } as const;
    const named = { ...owed, closingPayer: 'settlement_agent' } as const;
    expect(kinds(named)).toEqual([]);
    expect(kinds({ ...named, parties: ['decider'] })).toEqual([]);
    expect(kinds({ ...named, parties: ['awarded_contractor'] })).toEqual([]);
    expect(turnsOf(facts(named))).toEqual([{ side: 'settlement_agent', act: 'pay_approved', count: 1 }]);
    expect(turnsOf(facts({ ...named, state: 'in_progress.submitted' }))).not.toContainEqual(
      expect.objectContaining({ act: 'pay_approved' }),
    );
    expect(turnsOf(facts({ ...owed, closingPayer: 'client' }))).toEqual([
      { side: 'client', act: 'pay_approved', count: 1 },
    ]);
  });

  it('the contractor submits once nothing is to be held any more', () => {
    const proven = {
      parties: ['awarded_contractor'],
      conditions: [{ state: 'evidenced', missingEvidence: [] }],
    } as const;
    expect(kinds({ ...proven, dueCents: 5_000 })).toEqual([]);
    expect(kinds({ ...proven, dueCents: 5_000, isPaidAtClosing: true })).toEqual(['submit']);
    expect(kinds(proven)).toEqual(['submit']);
    expect(kinds({ ...proven, changeProposedBy: 'awarded_contractor' })).toEqual([]);
  });

  it('PAY-01 PROJ-10 money on its way from a bank is not held: nobody starts or submits, and nobody pays again', () => {
    const onItsWay = { onItsWayCents: 5_000, state: 'in_progress.not_started' } as const;
    expect(kinds({ ...onItsWay, parties: ['awarded_contractor'] })).toEqual([]);
    expect(kinds({ ...onItsWay, isPaidAtClosing: true, parties: ['awarded_contractor'] })).toEqual(['start']);
    expect(kinds(onItsWay)).toEqual([]);
    const proven = {
      parties: ['awarded_contractor'],
      conditions: [{ state: 'evidenced', missingEvidence: [] }],
    } as const;
    expect(kinds({ ...proven, onItsWayCents: 5_000 })).toEqual([]);
  });

  it('PROJ-10 in a dispute an offer waits for the other side, else whoever owes its word', () => {
    const state = 'in_progress.disputed';
    const owing = { state, disputeTurn: { owing: ['awarded_contractor'], offeredTo: [], staff: null } } as const;
    expect(kinds(owing)).toEqual([]);
    expect(kinds({ ...owing, parties: ['awarded_contractor'] })).toEqual(['answer_dispute']);
    const offered = { state, disputeTurn: { owing: ['owner'], offeredTo: ['owner'], staff: null } } as const;
    expect(kinds(offered)).toEqual(['answer_offer']);
    expect(kinds({ ...offered, parties: ['decider'] })).toEqual(['answer_offer']);
    expect(kinds({ ...offered, parties: ['viewer'] })).toEqual([]);
    expect(kinds({ ...offered, parties: ['awarded_contractor'] })).toEqual([]);
  });

  it('PROJ-10 a request to begin early waits for the client, until the work begins', () => {
    const asked = {
      asksEarlyStart: true,
      state: 'in_progress.not_started',
      conditions: [{ state: 'awarded', missingEvidence: ['photo_after'] }],
    } as const;
    expect(kinds(asked)).toEqual(['answer_early_start']);
    expect(kinds({ ...asked, parties: ['decider'] })).toEqual(['answer_early_start']);
    expect(kinds({ ...asked, parties: ['viewer'] })).toEqual([]);
    expect(kinds({ ...asked, parties: ['awarded_contractor'] })).toEqual(['start']);
    expect(kinds({ ...asked, state: 'in_progress.started' })).toEqual([]);
  });
});
