import { fetchBaseQuery, type BaseQueryApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { v4 as uuid } from 'uuid';
import { createCsrfTokens, type CsrfTokens } from './csrf.js';
import { forgetEarlyAnswers, takeEarlyAnswer } from './early-answers.js';
import { errorOfAnswer, errorOfSilence, type ApiError } from './errors/api-error.js';
import { createIdempotencyKeys, type Change } from './idempotency-keys.js';
import { isTooLongForAChange, isWorthRetrying, MAX_RETRIES, retryDelayMs } from './retry-policy.js';
import { settleSignOut } from './settle-sign-out.js';
import { isSignOutOwed } from './sign-out-mark.js';
import { uploadKeyOf } from './upload-keys.js';
import { fetchTelling, uploadListenerOf } from './upload-progress.js';

const IDEMPOTENCY_KEY = 'Idempotency-Key';
const CSRF_TOKEN = 'X-CSRF-Token';
/** Answers of these paths start or end a session, and with it the CSRF token. */
const SESSION_PATHS =
  /^\/api\/auth\/(?:admin\/login|login|logout|register|reset-password|change-password|totp\/confirm|invitation\/accept)$/;

/** What an endpoint's `transformResponse` may know of an answer beside its body. */
export interface AnswerMeta {
  /** The version of what was answered, for the If-Match of the edit that follows. */
  readonly etag?: string;
}

export type ApiBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, object, AnswerMeta>;

export interface BaseQueryOptions {
  /** The page's own origin; the edge passes `/api` on. */
  readonly origin: string;
  /** Waits before a retry; tests pass one that does not. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

type Plain = BaseQueryFn<
  string | FetchArgs,
  unknown,
  { status: number | string; data?: unknown; error?: string },
  object,
  { response?: Response }
>;
/** Files that somebody watches go another way than the rest. */
type PlainOf = (args: FetchArgs) => Plain;
type Outcome = { data: unknown; meta: AnswerMeta } | { error: ApiError };

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Errors keep their raw text for NET-01; bodies are read as JSON only when the server says that they are. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '');
  if (!response.ok || !isJson || text === '') return text;
  return JSON.parse(text);
}

function errorOf(
  error: { status: number | string; data?: unknown; error?: string },
  response: Response | undefined,
): ApiError {
  if (typeof error.status !== 'number') return errorOfSilence(error.error ?? String(error.status));
  const body = typeof error.data === 'string' ? error.data : '';
  return errorOfAnswer(error.status, response?.statusText ?? '', body, response?.headers.get('retry-after') ?? null);
}

function metaOf(response: Response | undefined): AnswerMeta {
  const etag = response?.headers.get('etag') ?? undefined;
  return etag === undefined ? {} : { etag };
}

async function ask(plain: PlainOf, args: FetchArgs, api: BaseQueryApi): Promise<Outcome> {
  const result = await plain(args)(args, api, {});
  if (result.error) return { error: errorOf(result.error, result.meta?.response) };
  return { data: result.data, meta: metaOf(result.meta?.response) };
}

function hasFile(body: unknown): body is Record<string, unknown> {
  if (typeof body !== 'object' || body === null || body instanceof FormData) return false;
  return Object.values(body).some((value) => [value].flat().some((part: unknown) => part instanceof Blob));
}

/** Bodies with files go as multipart; lists repeat their field, absent values are left out. */
function withForm(args: FetchArgs): FetchArgs {
  const body: unknown = args.body;
  if (!hasFile(body)) return args;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const part of [value].flat()) {
      if (part instanceof Blob) form.append(name, part);
      else if (part !== undefined && part !== null) form.append(name, String(part));
    }
  }
  return { ...args, body: form };
}

const methodOf = (args: FetchArgs): string => (args.method ?? 'GET').toUpperCase();
const isMutation = (args: FetchArgs): boolean => !['GET', 'HEAD'].includes(methodOf(args));
const changeOf = (args: FetchArgs): Change => ({ method: methodOf(args), url: args.url, body: args.body });

function withHeaders(args: FetchArgs, added: Readonly<Record<string, string>>): FetchArgs {
  // An optional header comes as undefined, which Headers would send as the word "undefined".
  const given = args.headers instanceof Headers ? [...args.headers] : Object.entries(args.headers ?? {});
  const headers = new Headers(given.filter((header): header is [string, string] => header[1] !== undefined));
  for (const [name, value] of Object.entries(added)) if (!headers.has(name)) headers.set(name, value);
  return { ...args, headers };
}

async function withCsrf(args: FetchArgs, csrf: CsrfTokens): Promise<FetchArgs> {
  const token = await csrf.get();
  return token === undefined ? args : withHeaders(args, { [CSRF_TOKEN]: token });
}

const fetchOrTake: typeof fetch = (input, init) =>
  (input instanceof Request ? takeEarlyAnswer(input) : undefined) ?? fetch(input, init);

/** NET-01, NET-02: one retry for reads and, because each carries an Idempotency-Key, for mutations. */
export function createBaseQuery({ origin, wait = waitFor }: BaseQueryOptions): ApiBaseQuery {
  const csrf = createCsrfTokens(origin);
  const keys = createIdempotencyKeys(uuid);
  const options = {
    baseUrl: origin,
    credentials: 'include',
    responseHandler: readBody,
    prepareHeaders: (headers: Headers) => {
      headers.set('Accept-Language', document.documentElement.lang);
      return headers;
    },
  } as const;
  const usual = fetchBaseQuery({ ...options, fetchFn: fetchOrTake }) as Plain;
  const plain: PlainOf = ({ body }) => {
    const listener = body instanceof FormData ? uploadListenerOf(Object.fromEntries(body)) : undefined;
    if (listener === undefined) return usual;
    return fetchBaseQuery({ ...options, fetchFn: fetchTelling(listener, body) }) as Plain;
  };

  const send = async (args: FetchArgs, api: BaseQueryApi): Promise<Outcome> => {
    if (!isMutation(args)) return ask(plain, args, api);
    const outcome = await ask(plain, await withCsrf(args, csrf), api);
    if (!('error' in outcome) || outcome.error.problem?.code !== 'auth.csrf') return outcome;
    // Another tab has logged in since: the token is stale, the wish is not.
    csrf.forget();
    return ask(plain, await withCsrf(args, csrf), api);
  };

  const sendTwice = async (args: FetchArgs, api: BaseQueryApi): Promise<Outcome> => {
    let outcome = await send(args, api);
    for (let attempt = 0; attempt < MAX_RETRIES; attempt += 1) {
      if (!('error' in outcome) || !isWorthRetrying(outcome.error) || api.signal.aborted) break;
      if (isMutation(args) && isTooLongForAChange(outcome.error)) break;
      await wait(retryDelayMs(attempt, outcome.error.retryAfterSeconds), api.signal);
      outcome = await send(args, api);
    }
    return outcome;
  };

  return async (request, api) => {
    // Whatever were asked now would be asked in the session of somebody who has left.
    if (isSignOutOwed() && !(await settleSignOut(origin))) return { error: errorOfSilence('A session is to be ended') };
    const args = withForm(typeof request === 'string' ? { url: request } : request);
    if (!isMutation(args)) return sendTwice(args, api);
    const change = changeOf(args);
    const key = uploadKeyOf(args.body) ?? keys.keyFor(change);
    const outcome = await sendTwice(withHeaders(args, { [IDEMPOTENCY_KEY]: key }), api);
    keys.settle(change, 'error' in outcome ? outcome.error : undefined);
    if (SESSION_PATHS.test(args.url) && !('error' in outcome)) keys.clear();
    if (SESSION_PATHS.test(args.url)) {
      csrf.forget();
      forgetEarlyAnswers();
    }
    return outcome;
  };
}
