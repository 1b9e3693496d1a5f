import { Controller, Get } from '@nestjs/common';
import { eventually } from '../../testing/eventually.js';
import { aUser, createTestApp, login, type TestApp } from '../../testing/index.js';
import { Requires } from '../auth/policy.decorators.js';
import { CALLS_IN_WORK } from './call-limits.js';

let begun = 0;
const end: (() => void)[] = [];

@Controller('slow')
class SlowController {
  @Get()
  @Requires('project.list')
  async slow(): Promise<object> {
    begun += 1;
    await new Promise<void>((resolve) => end.push(resolve));
    return {};
  }

  @Get('quick')
  @Requires('project.list')
  quick(): object {
    return {};
  }
}

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ controllers: [SlowController], env: { CALL_LIMITS: 'true' } });
});
afterAll(() => test.close());

describe('what one person has in work', () => {
  it('ASVS 2.4.1 is so much at once, more waits its turn, and what comes beyond is refused; others do not wait', async () => {
    const ana = await login(test, await aUser(test));
    const ben = await login(test, await aUser(test));
    const { atOnce, waiting } = CALLS_IN_WORK;
    // Saying that a form comes lets nobody past the others.
    const call = () =>
      test.http
        .get('/api/slow')
        .set({ ...ana, 'Content-Type': 'multipart/form-data', 'Content-Length': '0' })
        .then(({ status, body, headers }) => ({ status, body, headers }));

    const calls = Array.from({ length: atOnce + waiting + 1 }, call);
    const refused = await Promise.race(calls);
    const others = await test.http.get('/api/slow/quick').set(ben);
    const begunBefore = begun;
    // Whoever is let in is sent on, until all that waited had their turn.
    await eventually(() => {
      end.splice(0).forEach((resolve) => resolve());
      return begun === atOnce + waiting;
    }, 'all that waited were let in');
    end.splice(0).forEach((resolve) => resolve());
    const statuses = (await Promise.all(calls)).map(({ status }) => status);

    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'request.too_many', '1']);
    expect([others.status, begunBefore]).toEqual([200, atOnce]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(atOnce + waiting);
  });
});
