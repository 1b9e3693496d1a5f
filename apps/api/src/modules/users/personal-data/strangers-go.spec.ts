import { DAY_MS, INTAKE_LIMITS, SUPPORT_LIMITS, WAITLIST_LIMITS } from '@cw/domain';
import { newId } from '../../../common/ids.js';
import { ClosingJob, createInvoicesTest, type InvoicesTest } from '../../../testing/closing-job.js';
import { login } from '../../../testing/login.js';
import { aContractor, aPerson, bidOn, type Person, post } from '../../../testing/market.js';
import { columnsHolding, filesHolding } from '../../../testing/traces.js';
import { PDF } from '../../../testing/uploads.js';
import { afterADay } from './testing/after-a-day.js';
import { heardLog, logEverything } from './testing/heard-log.js';
import { mustWork } from './testing/marked-people.js';

/** People without an account, each with a word of their own in all that is known of them. */
const SUBMITTER = 'zeisig';
const CLOSER = 'stieglitz';
const WRITER = 'drossel';
const WAITING = 'gimpel';
const INVITED = 'rotkehl';
const LOOKER = 'zaunkoenig';
const AUTHOR = 'nachtigall';
const WORDS = [SUBMITTER, CLOSER, WRITER, WAITING, INVITED, LOOKER, AUTHOR];

let log: string[];
let test: InvoicesTest;
let staff: Person;
beforeAll(async () => {
  log = heardLog();
  test = await createInvoicesTest();
  logEverything(true);
  staff = await aPerson(test, 'admin');
});
afterAll(async () => {
  await test.close();
  logEverything(false);
  jest.restoreAllMocks();
});

/** Logged in anew: days pass here. */
const asStaff = async (): Promise<Person> => ({ user: staff.user, headers: await login(test, staff.user) });
const addressOf = (word: string): string => `ann@${word}.example.com`;
const call = ({ headers }: Person, method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
  test.http[method](`/api${path}`).set(headers).send(body);
/** Logged in just now, as somebody who deletes their account must be. */
const erase = async ({ user }: Person): Promise<void> => {
  const headers = await login(test, user);
  expect((await call({ user, headers }, 'delete', `/users/${user.id}`)).status).toBe(204);
  await test.jobs.drain();
};
/** Where the word stands: in which columns, and in which files. */
const traces = async (word: string): Promise<string[]> => [
  ...(await columnsHolding(test, [word])),
  ...(await filesHolding(test, [word])),
];
async function daysLater(days: number, sweep: string): Promise<void> {
  await afterADay(test);
  const then = test.clock.now();
  test.clock.advance(days * DAY_MS);
  await test.jobs.enqueue(sweep, {});
  await test.jobs.drain();
  test.clock.set(then);
}

/** As its form sends it, with the word in all that can be typed. */
const requestOf = (word: string) => ({
  ...{ address: `12 ${word} Lane`, city: `${word}ville`, state: 'NY', zip: '10001' },
  ...{ buyers: `${word} Buyer`, sellers: `${word} Seller`, listingAgent: `${word} Agent` },
  settlementAgent: { name: `${word} Closer`, company: `${word} Closings`, email: `desk@${word}.example.com` },
  ...{ lender: `${word} Bank`, loanOfficer: `${word} Smith`, appraisalNotes: `Subject to ${word}.` },
  repairs: [{ category: 'roof', description: `The ${word} roof leaks.`, location: `${word} side` }],
  ...{ repairType: `${word} repairs`, description: `Before the ${word} closing.` },
  ...{ fullName: `${word} Ann`, email: addressOf(word), phone: '(212) 555-0123' },
});

describe('of somebody without an account', () => {
  it('AUTH-08 nothing is left of a request that stands in no account, a year after the last word', async () => {
    const form = test.http.post('/api/intake').field('request', JSON.stringify(requestOf(SUBMITTER)));
    const paper = Buffer.concat([PDF, Buffer.from(`\n% ${SUBMITTER}\n`)]);
    await mustWork(form.attach('appraisal', paper, { filename: `${SUBMITTER}.pdf` }));
    await test.jobs.drain();
    const token = { 'X-Link-Token': test.inbox.linkSecret(addressOf(SUBMITTER)) };
    const read = await test.http.get('/api/intake/request').set(token);
    const say = (what: string, body: object) => test.http.post(`/api/intake/request/${what}`).set(token).send(body);
    const { items } = (await test.http.get(`/api/admin/intake?q=${SUBMITTER}`).set(staff.headers)).body;
    const desk = (what: string, body: object = {}) => call(staff, 'post', `/admin/intake/${items[0].id}/${what}`, body);
    await mustWork(desk('begin-review'));
    await mustWork(desk('ask', { question: `Which ${SUBMITTER}?` }));
    await mustWork(say('answer', { answer: `The ${SUBMITTER} one.` }));
    const line = { repairId: read.body.repairs[0].id, ceilingCents: 5_000, responsibleParty: 'seller' };
    await mustWork(desk('offer', { lines: [{ ...line, note: SUBMITTER }], message: `For ${SUBMITTER}.` }));
    await mustWork(say('refuse', { revision: 1, reason: `Too dear for ${SUBMITTER}.` }));
    await test.jobs.drain();
    expect((await traces(SUBMITTER)).length).toBeGreaterThan(20);

    await daysLater(INTAKE_LIMITS.retentionDays, 'intake.sweep-old');

    expect(await traces(SUBMITTER)).toEqual([]);
  });

  it('AUTH-08 SUP-01 nothing is left of a message to support, a year after it was answered', async () => {
    const message = { name: WRITER, email: addressOf(WRITER), topic: 'other', message: `Where is the ${WRITER}?` };
    await mustWork(test.http.post('/api/support/messages').send(message));
    await test.jobs.drain();
    const { items } = (await test.http.get('/api/admin/support/messages').set((await asStaff()).headers)).body;
    await mustWork(call(await asStaff(), 'put', `/admin/support/messages/${items[0].id}/answered`, { answered: true }));
    expect(await traces(WRITER)).toContain('support_message.message');

    await daysLater(SUPPORT_LIMITS.retentionDays, 'support.sweep-old');

    expect(await traces(WRITER)).toEqual([]);
  });

  it('AUTH-08 PROJ-10 nothing is left of an invitation that its sender took back, or that ended with their account', async () => {
    const owner = await aPerson(test, 'agent');
    const project = await post(test, owner);
    const invite = (word: string) =>
      call(owner, 'post', `/projects/${project.id}/parties`, {
        ...{ email: addressOf(word), name: `${word} Ann`, role: 'seller', right: 'view' },
      }).set('Idempotency-Key', newId());
    const { body: invited } = await invite(INVITED);
    await mustWork(invite(LOOKER));
    await test.jobs.drain();
    expect(test.inbox.to(addressOf(INVITED))).toHaveLength(1);

    await mustWork(call(owner, 'delete', `/parties/${invited.id}`));
    await afterADay(test);
    expect(await traces(INVITED)).toEqual([]);
    expect(await traces(LOOKER)).toContain('project_party.name');

    await erase(owner);
    await afterADay(test);
    expect(await traces(LOOKER)).toEqual([]);
  });

  it('AUTH-08 nothing is left of a settlement agent who paid at the closing, once the client is gone', async () => {
    const agent = {
      name: `${CLOSER} Ann`,
      company: `${CLOSER} Title`,
      email: addressOf(CLOSER),
      fileNumber: `${CLOSER}-1`,
    };
    const closing = await ClosingJob.accepted(test, { settlementAgent: agent }, { settlementAgent: `${CLOSER} Title` });
    await test.onboard(closing.job.contractor.user);
    await closing.finish();
    await mustWork(closing.payByCard(closing.link(addressOf(CLOSER))));
    await test.workers.drain();
    await test.jobs.drain();
    expect(await traces(CLOSER)).toEqual(expect.arrayContaining(['invoice.agent_email', 'project.settlement_agent']));

    await erase(closing.owner);
    await afterADay(test);

    expect(await traces(CLOSER)).toEqual([]);
  });

  it('AUTH-08 WAIT-01 nothing is left of a place on the waitlist, once its time is over', async () => {
    const person = { firstName: WAITING, lastName: WAITING, email: addressOf(WAITING), role: 'buyer' };
    await mustWork(test.http.post('/api/waitlist').send(person));
    expect(await traces(WAITING)).toContain('waitlist_entry.email');

    await daysLater(WAITLIST_LIMITS.retentionDays, 'waitlist.sweep-old');

    expect(await traces(WAITING)).toEqual([]);
  });
});

it('AUTH-08 MSG-01 nothing is left of words that were reported, hidden and blocked, once their author is gone', async () => {
  const owner = await aPerson(test, 'buyer');
  const author = await aContractor(test);
  const project = await post(test, owner);
  await bidOn(test, author, project);
  const { body: opened } = await call(author, 'post', `/projects/${project.id}/conversations`);
  const sent = await call(author, 'post', `/conversations/${opened.id}/messages`, {
    ...{ clientId: newId(), body: `Call me at ${AUTHOR}.` },
  });
  const reason = 'It leads away from here.';
  await mustWork(call(owner, 'post', `/messages/${sent.body.id}/report`, { reason }));
  await mustWork(call(owner, 'put', `/users/${author.user.id}/block`));
  const { items } = (await test.http.get('/api/admin/reports').set((await asStaff()).headers)).body;
  await mustWork(call(await asStaff(), 'post', `/admin/reports/${items[0].id}/hide`, { reason }));
  await test.jobs.drain();
  expect(await traces(AUTHOR)).toContain('message_body.body');

  await erase(author);
  await afterADay(test);

  expect(await traces(AUTHOR)).toEqual([]);
});

it('AUTH-08 no line of the log ever had one of their words', () => {
  const lines = log.join('').split('\n');
  expect(lines.filter((line) => line.includes('"path":"/api/waitlist"'))).toHaveLength(1);
  expect(lines.filter((line) => WORDS.some((word) => line.includes(word)))).toEqual([]);
});
