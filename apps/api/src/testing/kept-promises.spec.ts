import { EventEmitter } from 'node:events';
import type { NextFunction, Request, Response } from 'express';
import { createTestApp, type TestApp } from './create-test-app.js';
import { KeptPromises } from './kept-promises.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

interface Told {
  readonly status: number;
  readonly type: string;
  readonly body: object;
}

/** Whether the description knows such an answer of the unread count; throws when it does not. */
function hold({ status, type, body }: Told): void {
  const promises = new KeptPromises(test.app);
  const response = Object.assign(new EventEmitter(), {
    statusCode: status,
    getHeader: () => type,
    end: (content: unknown) => content,
  }) as unknown as Response;
  const request = { method: 'GET', route: { path: '/api/users/:id/notifications/unread-count' } } as unknown as Request;
  const next: NextFunction = () => response.end(JSON.stringify(body));
  void promises.middleware()(request, response, next);
  response.emit('finish');
  promises.assert();
}

const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM = 'application/problem+json';

describe('what the API says of itself', () => {
  it('API-02 is kept by an answer that it describes', () => {
    expect(() => hold({ status: 200, type: JSON_TYPE, body: { count: 3, revision: 5 } })).not.toThrow();
    expect(() => hold({ status: 401, type: PROBLEM, body: { code: 'auth.required' } })).not.toThrow();
  });

  it.each([
    ['another type', { count: 'three', revision: 5 }],
    ['a field too many', { count: 3, revision: 5, users: 4 }],
    ['a field too few', { revision: 5 }],
  ])('API-02 is not kept by %s', (_name, body) => {
    expect(() => hold({ status: 200, type: JSON_TYPE, body })).toThrow(
      'GET /api/users/{id}/notifications/unread-count 200',
    );
  });

  it('API-02 is not kept by an error that it does not name', () => {
    expect(() => hold({ status: 409, type: PROBLEM, body: { code: 'bid.not_found' } })).toThrow('409 bid.not_found');
  });
});
