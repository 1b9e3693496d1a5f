import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aContractor, aPerson, bidOn, conditionInput, historyOf, post, type Person } from '../../../testing/market.js';
import { aPhoto, upload } from '../../../testing/uploads.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** What the report said, which nobody types again. */
const SAID = conditionInput({ title: 'Handrail missing, rear steps', quote: 'Handrail missing.', page: 4 });
const REASON = 'The photo shows the front steps.';

describe('a condition of the report', () => {
  it('PROJ-09 COND-04 COND-05 is one row from the post to the lender’s clearance, and its history tells every step', async () => {
    const [owner, contractor] = [await aPerson(test), await aContractor(test)];
    const project = await post(test, owner, { conditions: [SAID] });
    const id = project.conditions[0]?.id ?? '';
    const states: string[] = [];
    const look = async () => {
      const { body } = await test.http.get(`/api/projects/${project.id}/conditions`).set(owner.headers);
      expect(body.items).toHaveLength(1);
      expect(body.items[0]).toMatchObject({ id, number: 1, ...SAID });
      states.push(body.items[0].state);
    };
    const step = async (person: Person, path: string, input: object = {}) => {
      await test.http.post(`/api/${path}`).set(person.headers).send(input).expect(200);
      await look();
    };
    await look();
    const bid = await bidOn(test, contractor, project, { fields: { acceptsAtClosing: true } });
    await step(owner, `bids/${bid.id}/accept`, { paymentTiming: 'at_closing' });
    await step(contractor, `projects/${project.id}/start`);
    for (const kind of ['before', 'after'])
      await upload(test, contractor, {
        projectId: project.id,
        content: await aPhoto(),
        kind,
        conditionId: id,
      }).expect(201);
    await step(contractor, `conditions/${id}/evidence`);
    await step(owner, `conditions/${id}/return`, { reason: REASON });
    await step(contractor, `conditions/${id}/evidence`);
    await step(contractor, `projects/${project.id}/submit`);
    await step(owner, `projects/${project.id}/approve`, { acceptRemaining: true });
    await step(owner, `conditions/${id}/clear`);

    expect(states).toEqual([
      ...['open', 'awarded', 'in_work', 'evidenced', 'returned', 'evidenced', 'evidenced', 'accepted', 'cleared'],
    ]);
    const history = (await historyOf(test, owner, project.id)).filter(({ entity }) => entity === 'condition').reverse();
    expect(history.map(({ from, to, actorName, reason }) => [from, to, actorName, reason])).toEqual([
      ['open', 'awarded', 'Sofia Reyes', null],
      ['awarded', 'in_work', 'Marco Diaz', null],
      ['in_work', 'evidenced', 'Marco Diaz', null],
      ['evidenced', 'returned', 'Sofia Reyes', REASON],
      ['returned', 'evidenced', 'Marco Diaz', null],
      ['evidenced', 'accepted', 'Sofia Reyes', null],
      ['accepted', 'cleared', 'Sofia Reyes', null],
    ]);
    expect(history.every(({ at, conditionNumber }) => typeof at === 'string' && conditionNumber === 1)).toBe(true);
  });
});
