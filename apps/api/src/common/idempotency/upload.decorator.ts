import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { Multipart } from '../http/media-type.guard.js';
import { IncomingFiles } from '../storage/incoming-files.interceptor.js';
import { FormsInWork } from '../throttle/calls-in-work.js';
import { AFTER_FORM, ProviderCall } from './idempotency.decorators.js';
import { FormIdempotencyInterceptor } from './idempotency.interceptor.js';

type FormOptions = Parameters<typeof FileInterceptor>[1];

/**
 * A form with one file, and some fields. The Idempotency-Key is looked at after the form has been read. Files are not
 * rolled back, so the handler opens its own transactions, as for a `@ProviderCall`.
 */
export const Upload = (field: string, options?: FormOptions): MethodDecorator =>
  applyDecorators(
    Multipart(),
    ProviderCall(),
    SetMetadata(AFTER_FORM, true),
    UseInterceptors(IncomingFiles, FileInterceptor(field, options), FormsInWork, FormIdempotencyInterceptor),
  );
