import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Mailer } from '../../../common/mail/mailer.js';
import { type PreparedQuery, Sql } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { UserEntity } from '../user.entity.js';
import { PersonalData } from './personal-data.js';

const HISTORY: PreparedQuery = {
  name: 'personal_history',
  text: `SELECT id, entity, entity_id AS "entityId", from_state AS "from", to_state AS "to", event,
      actor_id AS "actorId", reason, at
    FROM state_change WHERE actor_id = $1 OR (entity IN ('account', 'verification') AND entity_id = $1) ORDER BY at, id`,
};
// What staff wrote stays in the audit log alone.
const FORGET_REASONS: PreparedQuery = {
  name: 'personal_forget_reasons',
  text: `SELECT forget_reasons(array(SELECT id FROM state_change WHERE entity = 'account' AND entity_id = $1))`,
};
const AUDIT: PreparedQuery = {
  name: 'personal_audit',
  text: `SELECT id, at, action, actor_id AS "actorId", subject_type AS "subjectType", subject_id AS "subjectId",
      reason, before, after
    FROM audit_entry WHERE actor_id = $1 OR subject_id = $1 ORDER BY id`,
};
const ANSWERS: PreparedQuery = {
  name: 'personal_answers',
  text: `SELECT key, status, body, created_at AS "createdAt" FROM idempotency_key WHERE owner = $1 ORDER BY created_at`,
};
const FORGET_ANSWERS: PreparedQuery = {
  name: 'personal_forget_answers',
  text: `DELETE FROM idempotency_key WHERE owner = $1`,
};

/** What the platform remembers of a person beside its records: history, audit log, kept answers, e-mails. */
@Injectable()
export class TraceData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sql: Sql,
    private readonly mailer: Mailer,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'history',
      export: async (userId) => ({ data: await this.sql.rows(HISTORY, [userId]) }),
      erase: (userId) => this.run(FORGET_REASONS, userId),
    });
    this.personalData.register({
      name: 'auditLog',
      export: async (userId) => ({ data: await this.sql.rows(AUDIT, [userId]) }),
      // It names nobody: who an id was is forgotten with the account.
      erase: () => Promise.resolve(),
    });
    this.personalData.register({
      name: 'repeatableAnswers',
      export: async (userId) => ({ data: await this.sql.rows(ANSWERS, [userId]) }),
      erase: (userId) => this.run(FORGET_ANSWERS, userId),
    });
    this.personalData.register({
      name: 'emails',
      export: async (userId) => ({ data: await this.mailer.sentTo(await this.emailOf(userId)) }),
      erase: async (userId) => this.mailer.forget(await this.emailOf(userId)),
    });
  }

  private async run(query: PreparedQuery, userId: string): Promise<void> {
    await this.sql.rows(query, [userId]);
  }

  private async emailOf(userId: string): Promise<string> {
    return (await this.unitOfWork.repository(UserEntity).findOneByOrFail({ id: userId })).email;
  }
}
