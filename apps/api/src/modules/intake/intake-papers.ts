import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { FILE_LIMITS, REPORT_TYPES } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DocumentSafety } from '../../common/document-safety/document-safety.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { newId } from '../../common/ids.js';
import { typeRefusal } from '../../common/storage/checked-type.js';
import { contentTypeOf } from '../../common/storage/content-type.js';
import { safeFileName } from '../../common/storage/file-name.js';
import { FileStorage } from '../../common/storage/file-storage.js';
import { ImagePipeline } from '../../common/storage/image-pipeline.js';
import { IntakeFileEntity } from './intake-file.entity.js';

const APPRAISAL_NAME = /\.(?:pdf|docx?|jpe?g|png|hei[cf])$/iu;

/** Where the papers of requests are kept. */
export const INTAKE_FOLDER = 'intake';

/** The report that comes with a request: judged by its bytes, whatever it is called. */
@Injectable()
export class IntakePapers {
  constructor(
    private readonly storage: FileStorage,
    private readonly images: ImagePipeline,
    private readonly safety: DocumentSafety,
    private readonly clock: Clock,
  ) {}

  /** The type by the bytes; refuses what is none of INT-05. */
  async typeOf({ path, size, originalname }: Express.Multer.File): Promise<string> {
    if (size > FILE_LIMITS.appraisalMaxBytes) throw new DomainError('request.too_large');
    if (size === 0) throw new DomainError('file.damaged');
    const type = await contentTypeOf(path);
    if (type === undefined || !REPORT_TYPES.includes(type)) {
      // Who has a file that is called as it should be is not helped by a list of the names that are taken.
      if (APPRAISAL_NAME.test(originalname)) throw new DomainError('file.damaged');
      throw typeRefusal(type, 'report');
    }
    return type;
  }

  /** Stores a file before its row is written: papers as they are, photographs drawn anew without where they were taken. */
  async keep(intakeId: string, file: Express.Multer.File): Promise<IntakeFileEntity> {
    const type = await this.typeOf(file);
    await this.safety.mustBeInert(file.path, type);
    const id = newId();
    const storageKey = `${INTAKE_FOLDER}/${intakeId}/${id}`;
    const kept = await this.put(storageKey, file.path, type);
    return Object.assign(new IntakeFileEntity(), {
      ...kept,
      id,
      intakeId,
      kind: 'appraisal',
      name: safeFileName(file.originalname, kept.contentType),
      storageKey,
      createdAt: this.clock.now(),
    });
  }

  drop({ storageKey }: IntakeFileEntity): Promise<void> {
    return this.storage.delete([storageKey]);
  }

  private async put(key: string, path: string, type: string): Promise<Pick<IntakeFileEntity, 'bytes' | 'contentType'>> {
    if (type.startsWith('image/')) {
      const { bytes, contentType } = await this.images.clean(path, type);
      await this.storage.putBytes(key, bytes);
      return { bytes: bytes.length, contentType };
    }
    await this.storage.putFile(key, path);
    return { bytes: (await stat(path)).size, contentType: type };
  }
}
