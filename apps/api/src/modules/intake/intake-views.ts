import { Injectable } from '@nestjs/common';
import { intakeMachine, requestActor, type Actor, type ProjectStatus, type WorkState } from '@cw/domain';
import type { Page } from '../../common/http/page.js';
import type { PageQuery } from '../../common/http/page.query.js';
import { Cursors } from '../../common/http/cursor.js';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import type { IntakeView, OwnIntakeRow } from './dto/intake-view.response.js';
import type { OwnIntakeOffer, OwnIntakeProject, OwnIntakeReinspection } from './dto/own-intake-parts.response.js';
import { IntakeOfferEntity, IntakeOfferLineEntity } from './intake-offer.entity.js';
import { IntakeQuestionEntity } from './intake-question.entity.js';
import { IntakeReinspectionEntity } from './intake-reinspection.entity.js';
import type { IntakeEntity } from './intake.entity.js';
import {
  toHead,
  toOwnFile,
  toOwnOffer,
  toOwnQuestion,
  toOwnReinspection,
  toOwnRepair,
  toStepViews,
} from './intake.mapper.js';
import { IntakeRepository } from './intake.repository.js';

const PROJECTS: PreparedQuery = {
  name: 'intake_projects',
  text: `SELECT p.id, p.title, p.status, p.work FROM intake_project i JOIN project p ON p.id = i.project_id
    WHERE i.intake_id = $1 ORDER BY i.created_at, p.id`,
};
const MINE: PreparedQuery = {
  name: 'intake_mine',
  text: `SELECT i.id, i.reference, i.state, i.submitted_at, i.review_due_at, i.address, i.city, i.us_state, i.zip,
      i.closing_date, (SELECT count(*) FROM intake_repair r WHERE r.intake_id = i.id)::integer AS repairs,
      (SELECT r.result FROM intake_reinspection r WHERE r.intake_id = i.id
        ORDER BY r.ordered_at DESC, r.id DESC LIMIT 1) AS last_result,
      ARRAY(SELECT p.status FROM intake_project l JOIN project p ON p.id = l.project_id
        WHERE l.intake_id = i.id) AS project_statuses
    FROM repair_intake i WHERE i.user_id = $1 AND ($2::timestamptz IS NULL OR (i.submitted_at, i.id) < ($2, $3::uuid))
    ORDER BY i.submitted_at DESC, i.id DESC LIMIT $4`,
};
const LIST = 'intake-mine';

interface ProjectRow {
  readonly id: string;
  readonly title: string;
  readonly status: ProjectStatus;
  readonly work: WorkState | null;
}

interface MineRow {
  readonly id: string;
  readonly reference: string;
  readonly state: IntakeEntity['state'];
  readonly submitted_at: Date;
  readonly review_due_at: Date;
  readonly address: string;
  readonly city: string;
  readonly us_state: IntakeEntity['usState'];
  readonly zip: string;
  readonly closing_date: string | null;
  readonly repairs: number;
  readonly last_result: IntakeReinspectionEntity['result'];
  readonly project_statuses: readonly ProjectStatus[];
}

/** INT-08: requests as their submitters read them. */
@Injectable()
export class IntakeViews {
  constructor(
    private readonly intakes: IntakeRepository,
    private readonly history: StateHistory,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly cursors: Cursors,
  ) {}

  async of(intake: IntakeEntity): Promise<IntakeView> {
    const { id, state } = intake;
    const history = await this.history.of(intakeMachine.name, id);
    const projects = await this.projectsOf(id);
    const reinspection = await this.reinspectionOf(id);
    return {
      ...toHead(intake),
      nextActor: requestActor({ state, lastResult: reinspection?.result ?? null, projects }),
      steps: toStepViews(intake, history),
      declineReason: history.findLast(({ event }) => event === 'decline')?.reason ?? null,
      repairs: (await this.intakes.repairsOf(id)).map(toOwnRepair),
      questions: (await this.questionsOf(id)).map(toOwnQuestion),
      offer: await this.offerOf(id),
      files: (await this.intakes.filesOf(id)).map(toOwnFile),
      projects,
      reinspection,
    };
  }

  /** Those that stand in an account, the newest first. */
  async mine({ userId }: Actor, { limit, cursor }: PageQuery): Promise<Page<OwnIntakeRow>> {
    const [at = null, id = null] = this.cursors.decode(LIST, cursor) ?? [];
    const rows = await this.sql.rows<MineRow>(MINE, [userId, at, id, limit + 1]);
    return this.cursors.page(rows, limit, LIST, {
      map: toRow,
      key: (row) => [row.submitted_at.toISOString(), row.id],
    });
  }

  private questionsOf(intakeId: string): Promise<IntakeQuestionEntity[]> {
    return this.unitOfWork
      .repository(IntakeQuestionEntity)
      .find({ where: { intakeId }, order: { askedAt: 'ASC', id: 'ASC' } });
  }

  private async offerOf(intakeId: string): Promise<OwnIntakeOffer | null> {
    const offer = await this.unitOfWork
      .repository(IntakeOfferEntity)
      .findOne({ where: { intakeId }, order: { revision: 'DESC' } });
    if (!offer) return null;
    return toOwnOffer(offer, await this.unitOfWork.repository(IntakeOfferLineEntity).findBy({ offerId: offer.id }));
  }

  private projectsOf(intakeId: string): Promise<OwnIntakeProject[]> {
    return this.sql.rows<ProjectRow>(PROJECTS, [intakeId]);
  }

  private async reinspectionOf(intakeId: string): Promise<OwnIntakeReinspection | null> {
    const latest = await this.unitOfWork
      .repository(IntakeReinspectionEntity)
      .findOne({ where: { intakeId }, order: { orderedAt: 'DESC', id: 'DESC' } });
    return latest && toOwnReinspection(latest);
  }
}

const toRow = (row: MineRow): OwnIntakeRow => ({
  id: row.id,
  reference: row.reference,
  state: row.state,
  nextActor: requestActor({
    state: row.state,
    lastResult: row.last_result,
    projects: row.project_statuses.map((status) => ({ status })),
  }),
  submittedAt: row.submitted_at.toISOString(),
  reviewDueAt: row.review_due_at.toISOString(),
  address: row.address,
  city: row.city,
  usState: row.us_state,
  zip: row.zip,
  closingDate: row.closing_date,
  repairs: row.repairs,
});
