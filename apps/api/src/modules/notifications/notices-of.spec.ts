import { readFile } from 'node:fs/promises';
import { cents } from '@cw/domain';
import { newId } from '../../common/ids.js';
import type { Notice } from './notice.js';
import { noticesOf } from './notices-of.js';
import { wordsOf } from './notification-words.js';

const STAFF = newId();
const projectId = newId();
const disputeId = newId();
const about = {
  projectId,
  projectTitle: 'Roof at Elm St',
  ownerId: newId(),
  contractorId: newId(),
  actorId: null,
  adminIds: [STAFF],
};
const money = { ...about, amountCents: cents(100_000) };
const chargeBack = { ...money, respondBy: null, isPaidOut: false };
const ofCase = { ...about, disputeId };

const toStaff: readonly (readonly [string, readonly Notice[]])[] = [
  ['dispute.due', noticesOf('dispute.due', ofCase)],
  ['dispute.ruling_proposed', noticesOf('dispute.ruling_proposed', ofCase)],
  [
    'dispute.ruling_refused',
    noticesOf('dispute.ruling_refused', { ...ofCase, proposerId: STAFF, reason: 'The photos are not weighed.' }),
  ],
  ['question.reported', noticesOf('question.reported', { ...about, questionId: newId() })],
  ['payment.charged_back', noticesOf('payment.charged_back', chargeBack)],
  ['payment.charge_back_won', noticesOf('payment.charge_back_won', chargeBack)],
  ['payment.charge_back_lost', noticesOf('payment.charge_back_lost', chargeBack)],
  ['payment.long_held', noticesOf('payment.long_held', money)],
  ['payout.setup_overdue', noticesOf('payout.setup_overdue', money)],
];

async function adminPages(): Promise<readonly string[]> {
  const pages = await readFile(new URL('../../../../../tools/edge/pages.json', import.meta.url), 'utf8');
  return JSON.parse(pages).admin.signedIn;
}

describe('what staff are told', () => {
  it.each(toStaff)('NOTE-01 leads to a page of the admin area: %s', async (_, notices) => {
    const told = notices.filter(({ userId }) => userId === STAFF);

    expect(told).toHaveLength(1);
    for (const { actionUrl } of told) expect(await adminPages()).toContain(actionUrl.split('?')[0]);
  });

  it('NOTE-01 PAY-06 opens the case that it is about', () => {
    const urls = noticesOf('dispute.due', ofCase).map(({ actionUrl }) => actionUrl);

    expect(urls).toEqual([`/disputes?case=${disputeId}`]);
  });
});

describe('what one side of a case is told', () => {
  it('PAY-06 of an offer is what it gets by it, and who is to accept it', () => {
    const [decider, contractorCents, clientCents] = [newId(), cents(20_050), cents(45_950)];
    const said = (actorId: string) =>
      noticesOf('dispute.offered', { ...ofCase, actorId, contractorCents, clientCents }, [
        { userId: decider, right: 'decide' },
      ]).map(({ type, params }) => wordsOf(type, params, 'en').message);
    const split = '$200.50 for the contractor and $459.50 back to the card or bank account that paid.';

    expect(said(about.contractorId)).toEqual([
      `The contractor offers to settle the dispute: ${split} It takes effect when you accept it.`,
      `The contractor offers to settle the dispute: ${split} It takes effect when you accept it.`,
    ]);
    expect(said(decider)).toEqual([
      `The client offers: ${split} It takes effect when the other side accepts it.`,
      'The client offers to settle the dispute: $200.50 for you ($180.45 after the 10% service fee) and $459.50 back to the client. It takes effect when you accept it.',
    ]);
  });

  it('PAY-06 is what the other asks of it, and what it still owes', () => {
    const asked = noticesOf('dispute.withdrawal_asked', { ...ofCase, actorId: about.ownerId, askedBy: 'owner' });
    const due = noticesOf('dispute.answer_due', { ...ofCase, owing: ['owner'] });

    expect([...asked, ...due].map(({ userId, type, actionUrl }) => [userId, type, actionUrl])).toEqual([
      [about.contractorId, 'dispute_withdrawal_asked', `/projects/${projectId}/dispute`],
      [about.ownerId, 'dispute_answer_due', `/projects/${projectId}/dispute`],
    ]);
  });
});

describe('what both sides are told of money that is there', () => {
  const toldContractor = (waitsFor: 'start' | 'approval' | 'nothing'): readonly string[] =>
    noticesOf('payment.held', { ...money, waitsFor })
      .filter(({ userId }) => userId === about.contractorId)
      .map(({ type, params }) => wordsOf(type, params, 'en').message);

  it('PAY-06 is that work can start only where it has not', () => {
    expect(toldContractor('start')).toEqual(['$1,000.00 is in escrow for you. You can start work.']);
    expect(toldContractor('approval')).toEqual(['$1,000.00 is in escrow for you.']);
  });

  it('PAY-06 is nothing of holding once the work is approved', () => {
    expect(noticesOf('payment.held', { ...money, waitsFor: 'nothing' })).toEqual([]);
  });
});

describe('a message', () => {
  it('MSG-01 is told to those who are named, and to nobody else whom the owner invited', () => {
    const [writer, muted] = [newId(), newId()];
    const sent = { ...about, actorId: writer, conversationId: newId(), messageId: newId() };
    const told = noticesOf('message.sent', { ...sent, recipientIds: [about.ownerId, writer] }, [
      { userId: muted, right: 'view' },
    ]);

    expect(told.map(({ userId, type }) => [userId, type])).toEqual([[about.ownerId, 'message_received']]);
  });
});

describe('what is told of a repair or of a change', () => {
  const { contractorId, ownerId } = about;
  const conditionId = newId();
  const repair = { conditionId, conditionTitle: 'Handrail' };
  const reason = 'It is loose.';
  const change = {
    ...{ ...about, amountDeltaCents: cents(5_000), answerDueAt: null, timeZone: 'America/New_York' },
    ...{ changeOrderId: newId(), days: 0 },
  };
  const opened = { ...about, openedBy: 'owner', from: 'in_progress.started', reason } as const;
  const leads = (notices: readonly Notice[], userId: string): string | undefined =>
    notices.find((told) => told.userId === userId)?.actionUrl.replace(`/projects/${projectId}`, '');

  it.each<[string, readonly Notice[], string, string]>([
    [
      'a returned repair, to that one',
      noticesOf('condition.returned', { ...about, returned: [{ ...repair, reason }] }),
      ...([contractorId, `#repair-${conditionId}`] as const),
    ],
    [
      'several returned, to the first of them',
      noticesOf('condition.returned', {
        ...about,
        returned: [
          { ...repair, reason },
          { ...repair, reason },
        ],
      }),
      ...([contractorId, '#returned'] as const),
    ],
    [
      'a corrected repair, to what is corrected',
      noticesOf('condition.evidenced', { ...about, conditionId, isCorrected: true }),
      ...([ownerId, '#corrected'] as const),
    ],
    [
      'an accepted repair, to that one',
      noticesOf('condition.accepted', { ...about, ...repair }),
      ...([contractorId, `#repair-${conditionId}`] as const),
    ],
    [
      'a repair that is looked at again, to that one',
      noticesOf('condition.taken_back', { ...about, ...repair }),
      ...([contractorId, `#repair-${conditionId}`] as const),
    ],
    ['submitted work, to what is to be reviewed', noticesOf('work.submitted', about), ownerId, '#review'],
    ['a review that is due, to the same', noticesOf('work.review_due', { ...about, daysLeft: 1 }), ownerId, '#review'],
    ['a proposed change, to the changes', noticesOf('change.proposed', change), contractorId, '#changes'],
    [
      'an invoice, to the invoice',
      noticesOf('invoice.issued', { ...money, number: 'INV-2026-0001', dueOn: '2026-12-11' }),
      ownerId,
      '#invoice',
    ],
    ['a dispute, to its page', noticesOf('project.disputed', opened), contractorId, '/dispute'],
    ['started work, to the top of the project', noticesOf('work.started', about), ownerId, ''],
  ])('NOTE-01 leads, of %s', (_what, notices, reader, place) => {
    expect(leads(notices, reader)).toBe(place);
  });
});

describe('what one of those who decide for the client is told that the other did', () => {
  const decider = newId();
  const viewer = newId();
  const invited = [
    { userId: decider, right: 'decide' },
    { userId: viewer, right: 'view' },
  ] as const;
  const saidOf = (notices: readonly Notice[]): ReadonlyMap<string, string> =>
    new Map(
      notices.map(({ userId, type, params }) => [
        userId,
        wordsOf(type, params, 'en', params.personId === decider ? { person: 'Laura Kent' } : {}).message,
      ]),
    );

  it('PROJ-10 names who opened the dispute, to whoever else reads the client’s side and to nobody else', () => {
    const opened = {
      ...about,
      actorId: decider,
      openedBy: 'owner',
      from: 'in_progress.started',
      reason: null,
    } as const;
    const said = saidOf(noticesOf('project.disputed', opened, invited));

    expect(said.get(about.ownerId)).toMatch(/^Laura Kent opened a dispute\./);
    expect(said.get(viewer)).toMatch(/^Laura Kent opened a dispute\./);
    expect(said.get(about.contractorId)).toMatch(/^The client opened a dispute\./);
    expect(said.has(decider)).toBe(false);
  });

  it('PROJ-10 names who accepted the bid, approved, cancelled and proposed a change', () => {
    const done = { ...about, actorId: decider };
    const change = { ...done, changeOrderId: newId(), days: 0, amountDeltaCents: cents(1_000) };
    const told = [
      noticesOf(
        'bid.accepted',
        { ...done, bidId: newId(), amountCents: cents(1_000), paymentTiming: 'upfront' },
        invited,
      ),
      noticesOf('project.approved', done, invited),
      noticesOf(
        'project.cancelled',
        { ...done, pendingBidderIds: [], reason: null, isByStaff: false, isNoShow: false, returnedCents: null },
        invited,
      ),
      noticesOf('change.proposed', { ...change, answerDueAt: null, timeZone: 'America/New_York' }, invited),
      noticesOf('change.declined', { ...change, reason: null }, invited),
    ].map((notices) => saidOf(notices).get(about.ownerId)?.split('.')[0]);

    expect(told).toEqual([
      'Laura Kent accepted a bid',
      'Laura Kent approved the work',
      'Laura Kent cancelled the project',
      'Laura Kent proposes a change order',
      'Laura Kent declined the change order that the contractor proposed (price difference $10',
    ]);
  });

  it('WORK-05 tells the owner of repairs that another of them returned, and asks nobody of their side to correct them', () => {
    const [one, two] = ['Handrail', 'Glass'].map((conditionTitle) => ({
      ...{ conditionId: newId(), conditionTitle, reason: 'It is loose.' },
    }));
    const said = (returned: Parameters<typeof noticesOf<'condition.returned'>>[1]['returned']) =>
      saidOf(noticesOf('condition.returned', { ...about, actorId: decider, returned }, invited));
    const [single, several] = [said(one ? [one] : []), said(one && two ? [one, two] : [])];

    for (const id of [about.ownerId, viewer]) {
      expect(single.get(id)).toBe(
        'Laura Kent returned “Handrail”. Reason: “It is loose”. The contractor corrects it and sends new evidence.',
      );
      expect(several.get(id)).toMatch(/^Laura Kent returned 2 repairs: .* The contractor corrects them/);
    }
    expect(single.get(about.contractorId)).toMatch(
      /^The client returned “Handrail”.*Correct it and send new evidence\.$/,
    );
    expect(single.has(decider)).toBe(false);
  });

  it('PAY-04 names who said that the closing fell through, to the client’s side alone', () => {
    const fell = { ...money, actorId: decider, number: 'INV-1', dueOn: '2026-12-11', writtenToId: about.ownerId };
    const notices = noticesOf('invoice.fell_through', fell, invited);

    expect(saidOf(notices).get(about.ownerId)).toMatch(/^Laura Kent said that the closing fell through\. You now pay/);
    expect(saidOf(notices).get(viewer)).toMatch(/^Laura Kent said that the closing fell through\. The client owes/);
    expect(saidOf(notices).get(about.contractorId)).toMatch(/^The closing fell through\. The client now pays/);
    // The invoice's own letter tells the owner.
    expect(notices.filter(({ isWritten }) => isWritten).map(({ userId }) => userId)).toEqual([about.ownerId]);
  });

  it('PAY-01 says to nobody that they alone release what any of them can approve', () => {
    const said = saidOf(noticesOf('payment.held', { ...money, waitsFor: 'approval' }, invited));

    for (const id of [about.ownerId, decider, viewer])
      expect(said.get(id)).toBe('$1,000.00 is in escrow until the work is approved.');
  });

  it('PAY-01 says to nobody that money which may be another’s goes back to them', () => {
    const said = saidOf(noticesOf('payment.refunded', { ...money, actorId: null }, invited));
    const back = '$1,000.00 is being refunded to the card or bank account that paid.';

    expect([about.ownerId, decider, viewer].map((id) => said.get(id))).toEqual([back, back, back]);
  });

  it('PROJ-10 says of whoever joins what they may do', () => {
    const joined = (right: 'decide' | 'view') =>
      saidOf(noticesOf('party.joined', { ...about, partyUserId: decider, right })).get(about.ownerId);

    expect(joined('decide')).toContain(
      'Laura Kent, whom you invited to the project “Roof at Elm St”, can now decide and pay',
    );
    expect(joined('view')).toContain('can now see it');
  });

  it('PROJ-10 asks no review of whoever looks on', () => {
    const titles = noticesOf('work.submitted', about, invited).map(
      ({ type, params }) => wordsOf(type, params, 'en').title,
    );

    expect(titles).toEqual([
      'Work is ready for your review',
      'Work is ready for your review',
      'Work is ready for the client’s review',
    ]);
  });
});
