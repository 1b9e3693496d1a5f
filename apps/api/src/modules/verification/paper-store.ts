import { readFile, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { DOCUMENT_TYPES, FILE_LIMITS, IMAGE_TYPES } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DocumentSafety } from '../../common/document-safety/document-safety.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { newId } from '../../common/ids.js';
import { typeRefusal } from '../../common/storage/checked-type.js';
import { contentTypeOf } from '../../common/storage/content-type.js';
import { safeFileName } from '../../common/storage/file-name.js';
import { FileStorage } from '../../common/storage/file-storage.js';
import { ImagePipeline } from '../../common/storage/image-pipeline.js';
import { PaperReader } from '../paper-reading/index.js';
import { PaperFileEntity } from './paper-file.entity.js';

const [PDF] = DOCUMENT_TYPES;
const TYPES: readonly string[] = [PDF, ...IMAGE_TYPES];

/** Where a contractor's papers lie, apart from the files of projects. */
export const PAPERS_FOLDER = 'papers';

/** What came in, with the type that its bytes have. */
export interface CheckedUpload {
  readonly path: string;
  readonly name: string;
  readonly type: string;
}

type Owner = Pick<PaperFileEntity, 'contractorId' | 'kind'>;
type Kept = Pick<PaperFileEntity, 'contentType' | 'bytes' | 'width' | 'height' | 'storageKey' | 'thumbnailKey'>;

/** Keeps the files of papers: PDF as it is, pictures drawn anew with a thumbnail. */
@Injectable()
export class PaperStore {
  constructor(
    private readonly storage: FileStorage,
    private readonly images: ImagePipeline,
    private readonly reader: PaperReader,
    private readonly safety: DocumentSafety,
    private readonly clock: Clock,
  ) {}

  /** Refuses what nobody could read as a paper. */
  async check(file: Express.Multer.File): Promise<CheckedUpload> {
    if (file.size > FILE_LIMITS.maxBytes) throw new DomainError('request.too_large');
    if (file.size === 0) throw new DomainError('file.damaged');
    const type = await contentTypeOf(file.path);
    if (type === undefined || !TYPES.includes(type)) throw typeRefusal(type, 'pdf');
    await this.safety.mustBeInert(file.path, type);
    return { path: file.path, name: file.originalname, type };
  }

  /** What a certificate says; it is read as it came. */
  async read({ path, type }: CheckedUpload) {
    return this.reader.readCertificate({ bytes: await readFile(path), type });
  }

  /** Stored before its row is: `drop` takes it away again when the row is refused. */
  async keep({ contractorId, kind }: Owner, upload: CheckedUpload): Promise<PaperFileEntity> {
    const id = newId();
    const key = `${PAPERS_FOLDER}/${contractorId}/${id}`;
    const reading = kind === 'insurance' ? await this.read(upload) : null;
    const kept = upload.type === PDF ? await this.keepPdf(key, upload) : await this.keepImage(key, upload);
    const name = safeFileName(upload.name, kept.contentType);
    const createdAt = this.clock.now();
    return Object.assign(new PaperFileEntity(), { ...kept, id, contractorId, kind, name, reading, createdAt });
  }

  drop({ storageKey, thumbnailKey }: Pick<PaperFileEntity, 'storageKey' | 'thumbnailKey'>): Promise<void> {
    return this.storage.delete([storageKey, thumbnailKey]);
  }

  private async keepPdf(storageKey: string, { path }: CheckedUpload): Promise<Kept> {
    await this.storage.putFile(storageKey, path);
    const { size } = await stat(path);
    return { storageKey, thumbnailKey: null, contentType: PDF, bytes: size, width: null, height: null };
  }

  private async keepImage(storageKey: string, { path, type }: CheckedUpload): Promise<Kept> {
    const { bytes, thumbnail, contentType, width, height } = await this.images.clean(path, type);
    const thumbnailKey = `${storageKey}-thumbnail`;
    await this.storage.putBytes(storageKey, bytes);
    await this.storage.putBytes(thumbnailKey, thumbnail);
    return { storageKey, thumbnailKey, contentType, bytes: bytes.length, width, height };
  }
}
