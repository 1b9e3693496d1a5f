import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { FileErasure } from '../../common/storage/file-erasure.js';
import { PersonalData } from '../users/index.js';
import { IntakeViews } from './intake-views.js';
import { IntakeRepository } from './intake.repository.js';

const OF_PERSON: PreparedQuery = {
  name: 'intake_data_ids',
  text: `SELECT id FROM repair_intake WHERE user_id = $1 ORDER BY submitted_at, id`,
};
// What staff wrote when they declined, and the submitter when they refused, stands in the history.
const FORGET_REASONS: PreparedQuery = {
  name: 'intake_forget_reasons',
  text: `UPDATE state_change SET reason = NULL WHERE entity = 'intake' AND entity_id IN
    (SELECT id FROM repair_intake WHERE user_id = $1)`,
};
const FORGET_PROJECTS: PreparedQuery = {
  name: 'intake_forget_projects',
  text: `DELETE FROM intake_project WHERE intake_id IN (SELECT id FROM repair_intake WHERE user_id = $1)`,
};
const FORGET: PreparedQuery = { name: 'intake_forget', text: `DELETE FROM repair_intake WHERE user_id = $1` };

/**
 * A request that stands in an account goes with it, and with it all that was said about it; the projects that it became
 * are the account's as well. One that nobody took into an account is kept as business records are.
 */
@Injectable()
export class IntakeData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sql: Sql,
    private readonly intakes: IntakeRepository,
    private readonly views: IntakeViews,
    private readonly erasure: FileErasure,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'repairRequests',
      export: async (userId) => {
        const found = await this.intakesOf(userId);
        const files = await this.filesOf(userId);
        return {
          data: await Promise.all(found.map((intake) => this.views.of(intake))),
          files: files.map(({ id, name, storageKey }) => ({ path: `repair-requests/${id}-${name}`, key: storageKey })),
        };
      },
      erase: async (userId) => {
        await this.erasure.afterCommit((await this.filesOf(userId)).map(({ storageKey }) => storageKey));
        for (const query of [FORGET_REASONS, FORGET_PROJECTS, FORGET]) await this.sql.rows(query, [userId]);
      },
    });
  }

  private async intakesOf(userId: string) {
    const ids = await this.sql.rows<{ id: string }>(OF_PERSON, [userId]);
    const found = await Promise.all(ids.map(({ id }) => this.intakes.find(id)));
    return found.filter((intake) => intake !== null);
  }

  private async filesOf(userId: string) {
    const found = await this.intakesOf(userId);
    return (await Promise.all(found.map(({ id }) => this.intakes.filesOf(id)))).flat();
  }
}
