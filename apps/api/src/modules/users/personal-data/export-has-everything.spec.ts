import { createInvoicesTest, type InvoicesTest } from '../../../testing/closing-job.js';
import type { Person } from '../../../testing/market.js';
import { storedContents, textsIn, valuesHolding } from '../../../testing/traces.js';
import { unzip } from '../../../testing/unzip.js';
import { aMarkedChangedJob, aMarkedCompletedJob } from './testing/marked-completed-job.js';
import { aMarkedWorld, CONTRACTOR, type MarkedWorld, OWNER, textsOf } from './testing/marked-people.js';

const MADE = 'made of other columns, which the export has, so that it is found or shown';
const DEAL = 'the other side’s project, which the contractor’s change, exported itself, became part of';

/** What holds somebody's words and is not in their export, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'app_user.search': MADE,
  'contractor_listing.name': MADE,
  'message_body.words': MADE,
  'project.condition_words': DEAL,
  'project.search': MADE,
  'repair_intake.last_name': MADE,
  'repair_intake.search': MADE,
  'support_message.search': MADE,
  'waitlist_entry.search': MADE,
};

/** Mail that waits calls a project by its house, its client and its title, each of which is in the export by itself. */
const isNameOf = (exported: ReadonlySet<string>, { column, value }: { column: string; value: string }): boolean =>
  column === 'jobs.job.data' && value.split(/ [·-] |, /u).every((part) => exported.has(part));

let test: InvoicesTest;
let world: MarkedWorld;
beforeAll(async () => {
  test = await createInvoicesTest();
  world = await aMarkedWorld(test);
  await aMarkedCompletedJob(test, world);
  await aMarkedChangedJob(test, world);
});
afterAll(() => test.close());

async function exportOf({ user, headers }: Person): Promise<ReadonlyMap<string, Buffer>> {
  const answer = await test.http
    .get(`/api/users/${user.id}/export`)
    .set(headers)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });
  return unzip(answer.body);
}

describe.each([
  ['a client', () => world.owner, OWNER],
  ['a contractor', () => world.contractor, CONTRACTOR],
] as const)('the export of %s', (_, personOf, marks) => {
  it('AUTH-08 has every text of theirs that stands in any column of any table, each as a whole', async () => {
    const files = await exportOf(personOf());
    const exported = new Set(textsIn(JSON.parse(String(files.get('data.json')))));

    const own = await valuesHolding(test, textsOf(marks));

    expect(own.length).toBeGreaterThan(50);
    // A mail that waits quotes a reason without its last full stop.
    const isExported = (value: string): boolean => exported.has(value) || exported.has(`${value}.`);
    const missing = own.filter(({ column, value }) => !(column in LEFT_OUT) && !isExported(value));
    expect(missing.filter((text) => !isNameOf(exported, text))).toEqual([]);
  });

  it('AUTH-08 has every file of theirs as it was given, with what the camera wrote into it', async () => {
    const files = await exportOf(personOf());
    const given = new Set([...files.values()].map((content) => content.toString('base64')));

    const own = await storedContents(test, textsOf(marks));

    expect(own.length).toBeGreaterThan(1);
    expect(own.filter(({ content }) => !given.has(content.toString('base64'))).map(({ key }) => key)).toEqual([]);
  });
});
