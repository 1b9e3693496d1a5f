import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Sql, type PreparedQuery } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { MilestoneEntity } from '../milestones/milestone.entity.js';
import { moneyAtClosing, type MoneyAtClosing } from './money-at-closing.js';

interface StandingRow {
  readonly id: string;
  /** Bigints come as text. */
  readonly held: string;
  readonly isProcessing: boolean;
}

const STANDING: PreparedQuery = {
  name: 'closing_money_standing',
  text: `SELECT m.id, 0 - coalesce(a.balance_cents, 0) AS held,
      EXISTS (SELECT FROM payment p WHERE p.milestone_id = m.id AND p.status = 'processing') AS "isProcessing"
    FROM milestone m LEFT JOIN ledger_account a ON a.kind = 'held' AND a.subject_id = m.id
    WHERE m.id = ANY ($1::uuid[])`,
};

/** The money of many jobs that are paid at closing, with as many questions as for one. */
@Injectable()
export class ClosingMoneyList {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
  ) {}

  /** By project; those whose money is held from the start are left out. */
  async of(projectIds: readonly string[]): Promise<ReadonlyMap<string, MoneyAtClosing>> {
    const milestones = await this.unitOfWork
      .repository(MilestoneEntity)
      .findBy({ projectId: In([...projectIds]), paymentTiming: 'at_closing' });
    const rows = await this.sql.rows<StandingRow>(STANDING, [milestones.map(({ id }) => id)]);
    const standing = new Map(rows.map(({ id, held, isProcessing }) => [id, { held, isProcessing }]));
    return new Map(
      milestones.map((milestone) => {
        const { held = '0', isProcessing = false } = standing.get(milestone.id) ?? {};
        return [milestone.projectId, moneyAtClosing(milestone, { heldCents: readCents(held), isProcessing })];
      }),
    );
  }
}
