import { Injectable } from '@nestjs/common';

/** Which sessions have ended: one by its hashed id, or all of a person. */
export type SessionEnding = { readonly idHash: string } | { readonly userId: string };
type Listener = (ending: SessionEnding) => void;

/** Tells whoever keeps something open for a session (sockets) that it is over. */
@Injectable()
export class SessionEndings {
  private readonly listeners: Listener[] = [];

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  announce(ending: SessionEnding): void {
    for (const listener of this.listeners) listener(ending);
  }
}
