import { Injectable } from '@nestjs/common';
import { doneRepairs } from '@cw/domain';
import type { IntakeQuestionEntity } from '../intake-question.entity.js';
import type { IntakeReinspectionEntity } from '../intake-reinspection.entity.js';
import type { IntakeEntity } from '../intake.entity.js';
import { toOwnOffer, toOwnQuestion, toOwnReinspection } from '../intake.mapper.js';
import type { IntakeDetail } from './dto/intake-detail.response.js';
import type { IntakeDeskOffer, IntakeDeskQuestion, IntakeDeskReinspection } from './dto/intake-record.response.js';
import { FollowedProjects, type FollowedProject } from './followed-projects.js';
import { IntakeConversionPlan } from './intake-conversion-plan.js';
import { IntakeDeskRepository, type OfferWithLines } from './intake-desk.repository.js';

type Named = (userId: string | null) => string | null;
type Views = Pick<IntakeDetail, 'questions' | 'offers' | 'projects' | 'reinspections' | 'conversion'>;

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
    private readonly plan: IntakeConversionPlan,
  ) {}

  async of(intake: IntakeEntity): Promise<Conversation> {
    const { id: intakeId } = intake;
    const questions = await this.desk.questionsOf(intakeId);
    const offers = await this.desk.offersOf(intakeId);
    const reinspections = await this.desk.reinspectionsOf(intakeId);
    const projects = await this.followed.of(intakeId);
    const conversion = await this.plan.of(intake);
    return {
      userIds: [...questions.map(({ askedBy }) => askedBy), ...offers.map(({ offer }) => offer.sentBy)],
      doneIds: doneRepairs(projects),
      views: (nameOf) => ({
        questions: questions.map((question) => toQuestion(question, nameOf)),
        offers: offers.map((offer) => toOffer(offer, nameOf)),
        projects: projects.map(toProject),
        reinspections: reinspections.map(toReinspection),
        conversion,
      }),
    };
  }
}

const toQuestion = (question: IntakeQuestionEntity, nameOf: Named): IntakeDeskQuestion => ({
  ...toOwnQuestion(question),
  askedByName: nameOf(question.askedBy),
});

const toOffer = ({ offer, lines }: OfferWithLines, nameOf: Named): IntakeDeskOffer => ({
  ...toOwnOffer(offer, lines),
  id: offer.id,
  sentByName: nameOf(offer.sentBy),
});

const toProject = ({ id, title, status, work, repairIds }: FollowedProject): Views['projects'][number] => ({
  id,
  title,
  status,
  work,
  repairIds,
});

const toReinspection = (one: IntakeReinspectionEntity): IntakeDeskReinspection => ({
  ...toOwnReinspection(one),
  id: one.id,
  orderedAt: one.orderedAt.toISOString(),
});
