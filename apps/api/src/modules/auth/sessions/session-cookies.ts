import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { BrowserCookies } from '../../../common/auth/browser-cookies.js';
import { isSecret } from '../../../common/auth/secret.js';

/** The session's cookie, and beside it the hint that there is one. */
@Injectable()
export class SessionCookies {
  constructor(private readonly cookies: BrowserCookies) {}

  /** The session id of a Cookie header; undefined when there is none of the right form. */
  idOf(cookieHeader: string | undefined): string | undefined {
    const id = this.cookies.read('session', cookieHeader);
    return id !== undefined && isSecret(id) ? id : undefined;
  }

  hasHint(cookieHeader: string | undefined): boolean {
    return this.cookies.read('hint', cookieHeader) !== undefined;
  }

  set(response: Response, id: string, maxAgeMs: number): void {
    this.cookies.set(response, 'session', { value: id, maxAgeMs });
    this.setHint(response, maxAgeMs);
  }

  setHint(response: Response, maxAgeMs: number): void {
    this.cookies.set(response, 'hint', { value: '1', maxAgeMs });
  }

  clearHint(response: Response): void {
    this.cookies.clear(response, 'hint');
  }

  clear(response: Response): void {
    this.cookies.clear(response, 'session');
    this.clearHint(response);
  }
}
