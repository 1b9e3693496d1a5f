import { DEFAULT_PREFERENCES } from '@cw/domain';
import { createMailInbox, createTestApp, type MailInbox, type TestApp } from '../../testing/index.js';
import { handIn } from '../../testing/finished-job.js';
import { aContractor, aJob, aPerson, bidOn, post, type Job, type Person } from '../../testing/market.js';
import { aThread, Talk } from '../../testing/talk.js';
import { aPhoto, upload } from '../../testing/uploads.js';
import { UsersService } from '../users/index.js';
import { Deliveries } from './deliveries.js';

const DAY = '2026-11-20T15:00:00Z';
/** Within everybody's quiet hours, and their end. */
const NIGHT = '2026-11-20T23:00:00Z';
const MORNING = '2026-11-21T07:00:00Z';
const QUIET = { start: '22:00', end: '07:00' };
const REASON = 'The strap is loose.';
const MINUTE = 60_000;
const WAIT_MINUTES = 10;

let test: TestApp;
let inbox: MailInbox;
beforeAll(async () => {
  inbox = await createMailInbox();
  test = await createTestApp({ env: { SMTP_URL: inbox.url, PUBLIC_URL: 'https://closewright.example' } });
});
beforeEach(() => test.clock.set(DAY));
afterEach(() => inbox.clear());
afterAll(async () => {
  await test.close();
  inbox.close();
});

const fire = async ({ headers }: Person, path: string, body: object = {}) => {
  const answer = await test.http.post(`/api/${path}`).set(headers).send(body);
  if (answer.status >= 300) throw new Error(`${path} was refused: ${answer.text}`);
  return answer.body;
};
const onProject = (who: Person, { project }: Pick<Job, 'project'>, event: string, body: object = {}) =>
  fire(who, `projects/${project.id}/${event}`, body);

/** What the minute's job does. */
async function send(at?: string): Promise<void> {
  if (at !== undefined) test.clock.set(at);
  await test.app.get(Deliveries, { strict: false }).sendDue();
  await test.jobs.drain();
}
/** Whatever waited for some minutes has had them. */
async function afterTheWait(): Promise<void> {
  test.clock.advance(WAIT_MINUTES * MINUTE);
  await send();
}
const subjects = ({ user }: Person): string[] =>
  inbox.to(user.email).map((message) => /^Subject: (.*)\r$/m.exec(message.replaceAll(/\r\n[ \t]+/g, ' '))?.[1] ?? '');
const about = (who: Person, words: string): string[] => subjects(who).filter((subject) => subject.startsWith(words));

const users = (): UsersService => test.app.get(UsersService, { strict: false });
const selfOf = ({ user: { id, role } }: Pick<Person, 'user'>) => ({ userId: id, role, mfa: false });
const rested = { timeZone: 'UTC' };

/** From now on nobody of them is written to before the morning. */
async function inQuietHours(...people: readonly Person[]): Promise<void> {
  for (const { user } of people) {
    await users().savePreferences(selfOf({ user }), user.id, { ...DEFAULT_PREFERENCES, quietHours: QUIET });
  }
  await send(NIGHT);
  inbox.clear();
}

/** A job that was handed in. */
async function submitted(): Promise<Job> {
  const job = await aJob(test);
  await onProject(job.contractor, job, 'start');
  await handIn(test, job);
  return job;
}

/** One repair went back, and its correction was handed in a second later. */
async function corrected(): Promise<Job> {
  const job = await submitted();
  const [repair] = job.project.conditions;
  const conditionId = repair?.id ?? '';
  await fire(job.owner, `conditions/${conditionId}/return`, { reason: REASON });
  test.clock.advance(1000);
  const content = await aPhoto();
  await upload(test, job.contractor, { projectId: job.project.id, content, kind: 'after', conditionId });
  await fire(job.contractor, `conditions/${conditionId}/evidence`);
  return job;
}

const EVIDENCE = 'New evidence for a returned repair';

describe('an e-mail that waited some minutes for its reader', () => {
  it('NOTE-06 is sent of new evidence that still waits to be looked at', async () => {
    const job = await corrected();

    await afterTheWait();

    expect(about(job.owner, EVIDENCE)).toHaveLength(1);
  });

  it('NOTE-06 is not sent of evidence that was approved and paid meanwhile', async () => {
    const job = await corrected();
    await onProject(job.contractor, job, 'submit');
    await onProject(job.owner, job, 'approve', { acceptRemaining: true });

    await afterTheWait();

    expect(about(job.owner, EVIDENCE)).toEqual([]);
  });

  it.each(['accept', 'return'])('NOTE-06 is not sent of evidence that its reader answered: %s', async (answer) => {
    const job = await corrected();
    const [repair] = job.project.conditions;
    await fire(job.owner, `conditions/${repair?.id ?? ''}/${answer}`, answer === 'return' ? { reason: REASON } : {});

    await afterTheWait();

    expect(about(job.owner, EVIDENCE)).toEqual([]);
  });

  it.each([
    ['a bid that stands', false, 1],
    ['a bid that was withdrawn', true, 0],
  ] as const)('NOTE-06 of a project that was changed goes to whoever has %s', async (_bid, isWithdrawn, sent) => {
    const [owner, bidder] = [await aPerson(test), await aContractor(test)];
    const project = await post(test, owner);
    const bid = await bidOn(test, bidder, project);
    await send();
    inbox.clear();
    const { body } = await test.http.get(`/api/projects/${project.id}`).set(owner.headers).expect(200);
    const change = { closingDate: '2026-12-28' };
    await test.http
      .patch(`/api/projects/${project.id}`)
      .set(owner.headers)
      .set('If-Match', `"${body.version}"`)
      .send(change);
    if (isWithdrawn) await fire(bidder, `bids/${bid.id}/withdraw`);

    await afterTheWait();

    expect(about(bidder, 'A project you bid on changed')).toHaveLength(sent);
  });

  it.each([
    ['waits to be read', false, 1],
    ['was muted', true, 0],
  ] as const)('MSG-01 tells of a message in a thread that %s', async (_state, isMuted, sent) => {
    const talk = new Talk(test);
    const thread = await aThread(talk);
    await send();
    inbox.clear();
    await talk.say(thread.contractor, thread.id, 'Is the eave dry?');
    if (isMuted) await talk.put(thread.owner, `conversations/${thread.id}/mute`, { muted: true }).expect(204);

    await afterTheWait();

    expect(about(thread.owner, 'New message')).toHaveLength(sent);
  });
});

describe('an e-mail that waited for the morning', () => {
  it.each([
    ['is still to be decided on', false, 1],
    ['was decided on', true, 0],
  ] as const)('NOTE-06 asks for work that %s', async (_state, isApproved, sent) => {
    const job = await aJob(test);
    await onProject(job.contractor, job, 'start');
    await users().update(selfOf(job.owner), job.owner.user.id, { profile: rested, ifMatch: undefined });
    await inQuietHours(job.owner);
    await handIn(test, job);
    if (isApproved) await onProject(job.owner, job, 'approve', { acceptRemaining: true });

    await send(MORNING);

    expect(about(job.owner, 'Work is ready for your review')).toHaveLength(sent);
  });

  it.each([
    ['waits', false, 1],
    ['was taken back', true, 0],
  ] as const)('NOTE-06 asks for a choice of bids while one %s', async (_state, isWithdrawn, sent) => {
    const [owner, bidder] = [await aPerson(test, 'seller', rested), await aContractor(test)];
    const project = await post(test, owner);
    await inQuietHours(owner);
    const bid = await bidOn(test, bidder, project);
    if (isWithdrawn) await fire(bidder, `bids/${bid.id}/withdraw`);

    await send(MORNING);

    expect(about(owner, 'New bid received')).toHaveLength(sent);
    expect(about(owner, 'A bid was withdrawn')).toHaveLength(isWithdrawn ? 1 : 0);
  });

  it.each([
    ['takes bids', false, 1],
    ['was cancelled', true, 0],
  ] as const)('NOTE-06 tells a contractor of a new project that %s', async (_state, isCancelled, sent) => {
    const [owner, contractor] = [await aPerson(test), await aContractor(test, { user: rested })];
    await inQuietHours(contractor);
    const project = await post(test, owner);
    if (isCancelled) await fire(owner, `projects/${project.id}/cancel`, { reason: REASON });

    await send(MORNING);

    expect(about(contractor, 'New project')).toHaveLength(sent);
  });
});
