import { Injectable, StreamableFile } from '@nestjs/common';
import { DomainError } from '../../../common/errors/domain-error.js';
import { dispositionOf } from '../../../common/storage/disposition.js';
import { FileStorage } from '../../../common/storage/file-storage.js';
import { IntakeRepository } from '../intake.repository.js';

/** The papers of a request, for staff to take along. A paper is never opened in our origin. */
@Injectable()
export class IntakeDeskPapers {
  constructor(
    private readonly intakes: IntakeRepository,
    private readonly storage: FileStorage,
  ) {}

  async file(intakeId: string, fileId: string): Promise<StreamableFile> {
    const file = await this.intakes.findFile(fileId);
    if (file?.intakeId !== intakeId) throw new DomainError('file.not_found');
    const stored = await this.storage.open(file.storageKey);
    if (!stored) throw new DomainError('file.not_found');
    return new StreamableFile(stored.stream, {
      type: file.contentType,
      length: stored.bytes,
      disposition: dispositionOf('attachment', file.name),
    });
  }
}
