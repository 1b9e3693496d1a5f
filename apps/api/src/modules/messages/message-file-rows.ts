import { Injectable } from '@nestjs/common';
import { MESSAGE_LIMITS, type Actor } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { KeptAnswers } from '../../common/idempotency/kept-answers.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import type { KeptFile } from '../../common/storage/kept-files.js';
import { ConversationGate } from './conversation-gate.js';
import { ConversationRepository } from './conversation.repository.js';
import type { MessageFileView } from './dto/message.response.js';
import { toMessageFile } from './message-views.js';
import { MessageRepository } from './message.repository.js';

export interface NewFile extends KeptFile {
  readonly id: string;
  readonly conversationId: string;
  readonly name: string;
  readonly digest: Buffer;
}

/** The rows of uploaded files. */
@Injectable()
export class MessageFileRows {
  constructor(
    private readonly gate: ConversationGate,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly answers: KeptAnswers,
    private readonly clock: Clock,
  ) {}

  add(actor: Actor, file: NewFile): Promise<MessageFileView> {
    return this.unitOfWork.run(async () => {
      await this.conversations.lock(file.conversationId);
      this.gate.mustWrite(await this.gate.member(actor, file.conversationId));
      const waiting = await this.messages.unsentFiles(file.conversationId, actor.userId, null);
      const limit = MESSAGE_LIMITS.filesPerMessage;
      if (waiting.length >= limit) {
        throw new DomainError('file.too_many', { faults: [{ path: 'file', code: 'too_many', values: { limit } }] });
      }
      const row = { ...file, uploadedById: actor.userId, createdAt: this.clock.now(), messageId: null };
      await this.messages.addFile(row);
      return this.answers.keep(toMessageFile(row));
    });
  }
}
