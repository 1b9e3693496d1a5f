import { Injectable } from '@nestjs/common';
import { MESSAGE_LIMITS, quickReplyFaults, QUICK_REPLIES, type Actor } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DomainError, invalidFields, type FieldFault } from '../../common/errors/domain-error.js';
import { newId } from '../../common/ids.js';
import { UsersService } from '../users/index.js';
import { ConversationGate, type Reading } from './conversation-gate.js';
import { ConversationRepository } from './conversation.repository.js';
import type { SendMessage } from './dto/message.input.js';
import type { MessageView } from './dto/message.response.js';
import { MessageRepository, type MessageFileRow } from './message.repository.js';
import { SentMessage } from './sent-message.js';

const WINDOW_MS = 60_000;
const RATE = { name: 'message.send', points: MESSAGE_LIMITS.perMinute, seconds: WINDOW_MS / 1000 } as const;

type Sending = Reading & { readonly side: 'client' | 'contractor' };

/** MSG-01: adds to the end of a thread; the same client id again is the same message. */
@Injectable()
export class SendMessageUseCase {
  constructor(
    private readonly users: UsersService,
    private readonly gate: ConversationGate,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly sent: SentMessage,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, conversationId: string, input: SendMessage): Promise<MessageView> {
    const { side } = await this.gate.member(actor, conversationId);
    const faults = faultsOf(input, side);
    if (faults.length > 0) throw invalidFields(...faults);
    return this.users.whileActive(actor.userId, async () => {
      await this.conversations.lock(conversationId);
      const reading = await this.gate.member(actor, conversationId);
      const known = await this.messages.byClient(conversationId, actor.userId, input.clientId);
      if (known) return this.sent.view(reading, known.id);
      this.gate.mustWrite(reading);
      await this.mustBeSlow(actor.userId);
      const files = await this.mustHave(reading, input.fileIds ?? []);
      return this.add(reading, input, files);
    });
  }

  private async add(reading: Sending, input: SendMessage, files: readonly MessageFileRow[]): Promise<MessageView> {
    const { actor, row, side } = reading;
    const id = newId();
    // The clocks of two processes differ, and a record's instants do not run backwards.
    const sentAt = new Date(Math.max(this.clock.now().getTime(), row.lastSequence > 0 ? row.lastAt.getTime() : 0));
    const message = {
      ...{ id, conversationId: row.id, authorId: actor.userId, side, clientId: input.clientId, sentAt },
      body: input.body ?? '',
      reply: input.reply ? { id: input.reply.id, values: input.reply.values } : null,
      attachments: files.map((file) => ({ id: file.id, sha256: file.digest.toString('base64url') })),
    };
    await this.messages.add(message, { sequence: row.lastSequence, hash: row.lastHash });
    await this.messages.attach(id, input.fileIds ?? []);
    await this.sent.tell(reading, id);
    return this.sent.view(reading, id);
  }

  private async mustBeSlow(authorId: string): Promise<void> {
    await this.messages.lockAuthor(authorId);
    const now = this.clock.now().getTime();
    const sent = await this.messages.sentSince(authorId, new Date(now - WINDOW_MS), RATE.points);
    const oldest = sent.at(RATE.points - 1);
    if (!oldest) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - now) / 1000));
    throw new DomainError('request.too_many', { retryAfterSeconds, rateLimit: RATE });
  }

  /** In the order in which they were named. */
  private async mustHave({ actor, row }: Sending, ids: readonly string[]): Promise<MessageFileRow[]> {
    if (ids.length === 0) return [];
    const files = await this.messages.unsentFiles(row.id, actor.userId, ids);
    const found = ids.flatMap((id) => files.find((file) => file.id === id) ?? []);
    if (found.length !== ids.length) throw invalidFields({ path: 'fileIds', code: 'invalid' });
    return found;
  }
}

/** Words or a quick reply or files: something, and never two tongues at once. */
function faultsOf({ body, reply, fileIds }: SendMessage, side: Sending['side']): FieldFault[] {
  const hasBody = body !== undefined && body !== '';
  if (reply && hasBody) return [{ path: 'reply', code: 'not_allowed' }];
  if (!reply) return hasBody || (fileIds ?? []).length > 0 ? [] : [{ path: 'body', code: 'required' }];
  const sides: readonly string[] = QUICK_REPLIES[reply.id].sides;
  if (!sides.includes(side)) return [{ path: 'reply.id', code: 'not_allowed' }];
  return quickReplyFaults(reply).map((name) => ({ path: `reply.values.${name}`, code: 'invalid' }));
}
