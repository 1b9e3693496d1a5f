import { hasPermission, PERMISSIONS, type Permission } from './permissions.js';
import { ROLES, SIGN_UP_ROLES, type Role } from './role.js';

const may = (role: Role, permission: Permission, mfa = false): boolean =>
  hasPermission({ userId: 'u', role, mfa }, permission);

/** Written apart from the table that it checks: b s a c A = buyer seller agent contractor admin (with second factor). */
const EXPECTED: Record<Permission, string> = {
  'session.use': 'bsacA',
  'user.read': 'bsacA',
  'user.edit': 'bsacA',
  'user.export': 'bsacA',
  'user.delete': 'bsacA',
  'account.secure': 'bsacA',
  'token.manage': 'bsacA',
  'notification.read': 'bsacA',
  'project.list': 'bsacA',
  'project.read': 'bsacA',
  'project.create': 'bsa-A',
  'project.edit': 'bsa-A',
  'project.cancel': 'bsacA',
  'project.review': 'bsa-A',
  'project.dispute': 'bsacA',
  'search.use': 'bsacA',
  'saved_search.manage': '---c-',
  'calendar.manage': 'bsacA',
  'change_order.read': 'bsacA',
  'change_order.propose': 'bsacA',
  'change_order.accept': 'bsacA',
  'work.start': '---c-',
  'work.submit': '---c-',
  'condition.edit': 'bsa-A',
  'condition.prove': '---c-',
  'condition.review': 'bsa-A',
  'file.read': 'bsacA',
  'file.upload': 'bsacA',
  'file.delete': 'bsacA',
  'bid.place': '---c-',
  'bid.list': 'bsacA',
  'bid.decide': 'bsa-A',
  'contractor.browse': 'bsa-A',
  'contractor.profile': '---c-',
  'contractor.read': 'bsacA',
  'review.read': 'bsacA',
  'review.write': 'bsacA',
  'favorite.manage': 'bsa-A',
  'bid.invite': 'bsa-A',
  'party.read': 'bsacA',
  'party.manage': 'bsa-A',
  'party.join': 'bsa--',
  'question.ask': '---c-',
  'question.answer': 'bsa-A',
  'question.remove': 'bsacA',
  'question.report': 'bsacA',
  'message.read': 'bsacA',
  'message.write': 'bsacA',
  'message.report': 'bsacA',
  'person.block': 'bsacA',
  'invoice.read': 'bsacA',
  'invoice.manage': 'bsa-A',
  'invoice.settle': '----A',
  'payment.pay': 'bsa-A',
  'payment.read': 'bsacA',
  'payout.read': '---c-',
  'payout.onboard': '---c-',
  'verification.submit': '---c-',
  'verification.read': '---cA',
  'verification.decide': '----A',
  'dispute.read': 'bsacA',
  'dispute.answer': 'bsacA',
  'dispute.settle': 'bsacA',
  'dispute.rule': '----A',
  'payment.manage': '----A',
  'admin.read': '----A',
  'intake.read': 'bsacA',
  'intake.answer': 'bsacA',
  'intake.manage': '----A',
  'user.manage': '----A',
  'audit.read': '----A',
  'report.decide': '----A',
  'support.read': '----A',
  'support.answer': '----A',
  'mail.read': '----A',
  'mail.resend': '----A',
};
const permissions = Object.keys(PERMISSIONS) as Permission[];

describe('permissions', () => {
  it.each(permissions)('ROLE-01 %s', (permission) => {
    const row = ROLES.map((role, index) => (may(role, permission, true) ? 'bsacA'[index] : '-')).join('');
    expect(row).toBe(EXPECTED[permission]);
  });

  it('ROLE-07 gives admin rights only to a session with the second factor', () => {
    expect(may('admin', 'verification.decide', false)).toBe(false);
    expect(may('admin', 'verification.decide', true)).toBe(true);
    expect(may('seller', 'verification.decide', true)).toBe(false);
  });

  it('AUTH-01 nobody can sign up as admin', () => {
    expect(SIGN_UP_ROLES).not.toContain('admin');
  });
});
