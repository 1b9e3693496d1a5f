import { Injectable, StreamableFile } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { StaffReadings } from '../../../common/audit/staff-readings.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { dispositionOf } from '../../../common/storage/disposition.js';
import { FileStorage } from '../../../common/storage/file-storage.js';
import { IntakeRepository } from '../intake.repository.js';

/** The papers of a request, for staff to take along. A paper is never opened in our origin. */
@Injectable()
export class IntakeDeskPapers {
  constructor(
    private readonly intakes: IntakeRepository,
    private readonly storage: FileStorage,
    private readonly unitOfWork: UnitOfWork,
    private readonly readings: StaffReadings,
  ) {}

  /** The file itself; that it was opened is in the audit log before its first byte leaves. */
  async file(actor: Actor, intakeId: string, fileId: string): Promise<StreamableFile> {
    const file = await this.intakes.findFile(fileId);
    if (file?.intakeId !== intakeId) throw new DomainError('file.not_found');
    const reading = {
      action: 'intake.files_read',
      actorId: actor.userId,
      subjectType: 'intake',
      subjectId: intakeId,
    } as const;
    await this.unitOfWork.run(() => this.readings.note(reading));
    const stored = await this.storage.open(file.storageKey);
    if (!stored) throw new DomainError('file.not_found');
    return new StreamableFile(stored.stream, {
      type: file.contentType,
      length: stored.bytes,
      disposition: dispositionOf('attachment', file.name),
    });
  }
}
