import { Sql } from '../../common/persistence/sql.js';
import { createMailTest, type MailTest } from '../../testing/index.js';
import { aContractor, aPerson, bidOn, ELSEWHERE, post, type Person, type PostedProject } from '../../testing/market.js';
import { Talk } from '../../testing/talk.js';
import { Deliveries } from './deliveries.js';
import { NotificationEntity } from './notification.entity.js';

let test: MailTest;
let client: Person;
let bidder: Person;
let neighbor: Person;
let project: PostedProject;

const NAMED = { firstName: 'Marco', lastName: 'Diaz', company: 'Brennan & Sons' };

beforeAll(async () => {
  test = await createMailTest();
  client = await aPerson(test, 'seller', { firstName: 'Daniel', lastName: 'Reyes' });
  bidder = await aContractor(test, { profile: ELSEWHERE, user: NAMED });
  neighbor = await aContractor(test);
  project = await post(test, client, { address: '62 Wall Street', budgetCents: 400_000, closingDate: '2026-12-18' });
  await bidOn(test, bidder, project, {
    prices: { 1: 148_000, 2: 200_000 },
    fields: { startDate: '2026-12-01', durationDays: 4 },
  });
  await test.jobs.drain();
});
afterAll(() => test.close());

/** What somebody was mailed, its lines as they were before a mail program broke them. */
const mailsTo = ({ user }: Person): string => test.inbox.to(user.email).join('\n').replaceAll(/=\r\n/g, '');
const told = async ({ user, headers }: Person): Promise<readonly { type: string; message: string; said?: object }[]> =>
  (await test.http.get(`/api/users/${user.id}/notifications`).set(headers).expect(200)).body.items;
const saidTo = async (person: Person, type: string): Promise<string | undefined> =>
  (await told(person)).find((one) => one.type === type)?.message;

describe('what is told, in words', () => {
  it('NOTE-01 says of a bid who made it, for how much, what it covers and when it is done', async () => {
    const said =
      'Brennan & Sons bid $3,480.00. The bid covers 2 of 3 repairs, with completion by Fri, Dec 4. Compare the bids and choose one.';

    expect(await saidTo(client, 'bid_received')).toBe(said);
    expect(mailsTo(client)).toContain(said);
    expect(mailsTo(client)).toContain('Subject: New bid received: 62 Wall Street');
    expect(mailsTo(client)).not.toMatch(/^Subject:.*Brennan/m);
  });

  it('NOTE-01 ROLE-06 says of a new project its town, closing and budget, and neither street nor client', async () => {
    expect(await saidTo(neighbor, 'project_posted')).toContain(
      'New York, NY. Closing: Fri, Dec 18. Budget: $4,000.00.',
    );
    expect(mailsTo(neighbor)).toContain('New York, NY. Closing: Fri, Dec 18. Budget: $4,000.00.');
    expect(mailsTo(neighbor)).not.toMatch(/Wall Street|Reyes/);
  });

  it('MSG-01 NOTE-02 says in an e-mail and in the list who wrote and the first words, and keeps neither', async () => {
    const talk = new Talk(test);
    const id = (await talk.open(bidder, project.id)).body.id;
    const body = `May I see the eave on Monday? ${'I would bring a ladder. '.repeat(20)}`;
    await talk.say(bidder, id, body);
    test.clock.set(new Date(test.clock.now().getTime() + 5 * 60_000));
    await test.app.get(Deliveries, { strict: false }).sendDue();
    await test.jobs.drain();

    const mails = mailsTo(client)
      .replaceAll(/=E2=80=9C/g, '“')
      .replaceAll('=E2=80=A6', '…');
    expect(mails).toContain('Brennan & Sons wrote: “May I see the eave on Monday? I would');
    expect(mails).toContain('…');
    expect(mails).toContain('Subject: New message: 62 Wall Street');
    expect(mails).not.toMatch(/^Subject:.*(?:eave|Brennan)/m);
    expect((await told(client)).find(({ type }) => type === 'message_received')).toMatchObject({
      message: 'There is a new message about this project.',
      said: {
        by: 'Brennan & Sons',
        words: 'May I see the eave on Monday? I would bring a ladder. I would bring a ladder. I…',
      },
    });
    const kept = await test.unitOfWork
      .repository(NotificationEntity)
      .findBy({ userId: client.user.id, type: 'message_received' });
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(/eave|Brennan/);
  });

  it('MSG-02 says nothing of words that staff hid before the e-mail went out', async () => {
    const talk = new Talk(test);
    await bidOn(test, neighbor, project);
    const id = (await talk.open(neighbor, project.id)).body.id;
    const { id: messageId } = await talk.say(neighbor, id, 'Rude words');
    const hide = {
      name: 'told_in_words_hide',
      text: 'UPDATE message_body SET hidden_at = now() WHERE message_id = $1',
    };
    await test.app.get(Sql, { strict: false }).rows(hide, [messageId]);
    test.clock.set(new Date(test.clock.now().getTime() + 5 * 60_000));
    await test.app.get(Deliveries, { strict: false }).sendDue();
    await test.jobs.drain();

    expect(mailsTo(client)).toContain('There is a new message about this project.');
    expect(mailsTo(client)).not.toContain('Rude words');
    expect(JSON.stringify(await told(client))).not.toContain('Rude words');
  });

  it.each([
    ['en', 'Yes.'],
    ['es', 'Sí.'],
  ])('MSG-01 NOTE-02 says a quick reply in the language of whoever reads the list, %s', async (locale, words) => {
    const talk = new Talk(test);
    const id = (await talk.open(bidder, project.id)).body.id;
    await talk.send(bidder, id, { reply: { id: 'yes', values: {} } }).expect(201);

    const { items } = (
      await test.http
        .get(`/api/users/${client.user.id}/notifications`)
        .set({ ...client.headers, 'accept-language': locale })
        .expect(200)
    ).body;
    expect(items[0]).toMatchObject({ type: 'message_received', said: { by: 'Brennan & Sons', words } });
  });

  it('MSG-02 says a question in an e-mail to whom it is asked, and nothing of one that staff hid', async () => {
    const ask = async (body: string): Promise<string> =>
      (await test.http.post(`/api/projects/${project.id}/questions`).set(bidder.headers).send({ body }).expect(201))
        .body.id;
    const sendDue = async (): Promise<void> => {
      test.clock.set(new Date(test.clock.now().getTime() + 5 * 60_000));
      await test.app.get(Deliveries, { strict: false }).sendDue();
      await test.jobs.drain();
    };
    await ask('Is the eave from before 1978?');
    await sendDue();
    const hidden = await ask('Rude question');
    const hide = { name: 'told_in_words_hide_question', text: 'UPDATE question SET hidden_at = now() WHERE id = $1' };
    await test.app.get(Sql, { strict: false }).rows(hide, [hidden]);
    await sendDue();

    const mails = mailsTo(client);
    expect(mails).toMatch(/Brennan & Sons asked: \S{1,9}Is the eave from before 1978\?/);
    expect(mails).toContain('A contractor asked a question. Every bidder reads your answer.');
    expect(mails).not.toMatch(/Rude question|^Subject:.*eave/m);
    expect(await saidTo(client, 'question_asked')).not.toMatch(/eave|Rude/);
  });
});
