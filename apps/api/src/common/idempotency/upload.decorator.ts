import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { Multipart } from '../http/media-type.guard.js';
import { IncomingFiles } from '../storage/incoming-files.interceptor.js';
import { FormsInWork } from '../throttle/calls-in-work.js';
import { AFTER_FORM, ProviderCall } from './idempotency.decorators.js';
import { FormIdempotencyInterceptor } from './idempotency.interceptor.js';
import type { UploadKind } from './kept-for.js';

interface UploadOptions {
  readonly form?: Parameters<typeof FileInterceptor>[1];
  /** How long its answer is kept. */
  readonly kind?: UploadKind;
}

/**
 * A form with one file, and some fields. The Idempotency-Key is looked at after the form has been read. Files are not
 * rolled back, so the handler opens its own transactions, as for a `@ProviderCall`, and keeps its answer in the one that
 * writes its row (`KeptAnswers`).
 */
export const Upload = (field: string, { form, kind = 'upload' }: UploadOptions = {}): MethodDecorator =>
  applyDecorators(
    Multipart(),
    ProviderCall(),
    SetMetadata(AFTER_FORM, kind),
    UseInterceptors(IncomingFiles, FileInterceptor(field, form), FormsInWork, FormIdempotencyInterceptor),
  );
