import { newId } from '../ids.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { EventBus } from '../events/event-bus.js';
import { StateHistory } from './state-history.js';
import { Sql } from './sql.js';

const PROJECT = { projectTitle: 'Roof', ownerId: newId(), actorId: null, changed: [], pendingBidderIds: [] };

let test: TestApp;
let history: StateHistory;
beforeAll(async () => {
  test = await createTestApp();
  history = test.app.get(StateHistory);
});
afterAll(() => test.close());

const change = (entityId: string, to = 'open') => ({
  entity: 'project',
  entityId,
  from: null,
  to,
  event: 'post',
  actorId: null,
});

/** On a moved date Postgres waits for ever: what moves it tells a timer, which ends a deadlock, the machine's own. */
const whereTimersEnd = process.env['FAKETIME'] === undefined ? it : it.skip;

describe('a unit of work', () => {
  it('writes all or nothing', async () => {
    const id = newId();

    const failing = test.unitOfWork.run(async () => {
      await history.record(change(id));
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    expect(await history.of('project', id)).toEqual([]);
  });

  it('is joined by an inner one, whose failure takes everything back', async () => {
    const id = newId();

    const failing = test.unitOfWork.run(async () => {
      await history.record(change(id));
      await test.unitOfWork.run(() => Promise.reject(new Error('inner')));
    });

    await expect(failing).rejects.toThrow('inner');
    expect(await history.of('project', id)).toEqual([]);
  });

  it('shows its own writes to named statements, and nobody else’s before the commit', async () => {
    const id = newId();
    const count = { name: 'test_count', text: 'SELECT count(*)::int AS n FROM state_change WHERE entity_id = $1' };
    const sql = test.app.get(Sql);

    await test.unitOfWork.run(async () => {
      await history.record(change(id));
      expect(await sql.rows(count, [id])).toEqual([{ n: 1 }]);
      expect(await test.unitOfWork.outside(() => sql.rows(count, [id]))).toEqual([{ n: 0 }]);
    });

    expect(await sql.rows(count, [id])).toEqual([{ n: 1 }]);
  });

  whereTimersEnd('does again what a deadlock undid', async () => {
    const [a, b] = [newId(), newId()];
    const lock = (id: string) => test.unitOfWork.manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [id]);
    let runs = 0;
    let meet: () => void = () => undefined;
    const bothHoldOne = new Promise<void>((resolve) => (meet = resolve));
    const both = (first: string, second: string) =>
      test.unitOfWork.run(async () => {
        await lock(first);
        runs += 1;
        if (runs === 2) meet();
        await bothHoldOne;
        await lock(second);
      });

    await Promise.all([both(a, b), both(b, a)]);

    expect(runs).toBe(3);
  });

  it('keeps the history of a record with the clock’s time', async () => {
    const id = newId();
    await test.unitOfWork.run(() => history.record({ ...change(id), reason: 'sold' }));

    expect(await history.of('project', id)).toMatchObject([
      { from: null, to: 'open', event: 'post', reason: 'sold', at: test.clock.now() },
    ]);
  });
});

describe('domain events', () => {
  it('reach listeners inside the transaction at once and others after the commit, once', async () => {
    const events = test.app.get(EventBus);
    const seen: string[] = [];
    const projectId = newId();
    events.on('project.edited', async (event) => {
      if (event.projectId === projectId) seen.push(`inside ${test.unitOfWork.isOpen}`);
      return Promise.resolve();
    });
    events.afterCommit('project.edited', async (event) => {
      if (event.projectId === projectId) seen.push(`after ${test.unitOfWork.isOpen}`);
      return Promise.resolve();
    });

    await test.unitOfWork.run(async () => {
      await events.emit('project.edited', { ...PROJECT, projectId });
      seen.push('end of work');
    });
    const failing = test.unitOfWork.run(async () => {
      await events.emit('project.edited', { ...PROJECT, projectId });
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    expect(seen).toEqual(['inside true', 'end of work', 'after false', 'inside true']);
  });

  it('cannot be emitted outside a transaction', async () => {
    const emitted = test.app.get(EventBus).emit('project.edited', { ...PROJECT, projectId: newId() });

    await expect(emitted).rejects.toThrow('outside a unit of work');
  });

  it('do not fail the caller when a listener fails after the commit', async () => {
    const events = test.app.get(EventBus);
    const projectId = newId();
    events.afterCommit('project.edited', (event) =>
      event.projectId === projectId ? Promise.reject(new Error('socket')) : Promise.resolve(),
    );

    await expect(
      test.unitOfWork.run(() => events.emit('project.edited', { ...PROJECT, projectId })),
    ).resolves.toBeUndefined();
  });
});
