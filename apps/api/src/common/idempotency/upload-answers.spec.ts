import { randomUUID } from 'node:crypto';
import { Controller, Post } from '@nestjs/common';
import { DAY_MS, HOUR_MS, MESSAGE_LIMITS } from '@cw/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { aUser, createTestApp, login, type TestApp } from '../../testing/index.js';
import { storedFiles } from '../../testing/uploads.js';
import { Requires } from '../auth/policy.decorators.js';
import { IdempotencyClaims } from './idempotency-claims.js';
import { IdempotencyStore } from './idempotency-store.js';
import {
  ofConversation,
  ofPapers,
  ofProject,
  ofReading,
  sendUpload,
  type UploadRoute,
} from './testing/upload-routes.js';
import { Upload } from './upload.decorator.js';

/** Longer than any claim is kept without a renewal. */
const PAST_THE_LEASE_MS = 60_000;

const UNSENT_MS = MESSAGE_LIMITS.unsentFileHours * HOUR_MS;

@Controller('forgetful')
@Requires('session.use')
class ForgetfulController {
  @Post()
  @Upload('file')
  takeAndForget(): { taken: boolean } {
    return { taken: true };
  }
}

let test: TestApp;
let dataSource: DataSource;
beforeAll(async () => {
  test = await createTestApp({ controllers: [ForgetfulController] });
  dataSource = test.app.get(DataSource);
});
/** What stands still in a test goes on after it. */
const goOn: (() => void)[] = [];
afterEach(() => {
  jest.restoreAllMocks();
  for (const go of goOn.splice(0)) go();
});
afterAll(() => test.close());

const rowsOf = (table: string): Promise<{ id: string }[]> => dataSource.query(`SELECT id FROM ${table}`);
const isClaimed = async (key: string): Promise<boolean> =>
  (await dataSource.query(`SELECT FROM idempotency_key WHERE key = $1 AND claim_id IS NOT NULL`, [key])).length > 0;

type Work = (manager: EntityManager) => Promise<unknown>;

/** Stands between a use case and its transactions. */
function aroundTransactions(around: (transaction: () => Promise<unknown>) => Promise<unknown>): void {
  const begin = dataSource.transaction.bind(dataSource) as (work: Work) => Promise<unknown>;
  jest
    .spyOn(dataSource, 'transaction')
    .mockImplementation(((work: Work) => around(() => begin(work))) as typeof dataSource.transaction);
}

/** A moment that is reached once, where a process then stands still as if it were dead: it renews no claim either. */
function standstill() {
  jest.spyOn(test.app.get(IdempotencyClaims), 'renew').mockResolvedValue();
  let reach: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  let go: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (go = resolve));
  goOn.push(go);
  let isReached = false;
  const stand = async (): Promise<void> => {
    if (isReached) return;
    isReached = true;
    reach();
    await gone;
  };
  return { reached, stand, go };
}

const answered = (route: UploadRoute, key: string) =>
  sendUpload(test, route, key).then(({ status, body, headers }) => ({ status, body, headers }));

const ROUTES = [
  ['a file of a project', ofProject, 'project_file'],
  ['a file for a message', ofConversation, 'message_file'],
  ['a paper of a contractor', ofPapers, 'paper_file'],
] as const;

describe.each(ROUTES)('%s sent under a key', (_what, begin, table) => {
  it('NET-02 is one row and one answer when the process dies after the commit and before the answer', async () => {
    const [route, key] = [await begin(test), randomUUID()];
    const before = (await rowsOf(table)).length;
    const { reached, stand } = standstill();
    aroundTransactions(async (transaction) => {
      const result = await transaction();
      if ((await rowsOf(table)).length > before) await stand();
      return result;
    });
    const lost = answered(route, key);
    await reached;
    const [stored] = (await rowsOf(table)).slice(-1);
    test.clock.advance(PAST_THE_LEASE_MS);

    const again = [await answered(route, key), await answered(route, key)];

    expect(await rowsOf(table)).toHaveLength(before + 1);
    for (const { status, body, headers } of again) {
      expect([status, headers['idempotent-replayed']]).toEqual([201, 'true']);
      expect(JSON.stringify(body)).toContain(String(stored?.id));
    }
    goOn.forEach((go) => go());
    expect((await lost).body).toEqual(again[0]?.body);
  });

  it('NET-02 is not written by a call whose claim was lost: it is answered as the call that took over', async () => {
    const [route, key] = [await begin(test), randomUUID()];
    const before = (await rowsOf(table)).length;
    const { reached, stand, go } = standstill();
    aroundTransactions(async (transaction) => {
      if (await isClaimed(key)) await stand();
      return transaction();
    });
    const slow = answered(route, key);
    await reached;
    test.clock.advance(PAST_THE_LEASE_MS);
    const successor = await answered(route, key);
    const files = await storedFiles(test, 'files');
    go();
    const late = await slow;

    expect(await rowsOf(table)).toHaveLength(before + 1);
    expect([successor.status, late.status, late.body]).toEqual([201, 201, successor.body]);
    expect((await storedFiles(test, 'files')).length).toBeLessThan(files.length);
    expect((await answered(route, key)).body).toEqual(successor.body);
  });

  it('NET-02 keeps its row, its file and its answer when the word of the commit is lost', async () => {
    const [route, key] = [await begin(test), randomUUID()];
    const [before, files] = [(await rowsOf(table)).length, (await storedFiles(test, 'files')).length];
    aroundTransactions(async (transaction) => {
      const result = await transaction();
      if ((await rowsOf(table)).length > before) throw new Error('Connection terminated unexpectedly');
      return result;
    });
    const lost = await answered(route, key);
    jest.restoreAllMocks();

    const again = await answered(route, key);

    expect([lost.status, again.status, again.headers['idempotent-replayed']]).toEqual([500, 201, 'true']);
    expect(await rowsOf(table)).toHaveLength(before + 1);
    expect(await storedFiles(test, 'files')).toHaveLength(files + 1);
  });

  it('NET-02 is one row when two come at once', async () => {
    const [route, key] = [await begin(test), randomUUID()];
    const before = (await rowsOf(table)).length;

    const answers = await Promise.all([answered(route, key), answered(route, key), answered(route, key)]);

    expect(await rowsOf(table)).toHaveLength(before + 1);
    const taken = answers.filter(({ status }) => status === 201);
    expect(new Set(taken.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    for (const { body, headers } of answers.filter(({ status }) => status !== 201)) {
      expect(body.code).toBe('idempotency.in_flight');
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    }
  });
});

describe.each([
  ['a file of a project', ofProject, 'thirty days, for a phone that sends it again then', 30 * DAY_MS],
  ['a paper of a contractor', ofPapers, 'thirty days, for a phone that sends it again then', 30 * DAY_MS],
  ['a certificate to be read', ofReading, 'thirty days, for a phone that sends it again then', 30 * DAY_MS],
  ['a file for a message', ofConversation, 'as long as the file waits for its message', UNSENT_MS],
] as const)('the answer to %s', (_what, begin, span, keptMs) => {
  it(`NET-02 is kept for ${span}, and no longer`, async () => {
    const [route, key] = [await begin(test), randomUUID()];
    const first = await answered(route, key);
    const later = async () => {
      await test.app.get(IdempotencyStore).purge();
      return answered({ ...route, by: { ...route.by, headers: await login(test, route.by.user) } }, key);
    };

    test.clock.advance(keptMs - 1);
    const kept = await later();
    test.clock.advance(1);
    const forgotten = await later();

    expect([kept.status, kept.body, kept.headers['idempotent-replayed']]).toEqual([first.status, first.body, 'true']);
    expect(forgotten.headers['idempotent-replayed']).toBeUndefined();
  });
});

describe('an upload that does not keep its answer', () => {
  it.each([
    ['under a key', { 'Idempotency-Key': randomUUID() }],
    ['without one', {}],
  ])('is a fault of ours that every call shows, %s', async (_with, key) => {
    const headers = await login(test, await aUser(test));

    const { status } = await test.http
      .post('/api/forgetful')
      .set(headers)
      .set(key)
      .attach('file', Buffer.from('a'), 'a');

    expect(status).toBe(500);
  });
});
