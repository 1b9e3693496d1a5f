import { DAY_MS } from '@cw/domain';

/** What a key was sent with: an upload is sent again by a phone that was without network for days. */
export type CallKind = 'call' | 'upload';

const UPLOAD_DAYS = 30;

/** How long the answers to a kind of calls are kept. */
const KEPT_FOR_MS: Readonly<Record<CallKind, number>> = { call: DAY_MS, upload: UPLOAD_DAYS * DAY_MS };

/** Until when an answer given now is kept. */
export const keptUntil = (kind: CallKind, now: Date): Date => new Date(now.getTime() + KEPT_FOR_MS[kind]);
