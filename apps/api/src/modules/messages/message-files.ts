import { Injectable } from '@nestjs/common';
import { DOCUMENT_TYPES, FILE_LIMITS, IMAGE_TYPES, type Actor } from '@cw/domain';
import { invalidFields } from '../../common/errors/domain-error.js';
import { newId } from '../../common/ids.js';
import { unlessPerhapsCommitted } from '../../common/persistence/perhaps-committed.js';
import { digestOfBytes } from '../../common/storage/bytes-digest.js';
import { checkedType } from '../../common/storage/checked-type.js';
import { safeFileName } from '../../common/storage/file-name.js';
import { FileStorage } from '../../common/storage/file-storage.js';
import { KeptFiles, type KeptFile } from '../../common/storage/kept-files.js';
import { ConversationGate } from './conversation-gate.js';
import type { MessageFileView } from './dto/message.response.js';
import { MessageFileRows } from './message-file-rows.js';

/** Where they lie, by thread. */
export const MESSAGE_FILES_FOLDER = 'messages';

const TAKEN = { maxBytes: FILE_LIMITS.maxBytes, accepted: [...DOCUMENT_TYPES, ...IMAGE_TYPES] };

/** Files come before the message that they are sent with: each is checked and kept, and waits for its message. */
@Injectable()
export class MessageFiles {
  constructor(
    private readonly gate: ConversationGate,
    private readonly rows: MessageFileRows,
    private readonly kept: KeptFiles,
    private readonly storage: FileStorage,
  ) {}

  /** The file is stored before its row is, and taken away again when the row is refused. */
  async upload(actor: Actor, conversationId: string, file: Express.Multer.File | undefined): Promise<MessageFileView> {
    this.gate.mustWrite(await this.gate.member(actor, conversationId));
    if (!file) throw invalidFields({ path: 'file', code: 'required' });
    const contentType = await checkedType(file, TAKEN);
    const id = newId();
    const key = `${MESSAGE_FILES_FOLDER}/${conversationId}/${id}`;
    const kept = await this.kept.keep({ key, path: file.path, contentType });
    try {
      const name = safeFileName(file.originalname, kept.contentType);
      const digest = await this.digestOf(kept);
      return await this.rows.add(actor, { ...kept, id, conversationId, name, digest });
    } catch (error) {
      await unlessPerhapsCommitted(error, () => this.kept.drop(kept));
      throw error;
    }
  }

  private async digestOf({ storageKey }: KeptFile): Promise<Buffer> {
    const stored = await this.storage.open(storageKey);
    return digestOfBytes(stored?.stream ?? []);
  }
}
