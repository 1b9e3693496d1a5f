import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { http, HttpResponse } from 'msw';
import { createBaseQuery } from './base-query.js';
import { isApiError } from './errors/api-error.js';
import { apiUrl, problemAnswer, startApiServer } from './testing/index.js';

const server = startApiServer();

/** A store with one read and one change, as the generated endpoints would make them. */
function aStore() {
  const waits: number[] = [];
  const wait = (milliseconds: number): Promise<void> => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  const api = createApi({
    baseQuery: createBaseQuery({ origin: 'http://localhost', wait }),
    endpoints: (build) => ({
      read: build.query<unknown, void>({ query: () => ({ url: '/api/things' }) }),
      change: build.mutation<unknown, { body?: unknown; headers?: Record<string, string | undefined> } | void>({
        query: (args) => ({
          url: '/api/things',
          method: 'POST',
          body: args?.body ?? { name: 'a' },
          headers: args?.headers,
        }),
      }),
      login: build.mutation<unknown, void>({ query: () => ({ url: '/api/auth/login', method: 'POST', body: {} }) }),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  return {
    waits,
    read: () => store.dispatch(api.endpoints.read.initiate(undefined, { forceRefetch: true })).unwrap(),
    change: (args?: { body?: unknown; headers?: Record<string, string | undefined> }) =>
      store.dispatch(api.endpoints.change.initiate(args)).unwrap(),
    login: () => store.dispatch(api.endpoints.login.initiate()).unwrap(),
  };
}

/** Answers `/api/things` with these statuses in turn and keeps what was asked. */
function answerWith(...statuses: number[]) {
  const asked: Request[] = [];
  const answer = ({ request }: { request: Request }): Response => {
    const status = statuses[Math.min(asked.length, statuses.length - 1)] ?? 200;
    asked.push(request.clone());
    return status < 400 ? HttpResponse.json({ ok: true }, { status }) : problemAnswer(status);
  };
  server.use(http.get(apiUrl('/api/things'), answer), http.post(apiUrl('/api/things'), answer));
  return asked;
}

async function errorOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isApiError(error)) throw new Error('The call did not fail as an API call does.');
  return error;
}

describe('errors of the API', () => {
  it('NET-01 throws the status, a colon and the body text', async () => {
    server.use(http.get(apiUrl('/api/things'), () => new HttpResponse('no such thing', { status: 404 })));

    const error = await errorOf(aStore().read());

    expect(error).toMatchObject({ status: 404, message: '404: no such thing' });
  });

  it('NET-01 throws the status text when the body is empty', async () => {
    server.use(http.get(apiUrl('/api/things'), () => new HttpResponse('', { status: 409, statusText: 'Conflict' })));

    expect(await errorOf(aStore().read())).toMatchObject({ message: '409: Conflict' });
  });

  it('NET-01 reads the localized detail and the field faults of a problem', async () => {
    const faults = [{ path: 'lines.0.amountCents', code: 'required', message: 'Enter an amount' }];
    server.use(
      http.post(apiUrl('/api/things'), () =>
        problemAnswer(422, { code: 'request.invalid', detail: 'Two faults', errors: faults }),
      ),
    );

    const error = await errorOf(aStore().change());

    expect(error.problem).toMatchObject({ code: 'request.invalid', detail: 'Two faults', errors: faults });
  });

  it('says that no answer came when the network fails', async () => {
    server.use(http.get(apiUrl('/api/things'), () => HttpResponse.error()));

    expect(await errorOf(aStore().read())).toMatchObject({ status: 0 });
  });
});

describe('retries', () => {
  it('NET-02 asks once more after a server error', async () => {
    const asked = answerWith(503, 200);
    const store = aStore();

    await expect(store.read()).resolves.toEqual({ ok: true });

    expect(asked).toHaveLength(2);
    expect(store.waits).toEqual([1_000]);
  });

  it('NET-02 gives up after one retry', async () => {
    const asked = answerWith(500);

    expect(await errorOf(aStore().read())).toMatchObject({ status: 500 });
    expect(asked).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 409, 422])('NET-02 does not ask again after a refusal (%d)', async (status) => {
    const asked = answerWith(status);

    await errorOf(aStore().read());

    expect(asked).toHaveLength(1);
  });

  it('NET-02 waits as long as the server asks, up to 30 s', async () => {
    server.use(http.get(apiUrl('/api/things'), () => problemAnswer(429, { headers: { 'Retry-After': '120' } })));
    const store = aStore();

    expect(await errorOf(store.read())).toMatchObject({ retryAfterSeconds: 120 });
    expect(store.waits).toEqual([30_000]);
  });

  it('tells at once who made a change how long the server wants them to wait', async () => {
    server.use(http.post(apiUrl('/api/things'), () => problemAnswer(429, { headers: { 'Retry-After': '840' } })));
    const store = aStore();

    expect(await errorOf(store.change())).toMatchObject({ status: 429, retryAfterSeconds: 840 });
    expect(store.waits).toEqual([]);
  });

  it('NET-02 repeats a change once, under the same Idempotency-Key', async () => {
    const asked = answerWith(503, 201);

    await aStore().change();

    const keys = asked.map((request) => request.headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('changes', () => {
  it('carry a key of their own each, unless the caller brings one', async () => {
    const asked = answerWith(201);
    const store = aStore();

    await store.change();
    await store.change();
    await store.change({ headers: { 'Idempotency-Key': 'mine' } });

    const [first, second, third] = asked.map((request) => request.headers.get('Idempotency-Key'));
    expect(second).not.toBe(first);
    expect(third).toBe('mine');
  });

  it('go under the same key when they are repeated by hand after a lost answer, and under a new one after that', async () => {
    const asked = answerWith(503, 503, 201, 201);
    const store = aStore();

    await errorOf(store.change());
    await store.change();
    await store.change();

    const [first, retried, byHand, anew] = asked.map((request) => request.headers.get('Idempotency-Key'));
    expect([retried, byHand]).toEqual([first, first]);
    expect(anew).not.toBe(first);
  });

  it('leave out a header that has no value', async () => {
    const asked = answerWith(200);
    await aStore().change({ headers: { 'If-Match': undefined } });
    expect(asked[0]?.headers.has('If-Match')).toBe(false);
  });

  it('carry the CSRF token of the session, which is fetched once', async () => {
    let fetched = 0;
    server.use(
      http.get(apiUrl('/api/auth/csrf'), async () => {
        fetched += 1;
        // The other change asks too before this is answered.
        await new Promise((resolve) => setTimeout(resolve));
        return HttpResponse.json({ token: 'token-1' });
      }),
    );
    const asked = answerWith(201);
    const store = aStore();

    await Promise.all([store.change(), store.change()]);

    expect(asked.map((request) => request.headers.get('X-CSRF-Token'))).toEqual(['token-1', 'token-1']);
    expect(fetched).toBe(1);
  });

  it('fetch a new token when the session has changed in another tab', async () => {
    let current = 1;
    server.use(
      http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: `token-${current}` })),
      http.post(apiUrl('/api/things'), ({ request }) =>
        request.headers.get('X-CSRF-Token') === `token-${current}`
          ? HttpResponse.json({ ok: true })
          : problemAnswer(403, { code: 'auth.csrf' }),
      ),
    );
    const store = aStore();
    await store.change();
    current = 2;

    await expect(store.change()).resolves.toEqual({ ok: true });
  });

  it('forget the token after a login', async () => {
    let fetched = 0;
    server.use(
      http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: `token-${(fetched += 1)}` })),
      http.post(apiUrl('/api/auth/login'), () => HttpResponse.json({})),
    );
    const asked = answerWith(201);
    const store = aStore();

    await store.login();
    await store.change();

    expect(asked[0]?.headers.get('X-CSRF-Token')).toBe('token-2');
  });

  it('go as multipart when they carry a file', async () => {
    let form: FormData | undefined;
    server.use(
      http.post(apiUrl('/api/things'), async ({ request }) => {
        form = await request.formData();
        return HttpResponse.json({ ok: true });
      }),
    );

    await aStore().change({
      body: { kind: 'photo', file: new File(['roof'], 'roof.jpg', { type: 'image/jpeg' }), note: undefined },
    });

    expect(form?.get('kind')).toBe('photo');
    expect(form?.get('file')).toMatchObject({ name: 'roof.jpg' });
    expect(form?.has('note')).toBe(false);
  });

  it('I18N-01 ask for answers in the language of the page', async () => {
    document.documentElement.lang = 'es';
    const asked = answerWith(201);

    await aStore().change();

    expect(asked[0]?.headers.get('Accept-Language')).toBe('es');
  });
});
