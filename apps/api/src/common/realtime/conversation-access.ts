import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';

export interface ConversationReader {
  readonly canRead: (actor: Actor, conversationId: string) => Promise<boolean>;
  /** Whether somebody may say something in a thread at this moment. */
  readonly canWrite: (actor: Actor, conversationId: string) => Promise<boolean>;
  /** Who reads a thread: its contractor, and the client's side. */
  readonly membersOf: (conversationId: string) => Promise<readonly string[]>;
  /** Who shares any thread with a person: they may know whether the person is there (RT-04). */
  readonly peersOf?: (userId: string) => Promise<readonly string[]>;
}

const NOBODY: ConversationReader = {
  canRead: () => Promise.resolve(false),
  canWrite: () => Promise.resolve(false),
  membersOf: () => Promise.resolve([]),
};

/**
 * Who may hear of a thread. The messages module answers by `answerWith` at start; the gateway asks. Until somebody
 * answers, nobody may.
 */
@Injectable()
export class ConversationAccess {
  private reader = NOBODY;

  answerWith(reader: ConversationReader): void {
    this.reader = reader;
  }

  canRead(actor: Actor, conversationId: string): Promise<boolean> {
    return this.reader.canRead(actor, conversationId);
  }

  canWrite(actor: Actor, conversationId: string): Promise<boolean> {
    return this.reader.canWrite(actor, conversationId);
  }

  async membersOf(conversationId: string): Promise<string[]> {
    return [...(await this.reader.membersOf(conversationId))];
  }

  async peersOf(userId: string): Promise<string[]> {
    return [...((await this.reader.peersOf?.(userId)) ?? [])];
  }
}
