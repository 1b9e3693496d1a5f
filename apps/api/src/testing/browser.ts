import type { Response } from 'supertest';
import { BrowserCookies } from '../common/auth/browser-cookies.js';
import type { TestApp } from './create-test-app.js';

interface BrowserOptions {
  /** The internet address that the trusted proxy names. */
  readonly address?: string;
  readonly userAgent?: string;
}

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** What a browser does for a page: keeps cookies, forgets those taken away, sends the session's token along. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly test: TestApp,
    private readonly options: BrowserOptions = {},
  ) {}

  async get(path: string): Promise<Response> {
    return this.keep(await this.test.http.get(path).set(this.headers()));
  }

  async post(path: string, body: object = {}): Promise<Response> {
    const headers = await this.withToken();
    return this.keep(await this.test.http.post(path).set(headers).send(body));
  }

  async patch(path: string, body: object): Promise<Response> {
    const headers = await this.withToken();
    return this.keep(await this.test.http.patch(path).set(headers).send(body));
  }

  async delete(path: string): Promise<Response> {
    const headers = await this.withToken();
    return this.keep(await this.test.http.delete(path).set(headers));
  }

  async login(user: { readonly email: string }, password: string, totp?: string): Promise<Response> {
    return this.post('/api/auth/login', { email: user.email, password, ...(totp !== undefined && { totp }) });
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  plant(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  headers(): Record<string, string> {
    const { address, userAgent = CHROME } = this.options;
    return {
      'User-Agent': userAgent,
      ...(address !== undefined && { 'X-Forwarded-For': address }),
      ...(this.cookies.size > 0 && { Cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
    };
  }

  private async withToken(): Promise<Record<string, string>> {
    if (!this.cookies.has(this.test.app.get(BrowserCookies, { strict: false }).nameOf('session')))
      return this.headers();
    const { body } = await this.test.http.get('/api/auth/csrf').set(this.headers());
    const { token }: { token: string | null } = body;
    return { ...this.headers(), ...(token !== null && { 'X-CSRF-Token': token }) };
  }

  private keep(answer: Response): Response {
    const lines = [answer.headers['set-cookie'] ?? []].flat();
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /Expires=Thu, 01 Jan 1970/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}
