import type { ErrorCode } from '@cw/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import type { FieldProblem, Problem } from '../errors/problem.js';
import type { SecurityResponse, SessionUserResponse } from '../generated/types.gen.js';
import { SIGNED_IN_HINT } from '../signed-in-hint.js';

const ORIGIN = 'http://localhost';

/** The full address of a path, as the page under test asks for it. */
export const apiUrl = (path: string): string => `${ORIGIN}${path}`;

export interface ProblemOptions {
  readonly code?: ErrorCode;
  readonly detail?: string;
  readonly errors?: readonly FieldProblem[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Members of this problem alone. */
  readonly extra?: Pick<Problem, 'repair' | 'usedForRepairs' | 'projectIds' | 'holds'>;
}

/** An answer as the API gives it when something is wrong. */
export function problemAnswer(status: number, options: ProblemOptions = {}): HttpResponse<string> {
  const { code = 'request.malformed', detail = 'Something is wrong.', errors, headers, extra } = options;
  const body = {
    type: code.replaceAll(/[._]/g, '-'),
    code,
    title: 'Problem',
    status,
    detail,
    requestId: 'test-request',
    ...(errors && { errors }),
    ...extra,
  };
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
}

export const signedOut = (): HttpHandler =>
  http.get(apiUrl('/api/auth/me'), () =>
    problemAnswer(401, { code: 'auth.required', detail: 'Authentication required' }),
  );

/** A person as the API describes one. */
export function aUser(overrides: Partial<SessionUserResponse> = {}): SessionUserResponse {
  return {
    id: '01890000-0000-7000-8000-000000000001',
    firstName: 'Maria',
    lastName: 'Delgado',
    username: null,
    role: 'seller',
    email: 'seller@demo.closewright.test',
    phone: null,
    company: null,
    location: null,
    bio: null,
    locale: 'en',
    timeZone: 'America/New_York',
    ...overrides,
  };
}

export const signedInAs = (overrides: Partial<SessionUserResponse> = {}): HttpHandler =>
  http.get(apiUrl('/api/auth/me'), () => HttpResponse.json(aUser(overrides)));

/** How an account is kept: the email confirmed, no second factor. */
export function aSecurity(overrides: Partial<SecurityResponse> = {}): SecurityResponse {
  return {
    emailVerified: true,
    pendingEmail: null,
    totpEnabled: false,
    totpRequired: false,
    recoveryCodesLeft: 0,
    passwordChangedAt: '2026-01-05T12:00:00.000Z',
    mfa: false,
    fresh: true,
    ...overrides,
  };
}

export const securedBy = (overrides: Partial<SecurityResponse> = {}): HttpHandler =>
  http.get(apiUrl('/api/auth/security'), () => HttpResponse.json(aSecurity(overrides)));

const csrf = (): HttpHandler => http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: 'test-csrf' }));

/** Nobody has written anything: every list of projects asks. */
const nothingWritten = (): HttpHandler =>
  http.get(apiUrl('/api/conversations'), () => HttpResponse.json({ items: [], nextCursor: null }));

/** What the API sets beside a session; with it a page asks who is signed in. */
export const hintSignedIn = (): void => {
  document.cookie = `${SIGNED_IN_HINT}=1; Path=/`;
};

/** A server for a spec file: signed out, with a CSRF token; what nobody answers is an error. Starts and stops with the file. */
export function startApiServer(...handlers: HttpHandler[]): SetupServer {
  const server = setupServer(...handlers, signedOut(), securedBy(), csrf(), nothingWritten());
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(hintSignedIn);
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
