import { Injectable } from '@nestjs/common';
import { intakeMachine, sumCents } from '@cw/domain';
import { formatMoney, type MessageId, type MessageValues } from '@cw/i18n';
import { In, IsNull, Not } from 'typeorm';
import { mailDay } from '../../common/mail/mail-day.js';
import type { Mail } from '../../common/mail/mail.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ProjectEntity } from '../projects/index.js';
import type { IntakeLetterKind } from './intake-letters.js';
import { IntakeLinks } from './intake-links.js';
import { IntakeOfferEntity, IntakeOfferLineEntity } from './intake-offer.entity.js';
import { IntakeProjectEntity } from './intake-project.entity.js';
import { IntakeQuestionEntity } from './intake-question.entity.js';
import { IntakeReinspectionEntity } from './intake-reinspection.entity.js';
import type { IntakeEntity } from './intake.entity.js';
import { IntakeRepository } from './intake.repository.js';

/** Where the private link leads. */
const INTAKE_LINK_PATH = '/app/repair-request';

/** What a letter says besides its own words and the link. */
const MORE: Record<IntakeLetterKind, readonly MessageId[]> = {
  submitted: ['emails.intake.submitted.next', 'emails.intake.submitted.account'],
  link: ['emails.intake.link.old'],
  staff_link: ['emails.intake.link.old'],
  question: [],
  offer: [],
  declined: [],
  scheduled: [],
  project_cancelled: [],
  work_done: [],
  inspection_failed: [],
  invoiced: [],
  closed: [],
};

/** What is pressed, where it is more than to look. */
const BUTTONS: Readonly<Partial<Record<IntakeLetterKind, MessageId>>> = {
  question: 'emails.intake.question.action',
  offer: 'emails.intake.offer.action',
};

/** Nothing goes on after these. */
const ENDS: readonly IntakeLetterKind[] = ['declined', 'closed'];

/** What the button is for: the mail itself has said it where the button does more than show. */
function pressedFor(kind: IntakeLetterKind): readonly MessageId[] {
  if (kind in BUTTONS) return [];
  return ENDS.includes(kind) ? ['emails.intake.see'] : ['emails.intake.follow'];
}

/** The words of a request's letters, in the language of its form. */
@Injectable()
export class IntakeLetterWriter {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly intakes: IntakeRepository,
    private readonly history: StateHistory,
    private readonly links: IntakeLinks,
  ) {}

  /** The secret stands in the fragment: browsers send that to no server and to no other site. */
  async write(intake: IntakeEntity, kind: IntakeLetterKind): Promise<Mail> {
    return {
      to: { email: intake.email, name: isQuotable(intake) ? intake.firstName : intake.email },
      locale: intake.locale,
      subject: `emails.intake.${kind}.subject`,
      thread: { kind: 'request', id: intake.reference },
      paragraphs: [`emails.intake.${kind}.body`, ...MORE[kind], ...pressedFor(kind), 'emails.intake.share'],
      values: { reference: intake.reference, ...placeOf(intake), ...(await this.factsOf(intake, kind)) },
      action: {
        label: BUTTONS[kind] ?? 'emails.intake.action',
        path: `${INTAKE_LINK_PATH}#${this.links.secretOf(intake)}`,
      },
      reason: 'emails.reason.intake',
    };
  }

  private factsOf(intake: IntakeEntity, kind: IntakeLetterKind): Promise<MessageValues> {
    switch (kind) {
      case 'question':
        return this.question(intake.id);
      case 'offer':
        return this.offer(intake.id);
      case 'declined':
        return this.declined(intake.id);
      case 'scheduled':
        return this.projects(intake.id);
      case 'project_cancelled':
        return this.cancelled(intake.id);
      case 'inspection_failed':
      case 'invoiced':
        return this.inspection(intake);
      default:
        return this.repairs(intake.id);
    }
  }

  private async repairs(intakeId: string): Promise<MessageValues> {
    return { repairs: (await this.intakes.repairsOf(intakeId)).length };
  }

  private async question(intakeId: string): Promise<MessageValues> {
    const asked = await this.unitOfWork
      .repository(IntakeQuestionEntity)
      .findOne({ where: { intakeId }, order: { askedAt: 'DESC', id: 'DESC' } });
    return { question: asked?.question ?? '' };
  }

  private async offer(intakeId: string): Promise<MessageValues> {
    const offer = await this.unitOfWork
      .repository(IntakeOfferEntity)
      .findOne({ where: { intakeId }, order: { revision: 'DESC' } });
    const lines = await this.unitOfWork.repository(IntakeOfferLineEntity).findBy({ offerId: offer?.id ?? intakeId });
    return { repairs: lines.length, amount: formatMoney(sumCents(lines.map(({ ceilingCents }) => ceilingCents))) };
  }

  private async projects(intakeId: string): Promise<MessageValues> {
    return { projects: await this.unitOfWork.repository(IntakeProjectEntity).countBy({ intakeId }) };
  }

  /** The last that was, by the title that its client gave it. */
  private async cancelled(intakeId: string): Promise<MessageValues> {
    const links = await this.unitOfWork.repository(IntakeProjectEntity).findBy({ intakeId });
    const id = In(links.map(({ projectId }) => projectId));
    const last = await this.unitOfWork
      .repository(ProjectEntity)
      .findOne({ where: { id, status: 'cancelled' }, order: { updatedAt: 'DESC', id: 'DESC' } });
    return { has_project: last ? 'yes' : 'no', project: last?.title ?? '' };
  }

  private async inspection({ id: intakeId, locale }: IntakeEntity): Promise<MessageValues> {
    const where = { intakeId, result: Not(IsNull()) };
    const last = await this.unitOfWork
      .repository(IntakeReinspectionEntity)
      .findOne({ where, order: { recordedAt: 'DESC', id: 'DESC' } });
    return { day: last ? mailDay(last.scheduledOn, locale) : '', notes: last?.notes ?? '' };
  }

  private async declined(intakeId: string): Promise<MessageValues> {
    const moves = await this.history.of(intakeMachine.name, intakeId);
    return { reason: moves.findLast(({ event }) => event === 'decline')?.reason ?? '' };
  }
}

/** Anybody can type anybody's address: no link of a stranger goes to it in our name. */
const isQuotable = ({ spamFlags }: IntakeEntity): boolean => !spamFlags.includes('many_links');

/** The house in full, and as its people call it. */
function placeOf(intake: IntakeEntity) {
  const { address, city, usState, zip } = intake;
  const area = `${usState} ${zip}`;
  return isQuotable(intake)
    ? { property: `${address}, ${city}, ${area}`, street: address }
    : { property: area, street: area };
}
