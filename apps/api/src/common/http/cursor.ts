import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { invalidFields } from '../errors/domain-error.js';
import type { Page } from './page.js';

const SIGNATURE_BYTES = 12;

export type CursorPart = string | number | null;

/** Opaque, signed cursors: the sort key of the last row. Signed, so that nobody walks a list by made-up keys. */
@Injectable()
export class Cursors {
  private readonly secret: KeyObject;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.secret = createSecretKey(config.sessionSecret, 'utf8');
  }

  /** `list` names the list and its order, so that a cursor of one is refused by another. */
  encode(list: string, key: readonly CursorPart[]): string {
    const body = Buffer.from(JSON.stringify(key));
    return Buffer.concat([this.sign(list, body), body]).toString('base64url');
  }

  /** The key of `encode`; undefined without a cursor; a 422 on `cursor` when it is not one of ours. */
  decode(list: string, cursor: string | undefined): readonly CursorPart[] | undefined {
    if (cursor === undefined) return undefined;
    const bytes = Buffer.from(cursor, 'base64url');
    const body = bytes.subarray(SIGNATURE_BYTES);
    const signature = bytes.subarray(0, SIGNATURE_BYTES);
    const genuine = signature.length === SIGNATURE_BYTES && timingSafeEqual(signature, this.sign(list, body));
    if (!genuine) throw invalidFields({ path: 'cursor', code: 'cursor' });
    const key: unknown = JSON.parse(body.toString());
    return Array.isArray(key) ? key : [];
  }

  /** Makes a page from `limit + 1` rows: the extra row only says that there is more. */
  page<R, T>(
    rows: readonly R[],
    limit: number,
    list: string,
    shape: { map: (row: R) => T; key: (row: R) => readonly CursorPart[] },
  ): Page<T> {
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return { items: shown.map(shape.map), nextCursor: last === undefined ? null : this.encode(list, shape.key(last)) };
  }

  private sign(list: string, body: Buffer): Buffer {
    return createHmac('sha256', this.secret)
      .update(`cursor:${list}:`)
      .update(body)
      .digest()
      .subarray(0, SIGNATURE_BYTES);
  }
}
