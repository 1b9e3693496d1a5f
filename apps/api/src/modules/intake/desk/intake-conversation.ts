import { Injectable } from '@nestjs/common';
import { doneRepairs, sumCents } from '@cw/domain';
import type { IntakeQuestionEntity } from '../intake-question.entity.js';
import type { IntakeReinspectionEntity } from '../intake-reinspection.entity.js';
import type { IntakeDetail } from './dto/intake-detail.response.js';
import type { IntakeDeskOffer, IntakeDeskQuestion, IntakeDeskReinspection } from './dto/intake-record.response.js';
import { FollowedProjects, type FollowedProject } from './followed-projects.js';
import { IntakeDeskRepository, type OfferWithLines } from './intake-desk.repository.js';

type Named = (userId: string | null) => string | null;
type Views = Pick<IntakeDetail, 'questions' | 'offers' | 'projects' | 'reinspections'>;

interface Conversation {
  /** Of staff who said something. */
  readonly userIds: readonly string[];
  readonly doneIds: ReadonlySet<string>;
  readonly views: (nameOf: Named) => Views;
}

/** What was said about a request, and what came of it. */
@Injectable()
export class IntakeConversation {
  constructor(
    private readonly desk: IntakeDeskRepository,
    private readonly followed: FollowedProjects,
  ) {}

  async of(intakeId: string): Promise<Conversation> {
    const questions = await this.desk.questionsOf(intakeId);
    const offers = await this.desk.offersOf(intakeId);
    const reinspections = await this.desk.reinspectionsOf(intakeId);
    const projects = await this.followed.of(intakeId);
    return {
      userIds: [...questions.map(({ askedBy }) => askedBy), ...offers.map(({ offer }) => offer.sentBy)],
      doneIds: doneRepairs(projects),
      views: (nameOf) => ({
        questions: questions.map((question) => toQuestion(question, nameOf)),
        offers: offers.map((offer) => toOffer(offer, nameOf)),
        projects: projects.map(toProject),
        reinspections: reinspections.map(toReinspection),
      }),
    };
  }
}

const toQuestion = (
  { id, question, askedAt, askedBy, answer, answeredAt }: IntakeQuestionEntity,
  nameOf: Named,
): IntakeDeskQuestion => ({
  id,
  question,
  askedAt: askedAt.toISOString(),
  askedByName: nameOf(askedBy),
  answer,
  answeredAt: answeredAt?.toISOString() ?? null,
});

const toOffer = ({ offer, lines }: OfferWithLines, nameOf: Named): IntakeDeskOffer => ({
  id: offer.id,
  revision: offer.revision,
  sentAt: offer.sentAt.toISOString(),
  sentByName: nameOf(offer.sentBy),
  message: offer.message,
  lines: lines.map(({ repairId, ceilingCents, responsibleParty, note }) => ({
    repairId,
    ceilingCents,
    responsibleParty,
    note,
  })),
  totalCents: sumCents(lines.map(({ ceilingCents }) => ceilingCents)),
  answer: offer.answer,
  answeredAt: offer.answeredAt?.toISOString() ?? null,
  reason: offer.reason,
});

const toProject = ({ id, title, status, work, repairIds }: FollowedProject): Views['projects'][number] => ({
  id,
  title,
  status,
  work,
  repairIds,
});

const toReinspection = (one: IntakeReinspectionEntity): IntakeDeskReinspection => ({
  id: one.id,
  orderedAt: one.orderedAt.toISOString(),
  scheduledOn: one.scheduledOn,
  inspectorName: one.inspectorName,
  inspectorCompany: one.inspectorCompany,
  result: one.result,
  notes: one.notes,
  recordedAt: one.recordedAt?.toISOString() ?? null,
});
