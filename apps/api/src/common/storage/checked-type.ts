import { DomainError } from '../errors/domain-error.js';
import { contentTypeOf } from './content-type.js';

interface Taken {
  readonly maxBytes: number;
  /** Content types, by the bytes and not by the name. */
  readonly accepted: readonly string[];
}

/** The type by the bytes, if the file is neither too large nor empty nor of another kind than is taken. */
export async function checkedType(file: Express.Multer.File, { maxBytes, accepted }: Taken): Promise<string> {
  if (file.size > maxBytes) throw new DomainError('request.too_large');
  if (file.size === 0) throw new DomainError('file.damaged');
  const contentType = await contentTypeOf(file.path);
  if (contentType === undefined || !accepted.includes(contentType)) {
    const papers = accepted.includes('application/pdf') ? 'yes' : 'no';
    throw new DomainError('file.type', { values: { papers } });
  }
  return contentType;
}
