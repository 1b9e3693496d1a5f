import { randomUUID } from 'node:crypto';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { aUser, createTestApp, login, type SignedInHeaders, type TestApp } from '../../testing/index.js';
import { Requires } from '../auth/policy.decorators.js';
import { DomainError } from '../errors/domain-error.js';
import { newId } from '../ids.js';
import { IdempotencyClaims, LEASE_MS } from './idempotency-claims.js';
import { ProviderCall } from './idempotency.decorators.js';

interface Work {
  readonly id: string;
  finish(): void;
  fail(): void;
}

/** Who waits for the next call to begin. */
const waiting: ((work: Work) => void)[] = [];

@Controller('orders')
@Requires('session.use')
class OrdersController {
  @Post()
  @HttpCode(202)
  @ProviderCall()
  placeOrder(): Promise<{ id: string }> {
    const id = newId();
    const begun = waiting.shift();
    return new Promise((resolve, reject) => {
      const work = { id, finish: () => resolve({ id }), fail: () => reject(new DomainError('state.conflict')) };
      if (begun) begun(work);
      else work.finish();
    });
  }
}

/** Timers that run off when a test says so. */
const running = new Map<unknown, () => void>();

let test: TestApp;
let headers: SignedInHeaders;
beforeAll(async () => {
  test = await createTestApp({ controllers: [OrdersController] });
});
beforeEach(async () => {
  headers = await login(test, await aUser(test));
  jest.spyOn(globalThis, 'setInterval').mockImplementation((work) => {
    const timer = {} as NodeJS.Timeout;
    running.set(timer, work);
    return timer;
  });
  jest.spyOn(globalThis, 'clearInterval').mockImplementation((timer) => void running.delete(timer));
});
afterEach(() => {
  running.clear();
  jest.restoreAllMocks();
});
afterAll(() => test.close());

const place = (key: string) => test.http.post('/api/orders').set(headers).set('Idempotency-Key', key).send({});

/** A call that is being worked on until the test ends it. */
async function begin(key: string) {
  const begun = new Promise<Work>((resolve) => waiting.push(resolve));
  const answer = place(key).then(({ status, body }) => ({ status, body }));
  return { answer, work: await begun };
}

describe('the claim of a key while a provider is asked', () => {
  it('PAY-01 lasts for as long as the work does', async () => {
    const key = randomUUID();
    const renewed = jest.spyOn(test.app.get(IdempotencyClaims), 'renew');
    const { answer, work } = await begin(key);
    for (let passed = 0; passed < 4 * LEASE_MS; passed += LEASE_MS / 3) {
      test.clock.advance(LEASE_MS / 3);
      for (const renew of running.values()) renew();
      await renewed.mock.results.at(-1)?.value;
    }

    const beside = await place(key);
    work.finish();
    const first = await answer;
    const replayed = await place(key);

    expect([beside.status, beside.body.code]).toEqual([409, 'idempotency.in_flight']);
    expect([first.status, first.body]).toEqual([202, { id: work.id }]);
    expect([replayed.status, replayed.body]).toEqual([202, first.body]);
  });

  it('NET-02 says to who comes beside it how many seconds of it are left, and one at the least', async () => {
    const key = randomUUID();
    const { answer, work } = await begin(key);
    const waits: unknown[] = [];
    for (const passed of [0, LEASE_MS / 2, LEASE_MS / 2 - 1]) {
      test.clock.advance(passed);
      waits.push((await place(key)).headers['retry-after']);
    }
    work.finish();
    await answer;

    expect(waits).toEqual(['10', '5', '1']);
  });

  it('is renewed no longer when the work is done', async () => {
    const key = randomUUID();
    const { answer, work } = await begin(key);
    const during = running.size;
    work.fail();
    await answer;

    expect([during, ...running.keys()]).toEqual([1]);
  });

  describe('of a process that stood still, taken over by the next call', () => {
    it('PAY-01 is not given back by the first call when that fails', async () => {
      const key = randomUUID();
      const first = await begin(key);
      test.clock.advance(LEASE_MS + 1);
      const second = await begin(key);
      first.work.fail();
      await first.answer;

      const beside = await place(key);
      second.work.finish();

      expect([beside.status, beside.body.code]).toEqual([409, 'idempotency.in_flight']);
      expect((await second.answer).body).toEqual({ id: second.work.id });
      expect((await place(key)).body).toEqual({ id: second.work.id });
    });

    it('PAY-01 is not answered for by the first call when that ends after all', async () => {
      const key = randomUUID();
      const first = await begin(key);
      test.clock.advance(LEASE_MS + 1);
      const second = await begin(key);
      first.work.finish();
      const answered = await first.answer;

      const beside = await place(key);
      second.work.fail();
      await second.answer;

      expect(answered).toMatchObject({ status: 202, body: { id: first.work.id } });
      expect([beside.status, beside.body.code]).toEqual([409, 'idempotency.in_flight']);
      expect((await place(key)).body).not.toEqual({ id: first.work.id });
    });
  });
});
