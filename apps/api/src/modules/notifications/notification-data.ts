import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DomainEvents } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { Mailer } from '../../common/mail/mailer.js';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { type ExportedPart, PersonalData, UsersService } from '../users/index.js';
import { NotificationEntity } from './notification.entity.js';
import { redactMail } from './redact-mail.js';
import { wordsOf } from './notification-words.js';

const DELETE_SEQUENCE: PreparedQuery = {
  name: 'notification_data_sequence',
  text: `DELETE FROM notification_sequence WHERE user_id = $1`,
};
const PUSH_SUBSCRIPTIONS: PreparedQuery = {
  name: 'notification_data_push_subscriptions',
  text: `SELECT endpoint, created_at AS "createdAt", succeeded_at AS "succeededAt", failed_at AS "failedAt"
    FROM push_subscription WHERE user_id = $1 ORDER BY created_at, id`,
};
const DELETE_PUSH_SUBSCRIPTIONS: PreparedQuery = {
  name: 'notification_data_push_erase',
  text: `DELETE FROM push_subscription WHERE user_id = $1`,
};
// Others keep that they were told; the words of whoever has left are taken out of it.
const REDACT: PreparedQuery = {
  name: 'notification_data_redact',
  text: `UPDATE notification SET params = CASE WHEN $4 THEN params || jsonb_build_object('project', $2::text) - 'condition' ELSE params END
      - CASE WHEN params ->> 'reason' = ANY ($3::text[]) THEN ARRAY['reason'] ELSE '{}'::text[] END
      - CASE WHEN $4 OR EXISTS (
          SELECT FROM jsonb_array_elements(coalesce(params -> 'returned', '[]'::jsonb)) r WHERE r ->> 'reason' = ANY ($3::text[]))
        THEN ARRAY['returned'] ELSE '{}'::text[] END
    WHERE params ->> 'projectId' = $1::text`,
};

@Injectable()
export class NotificationData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly users: UsersService,
    private readonly events: EventBus,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'notifications',
      export: (userId) => this.export(userId),
      erase: (userId) => this.erase(userId),
    });
    // Their keys, by which anybody could write to the browser, are not taken along.
    this.personalData.register({
      name: 'pushedBrowsers',
      export: async (userId) => ({ data: await this.sql.rows(PUSH_SUBSCRIPTIONS, [userId]) }),
      erase: async (userId) => {
        await this.sql.rows(DELETE_PUSH_SUBSCRIPTIONS, [userId]);
      },
    });
    this.events.on('project.redacted', (event) => this.redact(event));
  }

  private async export(userId: string): Promise<ExportedPart> {
    const user = await this.users.findById(userId);
    const rows = await this.unitOfWork
      .repository(NotificationEntity)
      .find({ where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
    return { data: rows.map((row) => ({ ...row, ...wordsOf(row.type, row.params, user?.locale ?? 'en') })) };
  }

  private async erase(userId: string): Promise<void> {
    await this.unitOfWork.repository(NotificationEntity).delete({ userId });
    await this.sql.rows(DELETE_SEQUENCE, [userId]);
  }

  private async redact(event: DomainEvents['project.redacted']): Promise<void> {
    const { projectId, projectTitle, reasons, isOwnersLeave } = event;
    await this.mailer.rewrite(projectId, (mail) => redactMail(mail, event));
    await this.sql.rows(REDACT, [projectId, projectTitle, [...reasons], isOwnersLeave]);
  }
}
