import type { Actor } from '../actor/actor.js';
import type { Role } from '../actor/role.js';
import {
  actingSides,
  canReadBid,
  canReadProject,
  canSeeAddress,
  decidesForClient,
  looksAsClient,
  partiesOf,
  type ProjectFacts,
} from './project.policy.js';

const someone = (userId: string, role: Role, mfa = false): Actor => ({ userId, role, mfa });
const owner = someone('owner', 'seller');
const awarded = someone('awarded', 'contractor');
const bidder = someone('bidder', 'contractor');
const otherContractor = someone('other', 'contractor');
const stranger = someone('stranger', 'buyer');
const decider = someone('decider', 'seller');
const viewer = someone('viewer', 'buyer');
const admin = someone('admin', 'admin', true);
const adminWithoutCode = someone('admin', 'admin', false);

const facts = (over: Partial<ProjectFacts> = {}): ProjectFacts => ({
  ownerId: 'owner',
  deciderIds: ['decider'],
  viewerIds: ['viewer'],
  status: 'open',
  awardedContractorId: null,
  actorHasBid: false,
  ...over,
});

describe('who may see a project', () => {
  it.each([
    ['its owner', owner, {}, true],
    ['another client', stranger, {}, false],
    ['whom the owner invited to decide', decider, {}, true],
    ['whom the owner invited to look on', viewer, { status: 'in_progress' }, true],
    ['whoever was invited once and is no longer', viewer, { viewerIds: [] }, false],
    ['a contractor while it is open', otherContractor, {}, true],
    [
      'a contractor without a bid once it is under way',
      otherContractor,
      { status: 'in_progress', awardedContractorId: 'awarded' },
      false,
    ],
    [
      'a bidder once it is under way',
      bidder,
      { status: 'in_progress', awardedContractorId: 'awarded', actorHasBid: true },
      true,
    ],
    ['the awarded contractor', awarded, { status: 'in_progress', awardedContractorId: 'awarded' }, true],
    ['an admin', admin, { status: 'completed' }, true],
    ['an admin without the second factor', adminWithoutCode, {}, false],
  ] as const)('ROLE-06 %s', (_who, actor, over, sees) => {
    expect(canReadProject(actor, facts(over))).toBe(sees);
  });

  it('ROLE-06 hides the street address from contractors until their bid is accepted', () => {
    expect(canSeeAddress(otherContractor, facts())).toBe(false);
    expect(canSeeAddress(bidder, facts({ actorHasBid: true }))).toBe(false);
    expect(canSeeAddress(awarded, facts({ status: 'in_progress', awardedContractorId: 'awarded' }))).toBe(true);
    expect(canSeeAddress(owner, facts())).toBe(true);
  });

  it('ROLE-06 never shows a contractor the bid of another', () => {
    const bid = { contractorId: 'bidder' };
    expect(canReadBid(bidder, bid, facts())).toBe(true);
    expect(canReadBid(otherContractor, bid, facts())).toBe(false);
    expect(canReadBid(awarded, bid, facts({ awardedContractorId: 'awarded' }))).toBe(false);
    expect(canReadBid(owner, bid, facts())).toBe(true);
    expect(canReadBid(admin, bid, facts())).toBe(true);
  });

  it('never makes an admin the judge of its own project', () => {
    expect(partiesOf(admin, facts({ ownerId: 'admin' }))).toEqual(['owner']);
  });

  it('ROLE-06 shows invited people what the owner sees, and lets only deciders say the client’s word', () => {
    const bid = { contractorId: 'bidder' };
    for (const invited of [decider, viewer]) {
      expect(canSeeAddress(invited, facts())).toBe(true);
      expect(canReadBid(invited, bid, facts())).toBe(true);
      expect(looksAsClient(partiesOf(invited, facts()))).toBe(true);
    }
    expect(decidesForClient(partiesOf(decider, facts()))).toBe(true);
    expect(decidesForClient(partiesOf(viewer, facts()))).toBe(false);
    expect(actingSides(partiesOf(decider, facts()))).toEqual(['owner']);
    expect(actingSides(partiesOf(viewer, facts()))).toEqual([]);
    expect(partiesOf(stranger, facts())).toEqual([]);
  });
});
