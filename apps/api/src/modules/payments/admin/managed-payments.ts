import { Injectable } from '@nestjs/common';
import { paymentMachine, type Actor } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Cursors } from '../../../common/http/cursor.js';
import { Sql } from '../../../common/persistence/sql.js';
import { ChargeBackRecords } from '../charge-backs/charge-back-records.js';
import { Recalls } from '../debts/recalls.js';
import { Attention } from '../milestones/attention.js';
import type { ListMilestonesQuery } from './dto/managed-payment.input.js';
import type { ManagedPaymentDetail, ManagedPaymentPage } from './dto/managed-payment.response.js';
import { detailOf, rowOf, type MilestoneParts } from './managed-payment.mapper.js';
import {
  COMMANDS,
  LINES,
  MILESTONE,
  MILESTONES,
  MOVES,
  PEOPLE,
  TRIES,
  type CommandRow,
  type LineRow,
  type MilestoneRow,
  type MoveRow,
  type SenderRow,
  type TryRow,
} from './managed-payment.statements.js';

const LIST = 'admin.payments';

const likePattern = (q: string | undefined): string | null =>
  q === undefined || q === '' ? null : `%${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The money of all projects as staff read it. */
@Injectable()
export class ManagedPayments {
  constructor(
    private readonly sql: Sql,
    private readonly cursors: Cursors,
    private readonly chargeBacks: ChargeBackRecords,
    private readonly recalls: Recalls,
    private readonly attention: Attention,
  ) {}

  async list({ state, attention, q, cursor, limit }: ListMilestonesQuery): Promise<ManagedPaymentPage> {
    const [before = null] = this.cursors.decode(LIST, cursor) ?? [];
    const values = [state ?? null, attention ?? null, likePattern(q), before, limit + 1];
    const rows = await this.sql.rows<MilestoneRow>(MILESTONES, values);
    return this.cursors.page(rows, limit, LIST, { map: rowOf, key: (row) => [row.id] });
  }

  async read(actor: Actor, id: string): Promise<ManagedPaymentDetail> {
    const [milestone] = await this.sql.rows<MilestoneRow>(MILESTONE, [id]);
    if (!milestone) throw new DomainError('payment.not_found');
    return detailOf(milestone, await this.partsOf(id), actor.userId);
  }

  private async partsOf(id: string): Promise<MilestoneParts> {
    const chargeBacks = await this.chargeBacks.ofMilestone(id);
    const senders = chargeBacks.flatMap(({ evidenceSentBy }) => evidenceSentBy ?? []);
    const people = await this.sql.rows<SenderRow>(PEOPLE, [senders]);
    return {
      tries: await this.sql.rows<TryRow>(TRIES, [id]),
      commands: await this.sql.rows<CommandRow>(COMMANDS, [id]),
      lines: await this.sql.rows<LineRow>(LINES, [id]),
      moves: await this.sql.rows<MoveRow>(MOVES, [id, paymentMachine.name]),
      chargeBacks,
      recallable: await this.recalls.recallable(id),
      isStanding: (await this.attention.standing(id)).length > 0,
      nameOf: new Map(people.map((person) => [person.id, person.name])),
    };
  }
}
