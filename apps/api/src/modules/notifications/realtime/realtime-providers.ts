import type { Provider } from '@nestjs/common';
import { ForeignClaims } from './foreign-claims.js';
import { NotificationFeed } from './notification-feed.js';
import { OwnPresence } from './own-presence.js';
import { PresenceLeases } from './presence-leases.js';
import { Presences } from './presences.js';
import { ProjectNews } from './project-news.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { RoomsGateway } from './rooms.gateway.js';
import { SessionSweep } from './session-sweep.js';
import { SocketLimits } from './socket-limits.js';
import { TypingGateway } from './typing.gateway.js';
import { Typing } from './typing.js';

/** Everything that stands behind the socket. */
export const REALTIME_PROVIDERS: readonly Provider[] = [
  ForeignClaims,
  NotificationFeed,
  OwnPresence,
  PresenceLeases,
  Presences,
  ProjectNews,
  RealtimeGateway,
  RoomsGateway,
  SessionSweep,
  SocketLimits,
  Typing,
  TypingGateway,
];
