import { EventBus } from '../../common/events/event-bus.js';
import { newId } from '../../common/ids.js';
import { aUser, createTestApp, login, type SignedInHeaders, type TestApp } from '../../testing/index.js';
import type { UserEntity } from '../users/index.js';

let test: TestApp;
let admin: UserEntity;
beforeAll(async () => {
  test = await createTestApp();
  admin = await aUser(test, { role: 'admin' });
  const bidder = await aUser(test, { role: 'contractor' });
  const deal = { projectId: newId(), projectTitle: 'Roof at Elm St', ownerId: admin.id, bidId: newId() };
  const bid = { ...deal, actorId: bidder.id, contractorId: bidder.id };
  await test.unitOfWork.run(() => test.app.get(EventBus).emit('bid.submitted', bid));
});
afterAll(() => test.close());

const told = async (headers: SignedInHeaders) =>
  (await test.http.get(`/api/users/${admin.id}/notifications`).set(headers).expect(200)).body.items;

describe('what staff are told', () => {
  it('AUTH-08 ROLE-07 leads to the deals of others only behind their second factor', async () => {
    const unproven = await login(test, admin, { mfa: false });
    const [notice] = await told(unproven);
    expect(notice).toMatchObject({ type: 'bid_received' });
    expect(notice).not.toHaveProperty('actionUrl');
    const read = await test.http.put(`/api/notifications/${notice.id}/read`).set(unproven).expect(200);
    expect(read.body).not.toHaveProperty('actionUrl');

    expect(await told(await login(test, admin))).toEqual([expect.objectContaining({ actionUrl: expect.any(String) })]);
  });
});
