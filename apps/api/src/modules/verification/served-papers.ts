import { Injectable, type StreamableFile } from '@nestjs/common';
import { hasPermission, type Actor } from '@cw/domain';
import type { Response } from 'express';
import { DomainError } from '../../common/errors/domain-error.js';
import { FileStorage } from '../../common/storage/file-storage.js';
import { storedAnswer } from '../../common/storage/stored-answer.js';
import type { PaperFileEntity } from './paper-file.entity.js';
import { PaperRepository } from './paper.repository.js';

interface Wanted {
  readonly isThumbnail: boolean;
  readonly response: Response;
}

/** Sends the files of papers to their contractor and to staff, in a way that no browser takes for a page of ours. */
@Injectable()
export class ServedPapers {
  constructor(
    private readonly rows: PaperRepository,
    private readonly storage: FileStorage,
  ) {}

  async serve(actor: Actor, id: string, { isThumbnail, response }: Wanted): Promise<StreamableFile> {
    const file = await this.readable(actor, id);
    // A W-9 bears a taxpayer's number: it is handed over as a file, and stands on no page.
    const isShown = file.width !== null && file.kind !== 'w9';
    const answer = await storedAnswer(this.storage, file, { isThumbnail, isShown });
    response.setHeader('Cache-Control', 'no-store');
    return answer;
  }

  private async readable(actor: Actor, id: string): Promise<PaperFileEntity> {
    const file = await this.rows.file(id);
    const mayRead = file?.contractorId === actor.userId || hasPermission(actor, 'verification.decide');
    if (!file || !mayRead) throw new DomainError('file.not_found');
    return file;
  }
}
