import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Actor } from '@cw/domain';
import { UnitOfWork } from '../common/persistence/unit-of-work.js';
import { readConfig } from '../config/env.js';
import { startSandboxProcess } from '../modules/payments/testing/sandbox-process.js';
import { BidEntity } from '../modules/bids/bid.entity.js';
import { BidInvitationLists } from '../modules/bid-invitations/bid-invitation-lists.js';
import { ContractorRecords } from '../modules/contractors/contractor-records.js';
import { ProjectEntity, ProjectReader, type ProjectDetail } from '../modules/projects/index.js';
import { UserEntity } from '../modules/users/index.js';
import { createTestDatabase } from '../testing/index.js';
import { emailOf } from './data/people.js';
import { lastDayWithoutShow } from './schedule.js';
import { SeedClock } from './seed-clock.js';
import { SeedDemo } from './seed-demo.js';
import { SeedModule } from './seed.module.js';

// Nine in the morning in New York: before the noon from which somebody may say that nobody came that day.
const NOW = new Date('2026-11-20T14:00:00.000Z');

let app: INestApplicationContext;
let unitOfWork: UnitOfWork;
const close: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const database = await createTestDatabase();
  const sandbox = await startSandboxProcess({ now: NOW });
  const dataDir = await mkdtemp(join(tmpdir(), 'cw-seed-'));
  const config = readConfig({
    ...{ NODE_ENV: 'test', DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl, DATA_DIR: dataDir },
    ...{ PUBLIC_URL: 'http://localhost:3000', SEED: 'demo', ...sandbox.apiEnv },
  });
  const clock = new SeedClock();
  clock.set(NOW);
  app = await NestFactory.createApplicationContext(SeedModule.forRoot(config, clock), { logger: ['error'] });
  unitOfWork = app.get(UnitOfWork);
  close.push(
    () => app.close(),
    () => database.drop(),
    () => sandbox.stop(),
    () => rm(dataDir, { recursive: true, force: true }),
  );
  await app.get(SeedDemo).run();
});
afterAll(async () => {
  for (const end of close) await end();
});

const people = () => unitOfWork.repository(UserEntity);
const personOf = async (login: string): Promise<Actor> => {
  const { id, role } = await people().findOneByOrFail({ email: emailOf(login) });
  return { userId: id, role, mfa: false };
};
/** Each project of one demo client as that client sees it. */
const projectsOf = async (owner: Actor): Promise<ProjectDetail[]> => {
  const rows = await unitOfWork.repository(ProjectEntity).findBy({ ownerId: owner.userId });
  return Promise.all(rows.map(({ id }) => app.get(ProjectReader, { strict: false }).detail(owner, id)));
};

describe('the demo data', () => {
  it('PROJ-06 have a paid project of the seller on which “They didn’t show up” can be pressed, and others who bid', async () => {
    const seller = await personOf('seller');
    const projects = await projectsOf(seller);

    const pressable = projects.filter(
      ({ actions, blockers }) =>
        actions.includes('report_no_show') && !blockers.some(({ event }) => event === 'report_no_show'),
    );

    expect(pressable).toHaveLength(1);
    const [project] = pressable;
    expect(project).toMatchObject({
      ...{ status: 'in_progress', work: 'not_started', contractorName: 'Brennan & Sons' },
      // Nine in the morning: the day whose noon is over is yesterday.
      agreed: { startDate: '2026-11-19' },
    });
    expect(project?.payment?.heldCents).toBe(project?.payment?.totalCents);
    const lost = await unitOfWork.repository(BidEntity).findBy({ projectId: project?.id ?? '', status: 'rejected' });
    expect(lost.length).toBeGreaterThanOrEqual(2);
  });

  it('CON-06 have a no-show that its contractor contests: staff decide it, and nothing counts until then', async () => {
    const [buyer, contractor] = [await personOf('buyer'), await personOf('contractor')];
    const contested = (await projectsOf(buyer)).filter(({ noShow }) => noShow !== null);

    expect(contested).toHaveLength(1);
    expect(contested[0]).toMatchObject({
      status: 'cancelled',
      payment: { heldCents: 0 },
      noShow: { state: 'contested', answer: 'came', counts: false, words: expect.stringContaining('at nine') },
      reposts: [{ status: 'open' }],
    });
    const [repost] = contested[0]?.reposts ?? [];
    const { items } = await app.get(BidInvitationLists, { strict: false }).ofProject(buyer, repost?.id ?? '');
    expect(items.length).toBeGreaterThanOrEqual(2);
    const records = await app.get(ContractorRecords, { strict: false }).of([contractor.userId]);
    expect(records.get(contractor.userId)?.noShows).toBe(0);
  });

  it('MSG-01 name in messages the very day that the project has, before that day, and no day once work has begun', async () => {
    const named: { day: string; agreed: string; sentOn: string; work: string | null; status: string }[] =
      await unitOfWork.manager.query(
        `SELECT m.reply -> 'values' ->> 'day' AS day, p.agreed_start_date::text AS agreed,
           (m.sent_at AT TIME ZONE 'UTC')::date::text AS "sentOn", p.work, p.status
         FROM message m JOIN conversation c ON c.id = m.conversation_id JOIN project p ON p.id = c.project_id
         WHERE m.reply ->> 'id' IN ('arriving', 'access_open')`,
      );

    expect(named.length).toBeGreaterThan(0);
    for (const { day, agreed, sentOn } of named) expect([day, sentOn < day]).toEqual([agreed, true]);
    expect(new Set(named.map(({ status, work }) => work ?? status))).toEqual(new Set(['not_started', 'cancelled']));
  });

  it('MSG-01 have said nothing that is still to come', async () => {
    const [last] = await unitOfWork.manager.query(`SELECT max(sent_at) <= $1 AS "isPast" FROM message`, [NOW]);
    expect(last).toEqual({ isPast: true });
  });
});

describe('the last day of which somebody can say that nobody came', () => {
  it.each([
    ['NY', '2026-11-20T16:59:00Z', '2026-11-19'],
    ['NY', '2026-11-20T17:00:00Z', '2026-11-20'],
    // Past midnight in UTC, and still the evening before at the house.
    ['NY', '2026-11-21T03:00:00Z', '2026-11-20'],
    ['CA', '2026-11-20T19:00:00Z', '2026-11-19'],
  ] as const)('PROJ-06 in %s at %s is %s', (state, now, day) => {
    expect(lastDayWithoutShow(new Date(now), state)).toBe(day);
  });
});
