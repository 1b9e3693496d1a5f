import fs from 'node:fs';
import { join } from 'node:path';
import { Quarantine } from '../../../common/storage/quarantine.js';
import { createInvoicesTest, type InvoicesTest } from '../../../testing/closing-job.js';
import { eventually } from '../../../testing/eventually.js';
import type { Person } from '../../../testing/market.js';
import { columnsHolding, filesHolding } from '../../../testing/traces.js';
import { afterADay } from './testing/after-a-day.js';
import { heardLog, logEverything } from './testing/heard-log.js';
import { KEPT_COLUMNS, PASSING_COLUMNS } from './testing/kept-columns.js';
import { aMarkedChangedJob, aMarkedCompletedJob } from './testing/marked-completed-job.js';
import { aMarkedWorld, CONTRACTOR, type MarkedWorld, OWNER, textsOf } from './testing/marked-people.js';

let log: string[];
let test: InvoicesTest;
let world: MarkedWorld;
beforeAll(async () => {
  log = heardLog();
  test = await createInvoicesTest();
  logEverything(true);
  world = await aMarkedWorld(test);
  await aMarkedCompletedJob(test, world);
  await aMarkedChangedJob(test, world);
  await test.jobs.drain();
});
afterAll(async () => {
  await test.close();
  logEverything(false);
  jest.restoreAllMocks();
});

const remove = ({ user, headers }: Person) => test.http.delete(`/api/users/${user.id}`).set(headers);

/** What is found although it should be gone, and everything that is found. */
async function left(marks: typeof OWNER) {
  const found = await columnsHolding(test, textsOf(marks));
  const known = { ...KEPT_COLUMNS, ...PASSING_COLUMNS };
  return { found, unknown: found.filter((column) => !(column in known)) };
}

describe('after both have deleted their accounts', () => {
  it('AUTH-08 nothing of a file is left, in quarantine neither, nor what a camera wrote into a kept photograph', async () => {
    const stored = [...(await filesHolding(test, textsOf(OWNER))), ...(await filesHolding(test, textsOf(CONTRACTOR)))];
    expect(stored.filter((key) => key.startsWith('originals/')).length).toBeGreaterThan(2);
    const inQuarantine = stored.find((key) => key.startsWith('projects/')) ?? '';
    await test.app.get(Quarantine, { strict: false }).take(inQuarantine);
    expect(await filesHolding(test, textsOf(OWNER))).toContain(`quarantine/${inQuarantine}`);

    for (const person of [world.owner, world.contractor]) expect((await remove(person)).status).toBe(204);
    await test.jobs.drain();

    expect(await filesHolding(test, [...textsOf(OWNER), ...textsOf(CONTRACTOR)])).toEqual([]);
  });

  it('AUTH-08 no word is left in any column of any table but those of the list, each of which has its reason', async () => {
    const owners = await left(OWNER);
    const contractors = await left(CONTRACTOR);

    expect([owners.unknown, contractors.unknown]).toEqual([[], []]);
    expect(owners.found).toContain('project.title');
    expect(contractors.found).toContain('bid.work_description');
  });

  it('AUTH-08 of a job that was not completed no word is left, whoever of both wrote it', async () => {
    const rows: { project: string }[] = await test.unitOfWork.manager.query(
      `SELECT p.title || p.description || p.condition_words || coalesce(string_agg(c.title || c.location || c.scope, ''), '')
         || coalesce((SELECT string_agg(s.reason, '') FROM state_change s WHERE s.entity_id = p.id
           OR s.entity_id IN (SELECT id FROM condition WHERE project_id = p.id)), '') AS project
       FROM project p LEFT JOIN condition c ON c.project_id = p.id WHERE p.status <> 'completed' GROUP BY p.id`,
    );

    expect(rows.length).toBeGreaterThan(4);
    expect(rows.filter(({ project }) => /kanarie|canarino/i.test(project))).toEqual([]);
  });

  it('AUTH-08 what passes has passed a day later', async () => {
    await afterADay(test);

    const found = [...(await left(OWNER)).found, ...(await left(CONTRACTOR)).found];
    expect(found.filter((column) => !(column in KEPT_COLUMNS))).toEqual([]);
  });

  it('AUTH-08 no line of the log had a word of theirs, from their first call on', async () => {
    const path = `/api/users/${world.contractor.user.id}`;
    await eventually(() => log.join('').includes(`"method":"DELETE","path":"${path}"`), 'the line of the last call');

    const lines = log.join('').split('\n');
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => /kanarie|canarino|2125550187|2125550198/i.test(line))).toEqual([]);
  });
});

it('AUTH-08 what is kept, and why, stands in docs/security.md', () => {
  const doc = fs.readFileSync(join(process.cwd(), '../../docs/security.md'), 'utf8');
  const reasons = [...Object.values(KEPT_COLUMNS), ...Object.values(PASSING_COLUMNS)];

  expect(reasons.filter((reason) => !doc.includes(reason))).toEqual([]);
});
