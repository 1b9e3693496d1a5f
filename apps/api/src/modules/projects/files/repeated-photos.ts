import { createReadStream } from 'node:fs';
import { isWorkPhoto, photoRepeats, wasReturned, type FileKind } from '@cw/domain';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/errors/domain-error.js';
import { digestOfBytes } from '../../../common/storage/bytes-digest.js';
import { FileStorage } from '../../../common/storage/file-storage.js';
import type { UploadFile } from '../dto/upload.input.js';
import type { LockedProject } from '../project-transaction.js';
import { ProjectFileRepository } from './project-file.repository.js';

interface Incoming {
  readonly projectId: string;
  readonly kind: FileKind;
  readonly path: string;
}

/** COND-04: a photograph shows one side of one repair's work, unless the contractor says that it shows another's too. */
@Injectable()
export class RepeatedPhotos {
  constructor(
    private readonly rows: ProjectFileRepository,
    private readonly storage: FileStorage,
  ) {}

  /** What tells a photograph of the work from any other; null of every other file. Earlier ones are made known first. */
  async digestOf({ projectId, kind, path }: Incoming): Promise<Buffer | null> {
    if (!isWorkPhoto(kind)) return null;
    await this.knowEarlier(projectId);
    return digestOfBytes(createReadStream(path));
  }

  /** Asked with the project locked, so that of two uploads at once the second one sees the first. */
  async mustBeNew({ project, conditions }: LockedProject, input: UploadFile, digest: Buffer | null): Promise<void> {
    const own = conditions.find(({ id }) => id === input.conditionId);
    // What is no evidence of a repair is compared with nothing.
    if (digest === null || own === undefined) return;
    const photo = { conditionId: own.id, kind: input.kind };
    const earlier = (await this.rows.photosLike(project.id, digest)).map(({ conditionId, kind, createdAt }) => ({
      ...{ conditionId, kind },
      wasReturned: conditionId === own.id && wasReturned(createdAt, own.returnedAt),
    }));
    const { isBothSides, isReturned, elsewhere } = photoRepeats(photo, earlier);
    if (isBothSides) {
      const values = { kind: input.kind };
      throw new DomainError('file.same_before_and_after', {
        values,
        faults: [{ path: 'file', code: 'same_photo', values }],
      });
    }
    if (isReturned) {
      throw new DomainError('file.returned_photo', { faults: [{ path: 'file', code: 'returned_photo' }] });
    }
    const repairs = conditions.filter(({ id }) => elsewhere.includes(id)).map(({ number }) => number);
    const isKnown = repairs.every((number) => input.acknowledgedRepairs?.includes(number) ?? false);
    if (!isKnown) throw unacknowledged(own.number, repairs);
  }

  /** Photographs from before the digest was kept: their originals still say it. One that has none stays unknown. */
  private async knowEarlier(projectId: string): Promise<void> {
    for (const { id, originalKey } of await this.rows.photosUnread(projectId)) {
      const original = originalKey === null ? null : await this.storage.open(originalKey);
      if (original !== null) await this.rows.saveDigest(id, await digestOfBytes(original.stream));
    }
  }
}

const unacknowledged = (repair: number, usedForRepairs: readonly number[]): DomainError =>
  new DomainError('file.other_repair_unacknowledged', {
    values: { repair, count: usedForRepairs.length, used: usedForRepairs.join(', ') },
    faults: [{ path: 'acknowledgedRepairs', code: 'required' }],
    extra: { repair, usedForRepairs },
  });
