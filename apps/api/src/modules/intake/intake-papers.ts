import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { DOCUMENT_TYPES, FILE_LIMITS } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DocumentSafety } from '../../common/document-safety/document-safety.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { newId } from '../../common/ids.js';
import { contentTypeOf } from '../../common/storage/content-type.js';
import { safeFileName } from '../../common/storage/file-name.js';
import { FileStorage } from '../../common/storage/file-storage.js';
import { ImagePipeline } from '../../common/storage/image-pipeline.js';
import { IntakeFileEntity } from './intake-file.entity.js';

/** INT-05. */
const APPRAISAL_TYPES: readonly string[] = [...DOCUMENT_TYPES, 'image/jpeg', 'image/png'];
const APPRAISAL_NAME = /\.(?:pdf|docx?|jpe?g|png)$/iu;

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
    if (type === undefined || !APPRAISAL_TYPES.includes(type)) {
      // Who has a file that is called as it should be is not helped by a list of the names that are taken.
      if (APPRAISAL_NAME.test(originalname)) throw new DomainError('file.damaged');
      throw new DomainError('file.type', { values: { papers: 'report' } });
    }
    return type;
  }

  /** Stores a file before its row is written: papers as they are, photographs drawn anew without where they were taken. */
  async keep(intakeId: string, file: Express.Multer.File): Promise<IntakeFileEntity> {
    const contentType = await this.typeOf(file);
    await this.safety.mustBeInert(file.path, contentType);
    const id = newId();
    const storageKey = `${INTAKE_FOLDER}/${intakeId}/${id}`;
    return Object.assign(new IntakeFileEntity(), {
      id,
      intakeId,
      kind: 'appraisal',
      name: safeFileName(file.originalname, contentType),
      contentType,
      bytes: await this.put(storageKey, file.path, contentType),
      storageKey,
      createdAt: this.clock.now(),
    });
  }

  drop({ storageKey }: IntakeFileEntity): Promise<void> {
    return this.storage.delete([storageKey]);
  }

  private async put(key: string, path: string, type: string): Promise<number> {
    if (type.startsWith('image/')) {
      const { bytes } = await this.images.clean(path, type);
      await this.storage.putBytes(key, bytes);
      return bytes.length;
    }
    await this.storage.putFile(key, path);
    return (await stat(path)).size;
  }
}
