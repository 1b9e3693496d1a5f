import { newId } from '../../../common/ids.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aContractor, aPerson, bidOn, conditionInput, post, type Person } from '../../../testing/market.js';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aPerson(test);
});
afterAll(() => test.close());

const faultsOf = (body: { errors: { path: string; code: string }[] }) =>
  body.errors.map(({ path, code }) => `${path} ${code}`).sort();

describe('the conditions of an open project', () => {
  const add = (person: Person, id: string, input: object) =>
    test.http.post(`/api/projects/${id}/conditions`).set(person.headers).send(input);
  const change = (person: Person, id: string, input: object) =>
    test.http.patch(`/api/conditions/${id}`).set(person.headers).send(input);

  it('COND-01 grow by the next number and are changed one answer at a time', async () => {
    const project = await post(test, owner);

    const added = await add(owner, project.id, conditionInput({ title: 'Missing handrail', kind: 'inspection' }));
    const changed = await change(owner, added.body.id, {
      title: 'Loose handrail',
      page: null,
      evidence: ['specialist_report'],
    });

    expect([added.status, added.body.number, added.body.evidence]).toEqual([201, 4, ['specialist_report']]);
    expect(changed.body).toMatchObject({
      title: 'Loose handrail',
      page: null,
      kind: 'inspection',
      quote: 'Peeling exterior paint noted at north elevation.',
      version: 2,
    });
    const list = await test.http.get(`/api/projects/${project.id}/conditions`).set(owner.headers);
    expect(list.body.items.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4]);
  });

  it('NOTE-01 whoever has bid is told of another scope, budget or closing, once each until it is read', async () => {
    const project = await post(test, owner);
    const [bidder, withdrawn] = [await aContractor(test), await aContractor(test)];
    await bidOn(test, bidder, project);
    const gone = await bidOn(test, withdrawn, project);
    await test.http.post(`/api/bids/${gone.id}/withdraw`).set(withdrawn.headers).send({}).expect(200);
    const edit = (input: object) => test.http.patch(`/api/projects/${project.id}`).set(owner.headers).send(input);
    const condition = project.conditions[0]?.id ?? '';
    const messages = async (person: Person): Promise<string[]> => {
      const { body } = await test.http.get(`/api/users/${person.user.id}/notifications?topic=bids`).set(person.headers);
      return body.items
        .filter(({ type }: { type: string }) => type === 'project_edited')
        .map(({ message }: { message: string }) => message);
    };

    await edit({ lender: 'Harbor Bank' });
    await change(owner, condition, {});
    expect(await messages(bidder)).toEqual([]);

    await edit({ budgetCents: 777_700, closingDate: '2027-01-15' });
    await change(owner, condition, { title: 'Peeling paint, all sides' });
    await add(owner, project.id, conditionInput());

    expect(await messages(bidder)).toEqual([
      'The client changed the work. Check that your bid still fits.',
      'The client changed the budget and the closing date. Check that your bid still fits.',
    ]);
    expect(await messages(withdrawn)).toEqual([]);
  });

  it('are the owner’s: others learn nothing, and nobody changes them once the project is over', async () => {
    const project = await post(test, owner);
    const id = project.conditions[0]?.id ?? '';
    const stranger = await aPerson(test, 'buyer');
    const before = [
      await add(stranger, project.id, conditionInput()),
      await change(stranger, id, { title: 'Mine now' }),
      await change(owner, newId(), { title: 'No such' }),
    ];
    await test.http.post(`/api/projects/${project.id}/cancel`).set(owner.headers).send({});

    const after = [await add(owner, project.id, conditionInput()), await change(owner, id, { title: 'Too late' })];

    expect(before.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'project.not_found'],
      [404, 'condition.not_found'],
      [404, 'condition.not_found'],
    ]);
    expect(after.map(({ status, body }) => [status, body.state])).toEqual([
      [409, 'cancelled'],
      [409, 'cancelled'],
    ]);
  });

  it('COND-01 are taken out by their owner until somebody has priced them, and never the last', async () => {
    const remove = (person: Person, id: string) => test.http.delete(`/api/conditions/${id}`).set(person.headers);
    const project = await post(test, owner);
    const [first = '', second = '', third = ''] = project.conditions.map(({ id }) => id);
    const stranger = await aPerson(test, 'buyer');
    expect([(await remove(stranger, first)).status, (await remove(owner, first)).status]).toEqual([404, 204]);
    expect((await remove(owner, first)).status).toBe(404);

    const contractor = await aContractor(test);
    const bid = await bidOn(test, contractor, { ...project, conditions: project.conditions.slice(1) });
    const priced = await remove(owner, second);
    expect([priced.status, priced.body.code]).toEqual([409, 'condition.priced']);
    await test.http.post(`/api/bids/${bid.id}/withdraw`).set(contractor.headers).send({});

    expect((await remove(owner, second)).status).toBe(204);
    const last = await remove(owner, third);
    expect([last.status, last.body.code]).toEqual([422, 'project.needs_condition']);
    const { body } = await test.http.get(`/api/projects/${project.id}/conditions`).set(owner.headers);
    expect(body.items.map(({ number }: { number: number }) => number)).toEqual([3]);
  });

  it('name what is wrong with them', async () => {
    const project = await post(test, owner);

    const answer = await add(
      owner,
      project.id,
      conditionInput({ evidence: ['photo_before', 'photo_before', 'a_poem'], estimatedCostCents: -1 }),
    );

    expect([answer.status, faultsOf(answer.body)]).toEqual([
      422,
      ['estimatedCostCents too_small', 'evidence not_allowed', 'evidence not_unique'],
    ]);
  });

  it('lock with their project: twenty additions at once get twenty numbers', async () => {
    const project = await post(test, owner);

    const answers = await Promise.all(Array.from({ length: 20 }, () => add(owner, project.id, conditionInput())));

    const numbers = answers.map(({ body }) => body.number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 4));
  });
});
