import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SUBMITTER_ROLES, type Actor } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import { UsersService, type UserEntity } from '../users/index.js';

const LINK: PreparedQuery = {
  name: 'intake_link_account',
  text: `UPDATE repair_intake SET user_id = $1 WHERE email = $2 AND user_id IS NULL`,
};

const isProven = (user: UserEntity | null): user is UserEntity =>
  user !== null && user.status === 'active' && user.emailVerifiedAt !== null;

const maySubmit = ({ role }: UserEntity): boolean => SUBMITTER_ROLES.some((known) => known === role);

/** In whose account a request stands. An address that nobody has proven gives nothing to anybody. */
@Injectable()
export class IntakeAccounts implements OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly events: EventBus,
    private readonly sql: Sql,
  ) {}

  /** Whoever proves an address finds what was sent with it. */
  onModuleInit(): void {
    this.events.on('account.email_verified', async ({ userId, email }) => {
      await this.sql.rows(LINK, [userId, email]);
    });
  }

  /** Of a new request: whoever sends it for themselves while signed in, else whoever reads its address. */
  async accountFor(actor: Actor | null, email: string): Promise<string | null> {
    const sender = actor && (await this.users.findById(actor.userId));
    if (isProven(sender) && maySubmit(sender)) return sender.id;
    const reader = await this.users.findByEmail(email);
    return isProven(reader) ? reader.id : null;
  }
}
