import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Response } from 'express';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { readCookies } from '../http/cookies.js';
import { areCookiesSecure, COOKIE_NAMES, type CookieKind } from './cookie-names.js';

/** The product's cookies as this address has them; under the names of the other scheme nothing is read. */
@Injectable()
export class BrowserCookies {
  private readonly secure: boolean;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.secure = areCookiesSecure(config);
  }

  /** What the cookie is called here. */
  nameOf(kind: CookieKind): string {
    return COOKIE_NAMES[kind][this.secure ? 'secure' : 'plain'];
  }

  /** What a Cookie header says of it. */
  read(kind: CookieKind, header: string | undefined): string | undefined {
    return readCookies(header).get(this.nameOf(kind));
  }

  /** Has the browser keep it, for this host alone. */
  set(response: Response, kind: CookieKind, { value, maxAgeMs }: { value: string; maxAgeMs: number }): void {
    response.cookie(this.nameOf(kind), value, { ...this.flagsOf(kind), maxAge: maxAgeMs });
  }

  /** Has the browser forget it. */
  clear(response: Response, kind: CookieKind): void {
    response.clearCookie(this.nameOf(kind), this.flagsOf(kind));
  }

  private flagsOf(kind: CookieKind): CookieOptions {
    return { secure: this.secure, sameSite: 'lax', path: '/', httpOnly: kind !== 'hint' };
  }
}
