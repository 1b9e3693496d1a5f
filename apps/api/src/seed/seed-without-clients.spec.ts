import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AuditChain } from '../common/audit/audit-chain.js';
import { createPaymentsTest, type PaymentsTest } from '../modules/payments/testing/create-payments-test.js';
import { ProjectEntity } from '../modules/projects/index.js';
import { UserEntity } from '../modules/users/index.js';
import { login } from '../testing/index.js';
import type { Person } from '../testing/market.js';
import { columnsHolding } from '../testing/traces.js';
import { emailOf } from './data/people.js';
import { startOverIfHalfSeeded } from './half-seeded.js';
import { SeedClock } from './seed-clock.js';
import { SeedDemo } from './seed-demo.js';
import { SeedModule } from './seed.module.js';

let test: PaymentsTest;
let seeding: INestApplicationContext;
beforeAll(async () => {
  test = await createPaymentsTest({ env: { SEED: 'demo' } });
  const clock = new SeedClock();
  clock.set(test.clock.now());
  seeding = await NestFactory.createApplicationContext(SeedModule.forRoot(test.config, clock), { logger: ['error'] });
  await seeding.get(SeedDemo).run();
});
afterAll(async () => {
  await seeding.close();
  await test.close();
});

async function signedIn(where: { readonly email: string } | { readonly id: string }): Promise<Person> {
  const user = await test.unitOfWork.repository(UserEntity).findOneByOrFail(where);
  return { user, headers: await login(test, user) };
}
const ofDemo = (name: string): Promise<Person> => signedIn({ email: emailOf(name) });
const call = ({ headers }: Person, path: string, body: object) => test.http.post(`/api${path}`).set(headers).send(body);
const remove = ({ user, headers }: Person) => test.http.delete(`/api/users/${user.id}`).set(headers);
const projectsOf = ({ user }: Person): Promise<ProjectEntity[]> =>
  test.unitOfWork.repository(ProjectEntity).findBy({ ownerId: user.id });
const drain = async (): Promise<void> => {
  await test.workers.drain();
  await test.jobs.drain();
};
const offered = async (): Promise<string[]> =>
  (await test.http.get('/api/demo/logins')).body.items.map(({ email }: { email: string }) => email);

/** What a start does with the data that it finds. */
async function startsAgain(): Promise<void> {
  const people = await test.unitOfWork.repository(UserEntity).count();
  expect(await startOverIfHalfSeeded(test.config)).toBe(false);
  expect(await seeding.get(SeedDemo).run()).toBeNull();
  expect(await test.unitOfWork.repository(UserEntity).count()).toBe(people);
  expect(await test.faults()).toEqual([]);
  expect((await test.app.get(AuditChain).check()).faults).toEqual([]);
}

/** Handed in: approved, and so paid out. All others are called off, and what is held goes back. */
async function endAll(client: Person): Promise<void> {
  for (const { id, work } of await projectsOf(client)) {
    const [act, body] = work === 'submitted' ? ['approve', { acceptRemaining: true }] : ['cancel', {}];
    const { status, text } = await call(client, `/projects/${id}/${act}`, body);
    expect([status, text]).toEqual([200, expect.anything()]);
  }
  await drain();
}

it('AUTH-08 a client of the demo goes once their projects have ended, paid out or paid back, and the start after it holds', async () => {
  const rosa = await ofDemo('r.mendoza');
  const refused = await remove(rosa);
  expect(refused.status).toBe(409);

  await endAll(rosa);
  expect((await remove(rosa)).status).toBe(204);
  await drain();

  expect((await projectsOf(rosa)).map(({ status }) => status).sort()).toEqual(['cancelled', 'cancelled', 'completed']);
  expect(await columnsHolding(test, ['Mendoza'])).toEqual(['jobs.job.data']);
  await startsAgain();
});

it('AUTH-08 so does a client whose request was made into projects, with the request', async () => {
  const staff = await ofDemo('admin');
  const { body: approved } = await test.http.get('/api/admin/intake?states=approved').set(staff.headers);
  const [{ id }] = approved.items;
  const [{ email }] = await test.unitOfWork.manager.query('SELECT email FROM repair_intake WHERE id = $1', [id]);
  const { body } = await call(staff, `/admin/intake/${id}/convert`, {});
  const client = await signedIn({ id: body.account.userId });
  await drain();

  await endAll(client);
  expect((await remove(client)).status).toBe(204);
  await drain();

  expect(await columnsHolding(test, [email])).toEqual(['jobs.job.data']);
  await startsAgain();
});

it('AUTH-08 staff of the demo who are suspended or terminated by others leave a demo that starts', async () => {
  const staff = await ofDemo('admin');
  await test.unitOfWork.repository(UserEntity).update(staff.user.id, { totpSecret: 'sealed' });
  const { user: other } = await ofDemo('k.tran');
  await test.unitOfWork.repository(UserEntity).update(other.id, { role: 'admin', totpSecret: 'sealed' });
  const colleague = await signedIn({ id: other.id });
  expect(await offered()).toContain(staff.user.email);

  for (const act of ['suspend', 'terminate']) {
    const { status } = await call(colleague, `/admin/users/${staff.user.id}/${act}`, { reason: 'They left us.' });
    expect(status).toBe(200);
    expect(await offered()).not.toContain(staff.user.email);
    await startsAgain();
  }
});

it('AUTH-08 the login page offers no login of the demo that is no more', async () => {
  const sam = await ofDemo('newcontractor');
  expect(await offered()).toContain(sam.user.email);

  expect((await remove(sam)).status).toBe(204);

  expect(await offered()).not.toContain(sam.user.email);
});
