import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { aContractor, aJob, aPerson, bidOn, post, type Person } from '../../testing/market.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const open = (person: Person, projectId: string, contractorId?: string) =>
  test.http
    .post(`/api/projects/${projectId}/conversations`)
    .set(person.headers)
    .send(contractorId === undefined ? {} : { contractorId });
const send = (person: Person, id: string, fields: object) =>
  test.http
    .post(`/api/conversations/${id}/messages`)
    .set(person.headers)
    .send({ clientId: randomUUID(), ...fields });

describe('messages', () => {
  it('MSG-01 go between the client and a contractor who bid', async () => {
    const [owner, contractor] = [await aPerson(test), await aContractor(test)];
    const project = await post(test, owner);
    expect((await open(contractor, project.id)).body.code).toBe('conversation.no_bid');
    await bidOn(test, contractor, project);
    const opened = await open(contractor, project.id);
    expect(opened.status).toBe(201);
    const said = await send(contractor, opened.body.id, { body: 'Good morning' });
    expect([said.status, said.body]).toEqual([201, expect.objectContaining({ sequence: 1, body: 'Good morning' })]);
    const list = await test.http.get('/api/conversations').set(owner.headers);
    expect(list.body.items).toEqual([expect.objectContaining({ id: opened.body.id, unread: 1, side: 'client' })]);
    const page = await test.http.get(`/api/conversations/${opened.body.id}/messages`).set(owner.headers);
    expect(page.body).toMatchObject({ items: [{ body: 'Good morning' }], nextCursor: null, previousCursor: null });
    expect(await aJob(test)).toBeDefined();
  });
});
