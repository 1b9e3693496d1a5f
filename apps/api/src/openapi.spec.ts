import { createTestApp, type TestApp } from './testing/index.js';
import { operationsOf } from './common/openapi/operations.js';
import { buildDocument } from './openapi.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('the OpenAPI document', () => {
  it('NET-04 is served as JSON, with Swagger UI beside it', async () => {
    const json = await test.http.get('/api/openapi.json');
    const page = await test.http.get('/api/docs');

    expect([json.status, json.body.info.title]).toEqual([200, 'Closewright API']);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('swagger-ui')]);
  });

  it('API-02 sends the session’s token from Swagger UI by itself', async () => {
    const script = await test.http.get('/api/docs/swagger-ui-init.js');

    expect([script.status, script.text]).toEqual([200, expect.stringContaining('/api/auth/csrf')]);
  });

  it('is the same for the same code', () => {
    expect(JSON.stringify(buildDocument(test.app))).toBe(JSON.stringify(buildDocument(test.app)));
  });

  it('API-02 says for each operation what it does, who may call it, and every error as problem+json', () => {
    const lacking = operationsOf(buildDocument(test.app)).filter(({ operation }) => {
      const errors = Object.entries(operation.responses).filter(
        ([status, answer]) => Number(status) >= 400 && !JSON.stringify(answer).includes('ReadyResponse'),
      );
      const named =
        errors.length > 0 && errors.every(([, answer]) => JSON.stringify(answer).includes('application/problem+json'));
      return operation.summary === undefined || !('x-permission' in operation) || !named;
    });

    expect(lacking.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('types every answer of every operation', () => {
    const bare = operationsOf(buildDocument(test.app)).filter(({ operation }) =>
      Object.entries(operation.responses).every(
        ([status, answer]) => status !== '204' && !(status.startsWith('2') && 'content' in Object(answer)),
      ),
    );

    expect(bare.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
});
