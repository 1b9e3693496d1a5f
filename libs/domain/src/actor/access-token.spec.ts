import { isOpenToTokens, TOKEN_LIFETIMES_DAYS } from './access-token.js';
import { PERMISSIONS, type Permission } from './permissions.js';

/** Written apart from the list that it checks: what a program may do with its person's rights. */
const OPEN: readonly Permission[] = [
  'session.use',
  'user.read',
  'user.edit',
  'notification.read',
  'project.list',
  'project.read',
  'project.create',
  'project.edit',
  'project.dispute',
  'search.use',
  'saved_search.manage',
  'change_order.read',
  'change_order.propose',
  'dispute.read',
  'dispute.answer',
  'work.start',
  'work.submit',
  'condition.edit',
  'condition.prove',
  'condition.review',
  'file.read',
  'file.upload',
  'file.delete',
  'bid.place',
  'bid.list',
  'bid.decide',
  'contractor.browse',
  'contractor.profile',
  'contractor.read',
  'review.read',
  'review.write',
  'favorite.manage',
  'bid.invite',
  'intake.read',
  'invoice.read',
  'party.read',
  'question.ask',
  'question.answer',
  'question.remove',
  'question.report',
  'message.read',
  'message.write',
  'message.report',
  'person.block',
  'payment.read',
  'payout.read',
  'verification.read',
  'verification.submit',
];

describe('personal access tokens', () => {
  it('API-01 opens everyday work and closes staff, money and account security to tokens', () => {
    const open = (Object.keys(PERMISSIONS) as Permission[]).filter(isOpenToTokens);
    expect([...open].sort()).toEqual([...OPEN].sort());
  });

  it('API-01 always run out', () => {
    expect(Math.max(...TOKEN_LIFETIMES_DAYS)).toBeLessThanOrEqual(365);
  });
});
