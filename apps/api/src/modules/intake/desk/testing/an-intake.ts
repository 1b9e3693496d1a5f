import {
  cents,
  earliestToday,
  INTAKE_UNANSWERED_STATES,
  readIntake,
  type IntakeOfferAnswer,
  type IntakeRequest,
  type IntakeState,
  type ResponsibleParty,
} from '@cw/domain';
import { newId } from '../../../../common/ids.js';
import type { TestApp } from '../../../../testing/index.js';
import { IntakeOfferEntity, IntakeOfferLineEntity } from '../../intake-offer.entity.js';
import { IntakeProjectEntity } from '../../intake-project.entity.js';
import { IntakeQuestionEntity } from '../../intake-question.entity.js';

import { IntakeRepairEntity } from '../../intake-repair.entity.js';
import { IntakeEntity } from '../../intake.entity.js';
import { newIntake, repairsOf } from '../../new-intake.js';

export interface AnIntake {
  readonly intake: IntakeEntity;
  readonly repairs: readonly IntakeRepairEntity[];
}

/** Everything that a form can say, so that nothing of it can be lost unseen. */
export const REQUEST = {
  address: '12 Hidden Lane',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  yearBuilt: 1968,
  buyers: 'Sofia Reyes',
  sellers: 'Marcus Bell',
  listingAgent: 'Lena Ortiz',
  buyersAgent: 'Omar Haddad',
  settlementAgent: {
    name: 'Grace Okafor',
    company: 'Harbor Title',
    email: 'closings@harbor.example',
    fileNumber: 'HT-2026-1184',
  },
  contractDate: '2026-11-02',
  inspectionDate: '2026-11-12',
  closingDate: '2026-12-18',
  loanProgram: 'fha',
  lender: 'First Harbor Bank',
  loanOfficer: 'Priya Shah',
  caseNumber: '371-2845560',
  repairs: [
    {
      category: 'exterior',
      description: 'Scrape, prime and repaint the peeling eave.',
      responsibleParty: 'seller',
      estimatedCostCents: 120_000,
      title: 'Peeling paint on the north eave',
      kind: 'repair',
      location: 'North elevation',
      quote: 'Peeling exterior paint noted at north elevation.',
      page: 4,
    },
    { category: 'plumbing', description: 'The water heater has no strap. Fit two.', location: 'Basement' },
  ],
  repairType: 'Exterior and plumbing repairs',
  description: 'Two repairs that the appraisal asks for before closing.',
  urgency: 'high',
  estimatedBudgetCents: 150_000,
  appraisalNotes: 'Subject to the repairs named on page 4.',
  completionDeadline: '2026-12-10',
  verificationMethod: 'licensed_trade_statement',
  submitterRole: 'seller',
  fullName: 'Marcus Bell',
  phone: '+12125550123',
} as const;

export function requestOf(test: TestApp, overrides: object = {}): IntakeRequest {
  const given = { ...REQUEST, email: `${newId()}@example.com`, ...overrides };
  const read = readIntake(given, earliestToday(test.clock.now()));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** A stored request, submitted at this moment unless told otherwise. */
export async function anIntake(
  test: TestApp,
  { request = {}, row = {} }: { readonly request?: object; readonly row?: Partial<IntakeEntity> } = {},
): Promise<AnIntake> {
  const sent = requestOf(test, request);
  const beside = { userId: null, spamFlags: [], sentKey: null, sentHash: null, locale: 'en' as const };
  const intake = newIntake(sent, { id: newId(), submittedAt: test.clock.now(), ...beside });
  const repairs = repairsOf(sent, intake.id);
  const isAnswered = !INTAKE_UNANSWERED_STATES.includes(row.state ?? intake.state);
  const firstAnsweredAt = isAnswered ? test.clock.now() : null;
  await test.unitOfWork.repository(IntakeEntity).save(Object.assign(intake, { firstAnsweredAt }, row));
  await test.unitOfWork.repository(IntakeRepairEntity).insert(repairs);
  return { intake, repairs };
}

export const offerLines = (
  repairs: readonly IntakeRepairEntity[],
  ceilings: readonly number[] = [],
): { repairId: string; ceilingCents: number; responsibleParty: ResponsibleParty }[] =>
  repairs.map(({ id }, index) => ({
    repairId: id,
    ceilingCents: ceilings[index] ?? 100_000,
    responsibleParty: 'seller',
  }));

/** What the submitter does at the private link, without the link. */
export async function answerOffer(test: TestApp, intakeId: string, answer: IntakeOfferAnswer): Promise<void> {
  const to: IntakeState = answer === 'approved' ? 'approved' : 'in_review';
  await test.unitOfWork
    .repository(IntakeOfferEntity)
    .update({ intakeId }, { answer, answeredAt: test.clock.now(), reason: answer === 'refused' ? 'Too dear.' : null });
  await test.unitOfWork.repository(IntakeEntity).update({ id: intakeId }, { state: to });
}

/** A request in this state, with what belongs to the state and, from the conversion on, these projects. */
export async function anIntakeIn(
  test: TestApp,
  state: IntakeState,
  { staffId, projectIds = [], request = {} }: { staffId: string; projectIds?: readonly string[]; request?: object },
): Promise<AnIntake> {
  const { intake, repairs } = await anIntake(test, { row: { state }, request });
  if (state === 'needs_information') await addQuestion(test, intake.id, staffId);
  if (state === 'offer_sent' || state === 'approved') await addOffer(test, { intake, repairs }, staffId);
  const links = projectIds.map((projectId, index) =>
    Object.assign(new IntakeProjectEntity(), {
      projectId,
      intakeId: intake.id,
      // The last has what the others left.
      repairIds: (index === projectIds.length - 1 ? repairs.slice(index) : [repairs[index]]).flatMap(
        (one) => one?.id ?? [],
      ),
      createdAt: test.clock.now(),
    }),
  );
  await test.unitOfWork.repository(IntakeProjectEntity).insert(links);
  return { intake, repairs };
}

async function addQuestion(test: TestApp, intakeId: string, askedBy: string): Promise<void> {
  const asked = { id: newId(), intakeId, question: 'Which eave?', askedAt: test.clock.now(), askedBy };
  await test.unitOfWork.repository(IntakeQuestionEntity).insert({ ...asked, answer: null, answeredAt: null });
}

async function addOffer(test: TestApp, { intake, repairs }: AnIntake, sentBy: string): Promise<void> {
  const isApproved = intake.state === 'approved';
  const offer = { id: newId(), intakeId: intake.id, revision: 1, sentAt: test.clock.now(), sentBy, message: null };
  const answered = {
    answer: isApproved ? ('approved' as const) : null,
    answeredAt: isApproved ? test.clock.now() : null,
  };
  await test.unitOfWork.repository(IntakeOfferEntity).insert({ ...offer, ...answered, reason: null });
  const lines = offerLines(repairs).map((line) => ({
    ...line,
    ceilingCents: cents(line.ceilingCents),
    offerId: offer.id,
    note: null,
  }));
  await test.unitOfWork.repository(IntakeOfferLineEntity).insert(lines);
}
