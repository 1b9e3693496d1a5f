import { isVideoType } from '@cw/domain';
import { DomainError } from '../errors/domain-error.js';
import { contentTypeOf } from './content-type.js';

/** Which files the place takes besides pictures: the list that the message names. */
type Papers = 'yes' | 'no' | 'pdf' | 'report';

/** What says that a file is of no kind that the place takes; a film is named, for it comes with every Live Photo. */
export const typeRefusal = (contentType: string | undefined, papers: Papers): DomainError =>
  contentType !== undefined && isVideoType(contentType)
    ? new DomainError('file.video')
    : new DomainError('file.type', { values: { papers } });

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
    throw typeRefusal(contentType, accepted.includes('application/pdf') ? 'yes' : 'no');
  }
  return contentType;
}
