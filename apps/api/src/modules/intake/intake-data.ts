import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { PersonalData } from '../users/index.js';
import { IntakeErasure } from './intake-erasure.js';
import { IntakeViews } from './intake-views.js';
import { IntakeRepository } from './intake.repository.js';

const OF_PERSON: PreparedQuery = {
  name: 'intake_data_ids',
  text: `SELECT id FROM repair_intake WHERE user_id = $1 ORDER BY submitted_at, id`,
};
// Whoever was invited for the projects of a request, and never came, has it in no account; it is about them all the same.
const BEHIND_PERSON: PreparedQuery = {
  name: 'intake_data_behind',
  text: `SELECT i.id FROM repair_intake i WHERE i.user_id = $1 OR (i.user_id IS NULL AND EXISTS (
    SELECT FROM intake_project l JOIN project p ON p.id = l.project_id WHERE l.intake_id = i.id AND p.owner_id = $1))`,
};

/**
 * A request that stands in an account goes with it, and with it all that was said about it; the projects that it became
 * are the account's as well. One that nobody took into an account has a time of its own: see `IntakeRetention`.
 */
@Injectable()
export class IntakeData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sql: Sql,
    private readonly intakes: IntakeRepository,
    private readonly views: IntakeViews,
    private readonly erasure: IntakeErasure,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'repairRequests',
      export: async (userId) => {
        const found = await this.intakesOf(userId);
        const files = (await Promise.all(found.map(({ id }) => this.intakes.filesOf(id)))).flat();
        return {
          data: await Promise.all(found.map((intake) => this.views.of(intake))),
          files: files.map(({ id, name, storageKey }) => ({ path: `repair-requests/${id}-${name}`, key: storageKey })),
        };
      },
      erase: async (userId) => {
        const behind = await this.sql.rows<{ id: string }>(BEHIND_PERSON, [userId]);
        await this.erasure.erase(behind.map(({ id }) => id));
      },
    });
  }

  private async intakesOf(userId: string) {
    const ids = await this.sql.rows<{ id: string }>(OF_PERSON, [userId]);
    const found = await Promise.all(ids.map(({ id }) => this.intakes.find(id)));
    return found.filter((intake) => intake !== null);
  }
}
