import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { UploadedFile } from '../fixtures/files.js';
import type { Login, NewAccount } from '../fixtures/people.js';

type Method = 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Somebody signed in at the API, as a program would be: cookie, CSRF token, idempotency keys. */
export class ApiSession {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly csrf: string,
  ) {}

  /** With a browser context's own `request` the browser is signed in too. */
  static async logIn(request: APIRequestContext, login: Login): Promise<ApiSession> {
    await bodyOf(await request.post('/api/auth/login', { data: { email: login.email, password: login.password } }));
    return ApiSession.of(request);
  }

  static async register(request: APIRequestContext, account: NewAccount): Promise<ApiSession> {
    const consent = { confirmPassword: account.password, adult: true, termsAccepted: true };
    await bodyOf(await request.post('/api/auth/register', { data: { ...account, ...consent } }));
    return ApiSession.of(request);
  }

  /** Of a context that is signed in already. */
  static async of(request: APIRequestContext): Promise<ApiSession> {
    const { token } = await bodyOf<{ token: string }>(await request.get('/api/auth/csrf'));
    return new ApiSession(request, token);
  }

  /** The answer as it came, refusals too. */
  async send(method: Method, path: string, data?: object, headers: Record<string, string> = {}): Promise<APIResponse> {
    return this.request.fetch(path, {
      method,
      headers: { 'X-CSRF-Token': this.csrf, 'Idempotency-Key': randomUUID(), ...headers },
      ...(data && { data }),
    });
  }

  async post<Body>(path: string, data: object = {}): Promise<Body> {
    return bodyOf<Body>(await this.send('POST', path, data));
  }

  async upload(projectId: string, fields: Readonly<Record<string, string>>, file: UploadedFile): Promise<void> {
    await this.sendFile(`/api/projects/${projectId}/files`, fields, file);
  }

  /** A paper of a contractor's, with what is written beside it. */
  async handIn(kind: string, fields: object, file: UploadedFile): Promise<void> {
    await this.sendFile(`/api/verification/me/${kind}`, { fields: JSON.stringify(fields) }, file);
  }

  /** A file with the fields of its form. */
  async sendFile<Body>(path: string, fields: Readonly<Record<string, string>>, file: UploadedFile): Promise<Body> {
    return this.sendParts<Body>(path, { ...fields, file });
  }

  /** A form that may have files in it. */
  async sendParts<Body>(path: string, multipart: Readonly<Record<string, string | UploadedFile>>): Promise<Body> {
    const headers = { 'X-CSRF-Token': this.csrf, 'Idempotency-Key': randomUUID() };
    return bodyOf<Body>(await this.request.post(path, { headers, multipart }));
  }

  /** A form, as Stripe.js sends one; it carries its own key and none of the session's. */
  async postForm(path: string, form: Readonly<Record<string, string>>, key: string): Promise<void> {
    await bodyOf(await this.request.post(path, { form, headers: { Authorization: `Bearer ${key}` } }));
  }

  async get<Body>(path: string): Promise<Body> {
    return bodyOf<Body>(await this.request.get(path));
  }

  read(path: string): Promise<APIResponse> {
    return this.request.get(path);
  }
}

async function bodyOf<Body>(response: APIResponse): Promise<Body> {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  const body: Body = await response.json();
  return body;
}
