import { createHash, randomBytes } from 'node:crypto';
import type { ConversationSide, QuickReply } from '@cw/domain';
import { canonicalJson } from '../../common/canonical-json.js';

const HASH_BYTES = 32;
const SALT_BYTES = 16;

export const FIRST_HASH = Buffer.alloc(HASH_BYTES);

/** A file as the chain knows it: whatever becomes of the file, its bytes can be compared. */
export interface Attachment {
  readonly id: string;
  /** SHA-256 of the bytes that are kept, in base64url. */
  readonly sha256: string;
}

/** What of a message is never changed, and what its hash is made of. */
export interface ChainedMessage {
  readonly conversationId: string;
  readonly sequence: number;
  readonly authorId: string;
  readonly side: ConversationSide;
  readonly sentAt: Date;
  readonly reply: QuickReply | null;
  readonly attachments: readonly Attachment[];
  readonly bodyDigest: Buffer;
}

/** A message as it is stored, with its words while they are there. */
export interface KeptMessage extends ChainedMessage {
  readonly hash: Buffer;
  readonly body: string | null;
  readonly salt: Buffer | null;
}

export const newSalt = (): Buffer => randomBytes(SALT_BYTES);

/** Salted, so that nobody guesses the words of an erased message from its digest. */
export const bodyDigest = (salt: Buffer, body: string): Buffer =>
  createHash('sha256').update(salt).update(body, 'utf8').digest();

/** SHA-256 over the hash before and the message, as JSON with its keys in order. */
export function linkHash(previous: Buffer, message: ChainedMessage): Buffer {
  const { conversationId, sequence, authorId, side, sentAt, reply, attachments, bodyDigest: digest } = message;
  const said = {
    ...{ conversationId, sequence, authorId, side, sentAt: sentAt.toISOString(), reply, attachments },
    bodyDigest: digest.toString('base64url'),
  };
  return createHash('sha256').update(previous).update(canonicalJson(said), 'utf8').digest();
}

export interface ChainHead {
  readonly sequence: number;
  readonly hash: Buffer;
}

/** Reads a thread from its first message on and says what is not as it was written. */
export class ChainCheck {
  readonly faults: string[] = [];
  private last: ChainHead = { sequence: 0, hash: FIRST_HASH };

  add(message: KeptMessage): void {
    const { sequence, hash } = message;
    const fault = this.faultOf(message);
    if (fault !== null) this.faults.push(fault);
    this.last = { sequence, hash };
  }

  /** With the thread's own word of where it ends. */
  finish(head: ChainHead): readonly string[] {
    const { sequence, hash } = this.last;
    if (sequence !== head.sequence || !hash.equals(head.hash)) {
      this.faults.push(`the thread ends at ${sequence}, its head says ${head.sequence}`);
    }
    return this.faults;
  }

  private faultOf(message: KeptMessage): string | null {
    const { sequence, body, salt } = message;
    if (sequence !== this.last.sequence + 1) return `message ${this.last.sequence + 1} is missing`;
    if (!linkHash(this.last.hash, message).equals(message.hash))
      return `message ${sequence} is not the one that was sent`;
    const isErased = body === null || salt === null;
    if (!isErased && !bodyDigest(salt, body).equals(message.bodyDigest))
      return `the words of message ${sequence} were changed`;
    return null;
  }
}
