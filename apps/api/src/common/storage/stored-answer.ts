import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { DomainError } from '../errors/domain-error.js';
import { dispositionOf } from './disposition.js';
import type { FileStorage } from './file-storage.js';

/** A file as its row has it. */
export interface KeptFile {
  readonly name: string;
  readonly contentType: string;
  readonly storageKey: string;
  /** Of pictures that have a smaller one. */
  readonly thumbnailKey: string | null;
}

export interface AnswerShape {
  readonly isThumbnail: boolean;
  /** It may stand on a page. Anything else is handed over, and never opened in our origin. */
  readonly isShown: boolean;
}

/**
 * A picture stands on pages that show it again and again; the right to it may end, so it is kept briefly. A document is
 * not kept.
 */
export function keepBriefly(response: Response, { isShown }: AnswerShape): void {
  if (isShown) response.setHeader('Cache-Control', 'private, max-age=300');
}

/** The file, in a way that no browser takes for a page of ours; not found when it is no longer kept. */
export async function storedAnswer(
  storage: FileStorage,
  { name, contentType, storageKey, thumbnailKey }: KeptFile,
  { isThumbnail, isShown }: AnswerShape,
): Promise<StreamableFile> {
  const smallKey = isThumbnail && isShown ? thumbnailKey : null;
  const stored = await storage.open(smallKey ?? storageKey);
  if (!stored) throw new DomainError('file.not_found');
  return new StreamableFile(stored.stream, {
    type: smallKey === null ? contentType : 'image/jpeg',
    length: stored.bytes,
    disposition: dispositionOf(isShown ? 'inline' : 'attachment', name),
  });
}
