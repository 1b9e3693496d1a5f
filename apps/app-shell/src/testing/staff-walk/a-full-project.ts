import type {
  BidView,
  ChangeOrderView,
  DisputeView,
  FileView,
  HistoryEntry,
  InvoiceView,
  PartyView,
  ProjectDetail,
  QuestionView,
  ReviewView,
} from '@cw/api-client';
import { apiUrl, signedInAs } from '@cw/api-client/testing';
import { PROJECT_EVENTS, splitProjectState, type ProjectState, type Role } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { anAgreement } from '../../features/change-orders/testing/an-agreement.js';
import { aDispute, anOffer, aSplit, aStatement } from '../../features/disputes/testing/a-dispute.js';
import { aBid } from '../bids.js';
import { aPayable } from '../checkout.js';
import { aCondition } from '../projects.js';

export const PROJECT_ID = '01890000-0000-7000-8000-0000000000aa';
const AT = '2026-11-20T15:00:00.000Z';
const LATER = '2099-12-01T15:00:00.000Z';

/** Who reads the project: staff, or one of the two sides. */
export type Reader = 'admin' | 'owner' | 'awarded_contractor';
const ROLES = { admin: 'admin', owner: 'seller', awarded_contractor: 'contractor' } as const satisfies Record<
  Reader,
  Role
>;

const aFile = (id: string, kind: FileView['kind'], name: string): FileView => ({
  ...{ id, kind, name, contentType: 'application/pdf', bytes: 120_000, width: null, height: null },
  ...{ conditionId: null, disputeId: null, createdAt: AT, uploadedById: 'u-1' },
  ...{ url: `/api/files/${id}`, thumbnailUrl: null },
});

/** One repair in each state that it can be in beside the others. */
const CONDITIONS = (['in_work', 'evidenced', 'returned', 'accepted', 'cleared', 'left_out'] as const).map(
  (state, index) =>
    aCondition({
      ...{ id: `c-${index}`, number: index + 1, title: `Repair ${index + 1}`, state, awardedAmountCents: 20_000 },
      ...(state === 'returned' && { returnReason: 'The step still moves.', returnedAt: AT }),
      evidenceFiles: state === 'in_work' ? [] : [{ ...aFile(`e-${index}`, 'proof', 'Proof.pdf'), conditionId: 'c-1' }],
    }),
);

const OPEN = { contractorId: null, contractorName: null, agreed: null, payment: null, bidCount: 2 } as const;

/** A project of which everything is there that its state can have. */
export function aFullProject(state: ProjectState, reader: Reader, over: Partial<ProjectDetail> = {}): ProjectDetail {
  const { status, work } = splitProjectState(state);
  const { payment, agreed, ...agreement } = anAgreement({ agreed: { changeProposedBy: null } });
  const project = aPayable(PROJECT_ID, 'Deck ledger', payment ?? {}, {
    ...agreement,
    agreed,
    ...{ ownerName: 'Sofia Reyes', parties: [reader], actions: reader === 'admin' ? ['cancel'] : [], needsMe: false },
    conditions: state === 'open' ? CONDITIONS.map((one) => ({ ...one, state: 'open' })) : CONDITIONS,
    ...{
      reviewDueAt: LATER,
      contestUntil: LATER,
      promiseState: 'late',
      lender: 'First Lender',
      specialRequirements: 'Ring.',
    },
    files: [aFile('f-1', 'document', 'Appraisal.pdf')],
    moments: PROJECT_EVENTS.filter((event) => ['post', 'accept_bid', 'start', 'submit'].includes(event)).map(
      (event) => ({
        ...{ entity: 'project' as const, event, at: AT },
      }),
    ),
    ...{ status, work },
    ...(status === 'open' && OPEN),
    ...over,
  });
  return project;
}

const change = (over: Partial<ChangeOrderView>): ChangeOrderView => ({
  ...{ id: `ch-${over.number}`, projectId: PROJECT_ID, number: 1, state: 'proposed', proposedBy: 'awarded_contractor' },
  ...{ proposerName: 'Marco Diaz', reason: 'The eave is rotten.', amountDeltaCents: 15_000, days: 2 },
  lines: [
    {
      ...{ kind: 'price', conditionId: 'c-0', conditionNumber: 1, title: 'Repair 1', amountDeltaCents: 15_000 },
      note: 'Iron',
    },
  ],
  ...{ endangersClosing: true, proposedAt: AT, answeredAt: null, answeredByName: null, answerReason: null },
  ...{ answerDueAt: LATER, lapseCause: null, actions: [] },
  ...over,
});

const CHANGES: readonly ChangeOrderView[] = [
  change({ number: 6 }),
  change({ number: 5, proposedBy: 'owner', proposerName: 'Sofia Reyes' }),
  change({ number: 4, state: 'accepted', answeredAt: AT, answeredByName: 'Sofia Reyes' }),
  change({ number: 3, state: 'declined', answeredAt: AT, answeredByName: 'Sofia Reyes', answerReason: 'Too dear.' }),
  change({ number: 2, state: 'withdrawn', answeredAt: AT }),
  change({ number: 1, state: 'lapsed', answeredAt: AT, lapseCause: 'unanswered' }),
];

const question = (over: Partial<QuestionView>): QuestionView => ({
  ...{
    id: 'q-1',
    projectId: PROJECT_ID,
    body: 'Is there power?',
    askedAt: AT,
    askerName: 'Diaz Repairs',
    isMine: false,
  },
  ...{ answer: null, answeredAt: null, isHidden: false, actions: [] },
  ...over,
});
const QUESTIONS = [
  question({}),
  question({ id: 'q-2', answer: 'Yes.', answeredAt: AT }),
  question({ id: 'q-3', isHidden: true }),
];

const party = (over: Partial<PartyView>): PartyView => ({
  ...{ id: 'pt-1', projectId: PROJECT_ID, email: 'ana@example.com', name: 'Ana Park', role: 'buyer', right: 'view' },
  ...{ state: 'accepted', invitedAt: AT, expiresAt: LATER, acceptedAt: AT, isMe: false },
  ...over,
});
const PARTIES = [
  party({}),
  party({ id: 'pt-2', right: 'decide' }),
  party({ id: 'pt-3', name: null, state: 'pending', acceptedAt: null }),
];

export const CLOSING_INVOICE: InvoiceView = {
  ...{ id: 'i-1', projectId: PROJECT_ID, state: 'viewed', payer: 'settlement_agent', number: 'CW-2026-0007' },
  ...{ amountCents: 100_000, dueCents: 0, isApproved: false, isProcessing: false, dueOn: '2026-12-18' },
  ...{ issuedAt: AT, sentAt: AT, viewedAt: AT, paidAt: null, voidReason: null, hasLink: true },
  agent: { name: 'Lee Ames', company: 'Ames Title', email: 'lee@example.com', fileNumber: '7' },
  events: [],
};

const review = (side: ReviewView['side']): ReviewView => ({
  ...{ id: `r-${side}`, side, authorName: 'Sofia R.', category: 'doors', rating: 5, body: 'Well done.' },
  ...{ writtenAt: AT, publishedAt: AT, answer: 'Thanks.', answeredAt: AT },
  ...{ canAnswer: false, canReport: false, isHidden: side === 'client' },
});

const moved = (over: Partial<HistoryEntry>): HistoryEntry => ({
  ...{ id: `h-${over.entity}-${over.to}`, at: AT, entity: 'project', entityId: PROJECT_ID, event: 'submit' },
  ...{ from: null, to: null, actorName: 'Sofia Reyes', actorRole: 'seller', reason: null, conditionNumber: null },
  ...over,
});
const HISTORY = [
  moved({ from: 'in_progress.started', to: 'in_progress.submitted', reason: 'All of it is done.' }),
  moved({ entity: 'payment', event: 'release', from: 'submitted', to: 'releasing' }),
  moved({ entity: 'condition', event: 'return', from: 'evidenced', to: 'returned', conditionNumber: 2 }),
  moved({ entity: 'bid', event: 'withdraw', from: 'pending', to: 'withdrawn', reason: 'expired', actorName: null }),
];

const line = (conditionId: string, included: boolean) => ({
  conditionId,
  included,
  amountCents: 30_000,
  allowance: false,
  note: null,
});

/** A bid for everything, one that leaves something out, one that its contractor took back. */
export const BIDS: readonly BidView[] = [
  aBid({
    id: 'b-1',
    contractor: { company: 'Diaz Repairs' },
    lines: CONDITIONS.map(({ id }) => line(id, true)),
    actions: [],
  }),
  aBid({
    ...{ id: 'b-2', contractorId: 'u-2', contractor: { name: 'Tom Brennan', company: 'Brennan & Sons' }, actions: [] },
    ...{ lines: CONDITIONS.map(({ id }, index) => line(id, index > 0)), gaps: ['c-0'], timeline: 'One week' },
  }),
  aBid({ id: 'b-3', status: 'withdrawn', endReason: 'expired', contractor: { company: 'Early Roofing' }, actions: [] }),
];

const SIDES = { admin: null, owner: 'owner', awarded_contractor: 'awarded_contractor' } as const;

/** A case in which both sides spoke, showed something and offered. */
export const aFullCase = (reader: Reader, over: Partial<DisputeView> = {}): DisputeView =>
  aDispute({
    ...{ projectId: PROJECT_ID, side: SIDES[reader], actions: [] },
    statements: [aStatement('owner', 'It comes off.'), aStatement('awarded_contractor', 'It was dry.')],
    isOwn: reader === 'owner',
    offers: [
      anOffer('owner', 50_000, { isOwn: reader === 'owner' }),
      anOffer('awarded_contractor', 90_000, { state: 'open', isOwn: reader === 'awarded_contractor' }),
    ],
    exhibits: [
      {
        ...{ uploaderName: 'Sofia Reyes', side: 'owner', isOwn: reader === 'owner' },
        file: aFile('x-1', 'exhibit', 'Eave.pdf'),
      },
    ],
    ...over,
  });

/** How a case can end, with what was decided. */
export const CASES: readonly Partial<DisputeView>[] = [
  {},
  { statements: [], offers: [] },
  { withdrawSide: 'owner', openedBy: 'clock', openerName: null, reason: null },
  { isFrozen: true },
  { state: 'settled', endedAt: AT, outcome: aSplit(70_000) },
  {
    ...{ state: 'ruled', endedAt: AT, outcome: aSplit(70_000) },
    rulings: [
      {
        ...aSplit(70_000),
        ...{ id: 'ru-1', state: 'made', reason: 'Half of it holds.', proposedAt: AT, proposedByName: 'Priya Nair' },
        ...{ decidedAt: AT, decidedByName: 'Priya Nair', refusalReason: null },
      },
    ],
  },
  { state: 'withdrawn', endedAt: AT },
];

const list = (path: string, items: readonly unknown[], rest: object = {}): HttpHandler =>
  http.get(apiUrl(`/api/projects/${PROJECT_ID}${path}`), () =>
    HttpResponse.json({ items, nextCursor: null, canManage: false, canPropose: false, ...rest }),
  );

/** The API with all of it, for one reader. */
export const servesAll = (project: ProjectDetail, reader: Reader, locale: Locale, dispute = aFullCase(reader)) => [
  signedInAs({ role: ROLES[reader], locale }),
  http.get(apiUrl(`/api/projects/${PROJECT_ID}`), () => HttpResponse.json(project)),
  http.get(apiUrl(`/api/projects/${PROJECT_ID}/invoice`), () => HttpResponse.json(CLOSING_INVOICE)),
  list('/bids', BIDS),
  list('/change-orders', project.status === 'open' ? [] : CHANGES),
  list('/questions', QUESTIONS),
  list('/parties', PARTIES),
  list('/history', HISTORY),
  list('/disputes', [dispute]),
  list('/reviews', [review('client'), review('contractor')], {
    canWrite: false,
    otherIsSealed: reader !== 'admin',
    opensAt: LATER,
  }),
  http.get(apiUrl('/api/*'), () => HttpResponse.json({ items: [], nextCursor: null })),
];
