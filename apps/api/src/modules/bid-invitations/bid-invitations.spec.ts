import { createTestApp, type TestApp } from '../../testing/index.js';
import { aContractor, aPerson, bidOn, post, type Person, type PostedProject } from '../../testing/market.js';
import { UserEntity } from '../users/index.js';

let test: TestApp;
let owner: Person;
let contractor: Person;
let project: PostedProject;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  owner = await aPerson(test);
  contractor = await aContractor(test, { profile: { trades: ['landscaping'] } });
  project = await post(test, owner);
});
afterAll(() => test.close());

const invite = (person: Person, contractorId: string, id = project.id) =>
  test.http.post(`/api/projects/${id}/bid-invitations`).set(person.headers).send({ contractorId });
const listed = (person: Person) => test.http.get(`/api/projects/${project.id}/bid-invitations`).set(person.headers);
const mine = async (person: Person) => (await test.http.get('/api/bid-invitations').set(person.headers)).body.items;
async function told(person: Person): Promise<string[]> {
  const { body } = await test.http.get(`/api/users/${person.user.id}/notifications`).set(person.headers);
  return body.items.map(({ type }: { type: string }) => type);
}

describe('an invitation to bid', () => {
  it('BID-01 is told to the contractor, who finds it among its own, and to nobody else', async () => {
    const answer = await invite(owner, contractor.user.id);

    expect([answer.status, answer.body.items]).toEqual([
      201,
      [expect.objectContaining({ contractorId: contractor.user.id, contractorName: 'Marco Diaz', hasBid: false })],
    ]);
    expect(await told(contractor)).toEqual(['bid_invited']);
    expect(await mine(contractor)).toMatchObject([{ projectId: project.id, projectTitle: 'Repairs before closing' }]);
    expect(await mine(await aContractor(test))).toEqual([]);
  });

  it('AUTH-08 is not sent by a client whose address is not confirmed', async () => {
    await test.unitOfWork.repository(UserEntity).update(owner.user.id, { emailVerifiedAt: null });

    const answer = await invite(owner, contractor.user.id);

    expect([answer.status, answer.body.code]).toEqual([403, 'user.email_unverified']);
    expect(await told(contractor)).toEqual([]);
  });

  it('shows its client when the contractor has bid', async () => {
    await invite(owner, contractor.user.id);
    await bidOn(test, contractor, project);

    expect((await listed(owner)).body.items).toMatchObject([{ hasBid: true }]);
  });

  it('is sent once, also when asked for many times at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => invite(owner, contractor.user.id)));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('invitation.already_sent');
    expect(await told(contractor)).toEqual(['bid_invited']);
  });

  it('is not sent to one who has bid, who cannot bid, or who is no contractor', async () => {
    await bidOn(test, contractor, project);
    const unverified = await aContractor(test, { papers: [] });
    const suspended = await aContractor(test, { user: { status: 'suspended' } });

    const answers = [
      await invite(owner, contractor.user.id),
      await invite(owner, unverified.user.id),
      await invite(owner, suspended.user.id),
      await invite(owner, owner.user.id),
    ];

    expect(answers.map(({ body }) => body.code)).toEqual([
      'invitation.already_bid',
      'invitation.contractor_unverified',
      'contractor.not_found',
      'contractor.not_found',
    ]);
  });

  it('is the owner’s to send while the project is open', async () => {
    const stranger = await aPerson(test, 'buyer');
    const answers = [await invite(stranger, contractor.user.id), await invite(contractor, contractor.user.id)];
    await test.http.post(`/api/projects/${project.id}/cancel`).set(owner.headers).send({});
    const late = await invite(owner, contractor.user.id);

    expect(answers.map(({ body }) => body.code)).toEqual(['project.not_found', 'access.denied']);
    expect([late.status, late.body.code]).toEqual([409, 'project.not_taking_bids']);
  });

  it('leaves the contractor’s list when the project takes no more bids', async () => {
    await invite(owner, contractor.user.id);
    await test.http.post(`/api/projects/${project.id}/cancel`).set(owner.headers).send({});

    expect(await mine(contractor)).toEqual([]);
  });

  it('goes to twenty contractors at most', async () => {
    await test.unitOfWork.manager.query(
      `INSERT INTO bid_invitation (id, project_id, contractor_id, created_at)
       SELECT gen_random_uuid(), $1, u.id, now() FROM app_user u ORDER BY u.id LIMIT 20`,
      [project.id],
    );
    const [{ count }] = await test.unitOfWork.manager.query(
      `SELECT count(*)::integer AS count FROM bid_invitation WHERE project_id = $1`,
      [project.id],
    );
    const more = await Promise.all(Array.from({ length: 21 - count }, () => aContractor(test)));
    const codes = [];
    for (const { user } of more) codes.push((await invite(owner, user.id)).body.code);

    expect(codes.at(-1)).toBe('invitation.too_many');
    expect((await listed(owner)).body.items).toHaveLength(20);
  });
});
