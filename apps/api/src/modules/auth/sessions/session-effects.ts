import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountEffects } from '../../users/index.js';
import { SessionStore } from './session.store.js';

/** Whoever is suspended or has left is signed out everywhere. */
@Injectable()
export class SessionEffects implements OnModuleInit {
  constructor(
    private readonly effects: AccountEffects,
    private readonly sessions: SessionStore,
  ) {}

  onModuleInit(): void {
    this.effects.register({ name: 'sessions', stopped: ({ userId }) => this.sessions.endAll(userId) });
  }
}
