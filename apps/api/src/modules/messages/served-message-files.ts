import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import type { Response } from 'express';
import { DomainError } from '../../common/errors/domain-error.js';
import { FileStorage } from '../../common/storage/file-storage.js';
import { keepBriefly, storedAnswer } from '../../common/storage/stored-answer.js';
import { ConversationGate, type Reading } from './conversation-gate.js';
import type { MessageFileSize } from './dto/messages.query.js';
import { seesWords } from './message-views.js';
import { MessageRepository, type MessageFileRow } from './message.repository.js';

interface Wanted {
  readonly size: MessageFileSize | undefined;
  readonly response: Response;
}

/** Sends what was attached to whoever reads its message; what is not sent yet, to its uploader alone. */
@Injectable()
export class ServedMessageFiles {
  constructor(
    private readonly gate: ConversationGate,
    private readonly messages: MessageRepository,
    private readonly storage: FileStorage,
  ) {}

  async serve(actor: Actor, id: string, { size, response }: Wanted): Promise<StreamableFile> {
    const file = await this.messages.file(id);
    if (!file || !(await this.maySee(actor, file))) throw new DomainError('file.not_found');
    const shape = { isThumbnail: size === 'thumbnail', isShown: file.width !== null };
    const answer = await storedAnswer(this.storage, file, shape);
    keepBriefly(response, shape);
    return answer;
  }

  private async maySee(actor: Actor, { conversationId, messageId, uploadedById }: MessageFileRow): Promise<boolean> {
    const reading = await this.reading(actor, conversationId);
    if (!reading) return false;
    if (messageId === null) return uploadedById === actor.userId;
    const message = await this.messages.find(messageId);
    return message !== null && seesWords(reading, message);
  }

  /** Null for whom the thread does not exist; the file does not either, then. */
  private async reading(actor: Actor, conversationId: string): Promise<Reading | null> {
    try {
      return await this.gate.readable(actor, conversationId);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'conversation.not_found') return null;
      throw error;
    }
  }
}
