import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Broadcast } from '../broadcast/broadcast.js';

/** Which sessions have ended: one by its id, or all of a person, but for the one that goes on. */
export type SessionEnding =
  { readonly sessionId: string } | { readonly userId: string; readonly exceptSessionId?: string | undefined };
type Listener = (ending: SessionEnding) => void;

const TOPIC = 'session.ended';

function endingOf(payload: unknown): SessionEnding | undefined {
  const text = (name: string): string | undefined => {
    const value: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const [sessionId, userId] = [text('sessionId'), text('userId')];
  if (sessionId !== undefined) return { sessionId };
  return userId === undefined ? undefined : { userId, exceptSessionId: text('exceptSessionId') };
}

/**
 * Tells whoever keeps something open for a session (sockets) that it is over, in every process. Announce it inside
 * the unit of work that ends it: it is heard when that commits, and not at all when it rolls back.
 */
@Injectable()
export class SessionEndings implements OnModuleInit {
  private readonly listeners: Listener[] = [];

  constructor(private readonly broadcast: Broadcast) {}

  onModuleInit(): void {
    this.broadcast.listen(TOPIC, (payload) => {
      const ending = endingOf(payload);
      if (ending) this.tell(ending);
    });
  }

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  async announce(ending: SessionEnding): Promise<void> {
    await this.broadcast.send(TOPIC, ending);
  }

  /** For what this process found out by itself, and every other will. */
  tell(ending: SessionEnding): void {
    for (const listener of this.listeners) listener(ending);
  }
}
