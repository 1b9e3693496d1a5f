import { newId } from '../../common/ids.js';
import { Throttle } from '../../common/throttle/throttle.js';
import { createMailTest, createTestApp, type MailTest } from '../../testing/index.js';
import { aPerson, post, type Person } from '../../testing/market.js';
import { INVITATION_RULE } from './party-letters.js';

let test: MailTest;
beforeAll(async () => {
  test = await createMailTest();
});
afterAll(() => test.close());

const input = () => ({ email: `${newId()}@example.com`, role: 'seller', right: 'view' });

const invite = (owner: Person, projectId: string) =>
  test.http.post(`/api/projects/${projectId}/parties`).set(owner.headers).send(input());

const edit = (owner: Person, id: unknown, change: object) =>
  test.http
    .patch(`/api/parties/${String(id)}`)
    .set(owner.headers)
    .send(change);

describe('the letter of an invitation', () => {
  it('PROJ-10 takes one connection of the database, with a key too, so that many at once do not wait for each other', async () => {
    const owner = await aPerson(test, 'agent');
    const project = await post(test, owner);
    const { body } = await invite(owner, project.id);
    await test.jobs.drain();
    const narrow = await createTestApp({ beside: test, env: { DATABASE_POOL_SIZE: '1' } });
    // Workers look their queues up at once; a process without any would do so as it first writes to one.
    await narrow.jobs.drain();
    const keyed = () => ({ ...owner.headers, 'Idempotency-Key': newId() });

    const answers = [
      await narrow.http.post(`/api/projects/${project.id}/parties`).set(keyed()).send(input()),
      await narrow.http
        .patch(`/api/parties/${String(body.id)}`)
        .set(keyed())
        .send({ resend: true }),
    ];
    await narrow.close();

    expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  });

  it('PROJ-10 is sent so many times a day by one person, first letters and repeated ones; another right is no letter', async () => {
    const owner = await aPerson(test, 'agent');
    const project = await post(test, owner);
    const { body } = await invite(owner, project.id);
    for (let left = INVITATION_RULE.points - 1; left > 0; left -= 1)
      await test.app.get(Throttle).consume(INVITATION_RULE, owner.user.id);

    const beyond = [await invite(owner, project.id), await edit(owner, body.id, { resend: true })];
    const right = await edit(owner, body.id, { right: 'decide' });

    for (const { status, body: refused, headers } of beyond) {
      expect([status, refused.code]).toEqual([429, 'request.too_many']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect([right.status, right.body.right]).toEqual([200, 'decide']);
  });
});
