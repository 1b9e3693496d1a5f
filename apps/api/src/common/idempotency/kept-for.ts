import { DAY_MS, HOUR_MS, MESSAGE_LIMITS } from '@cw/domain';

/** What a key is sent with. An upload that waits is forgotten itself unless something is made of it. */
export type CallKind = 'call' | 'upload' | 'waiting_upload';
export type UploadKind = Exclude<CallKind, 'call'>;

const UPLOAD_DAYS = 30;

/**
 * How long the answers to a kind of calls are kept. A phone that was without network for days sends an upload again; of one
 * that waits, the answer may not outlive what it names.
 */
const KEPT_FOR_MS: Readonly<Record<CallKind, number>> = {
  call: DAY_MS,
  upload: UPLOAD_DAYS * DAY_MS,
  waiting_upload: MESSAGE_LIMITS.unsentFileHours * HOUR_MS,
};

/** Until when an answer given now is kept. */
export const keptUntil = (kind: CallKind, now: Date): Date => new Date(now.getTime() + KEPT_FOR_MS[kind]);
