import { HealthChecks } from '../../common/health/health-checks.js';
import { createTestApp, type TestApp } from '../../testing/index.js';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

describe('health', () => {
  it('is live and ready', async () => {
    const [live, ready] = await Promise.all([test.http.get('/api/health/live'), test.http.get('/api/health/ready')]);

    expect([live.status, live.body]).toEqual([200, { status: 'ok' }]);
    expect([ready.status, ready.body.status]).toEqual([200, 'ready']);
  });

  it('names the dependency that is down and stays live', async () => {
    test.app.get(HealthChecks).register('mail', () => Promise.reject(new Error('no')));

    const ready = await test.http.get('/api/health/ready');

    expect([ready.status, ready.body.status]).toEqual([503, 'not_ready']);
    expect(ready.body.dependencies).toContainEqual({ name: 'mail', status: 'down' });
    expect(ready.body.dependencies).toContainEqual({ name: 'database', status: 'up' });
    expect((await test.http.get('/api/health/live')).status).toBe(200);
  });

  it('does not wait for a dependency that never answers', async () => {
    test.app.get(HealthChecks).register('slow', () => new Promise(() => undefined));

    expect((await test.http.get('/api/health/ready')).body.dependencies).toContainEqual({
      name: 'slow',
      status: 'down',
    });
  });
});
