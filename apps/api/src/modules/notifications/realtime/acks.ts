import type { Ack } from '@cw/domain';

export const OK: Ack = { ok: true };
export const refuse = (error: string): Ack => ({ ok: false, error });
