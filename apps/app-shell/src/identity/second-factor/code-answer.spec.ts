import { checkCode, codeOf } from './code-answer.js';

describe('codes of a second factor', () => {
  it.each([
    ['123456', 'app', '123456'],
    ['123 456', 'app', '123456'],
    ['k4m2-9xtq-0bvr-7hjd', 'recovery', 'k4m2-9xtq-0bvr-7hjd'],
    ['K4M2 9XTQ 0BVR 7HJD ', 'recovery', 'k4m2-9xtq-0bvr-7hjd'],
    ['k4m29xtq0bvr7hjd', 'recovery', 'k4m2-9xtq-0bvr-7hjd'],
  ] as const)('AUTH-08 takes %p as a code of the kind %p', (typed, kind, code) => {
    expect(checkCode(typed, kind)).toBeUndefined();
    expect(codeOf(typed, kind)).toBe(code);
  });

  it.each([
    ['', 'app', 'auth.fault.totp'],
    ['12345', 'app', 'auth.fault.totp'],
    ['12345a', 'app', 'auth.fault.totp'],
    ['', 'recovery', 'auth.fault.recovery_code'],
    ['123456', 'recovery', 'auth.fault.recovery_code'],
    ['k4m2-9xtq-0bvr-7hj', 'recovery', 'auth.fault.recovery_code'],
  ] as const)('refuses %p as a code of the kind %p', (typed, kind, id) => {
    expect(checkCode(typed, kind)).toEqual({ id });
  });
});
