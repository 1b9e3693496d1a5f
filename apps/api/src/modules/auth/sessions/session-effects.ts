import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccessGrants, AccountEffects } from '../../users/index.js';
import { SessionStore } from './session.store.js';

/** Sessions let people in; whoever is suspended or has left keeps nothing that does. */
@Injectable()
export class SessionEffects implements OnModuleInit {
  constructor(
    private readonly effects: AccountEffects,
    private readonly grants: AccessGrants,
    private readonly sessions: SessionStore,
  ) {}

  onModuleInit(): void {
    this.grants.register({
      name: 'sessions',
      table: 'app_session',
      end: (userId, { sessionId }) => this.sessions.endAll(userId, sessionId),
    });
    this.effects.register({ name: 'access', stopped: ({ userId }) => this.grants.endAll(userId) });
  }
}
