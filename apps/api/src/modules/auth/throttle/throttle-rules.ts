import type { ThrottleRule } from '../../../common/throttle/throttle.js';

const QUARTER_HOUR = 900;
const HOUR = 3600;

const rule = (name: string, points: number, seconds: number): ThrottleRule => ({ name, points, seconds });

/** Every limit of this module; docs/security.md explains each to people, and a test holds the two together. */
export const THROTTLE_RULES = {
  /** Wrong passwords from one address, whatever the account. */
  loginAddress: rule('login-address', 50, QUARTER_HOUR),
  /** Wrong passwords for one account, from all devices that the account does not know. */
  loginAccount: rule('login-account', 10, QUARTER_HOUR),
  /** Wrong passwords for one account from one device that it knows: strangers cannot use these up. */
  loginDevice: rule('login-device', 10, QUARTER_HOUR),
  /** Wrong codes of the second factor. */
  secondFactor: rule('second-factor', 5, QUARTER_HOUR),
  /** Wrong passwords of somebody who is signed in already. */
  ownPassword: rule('own-password', 10, QUARTER_HOUR),
  /** Word to the owner that somebody with the right password has no right code. */
  wrongCodeMail: rule('wrong-code-mail', 1, HOUR),
  registration: rule('registration', 60, HOUR),
  forgotAddress: rule('forgot-address', 20, HOUR),
  /** Beyond it the answer is the same, and no further e-mail is sent: those sent before still work. */
  forgotAccount: rule('forgot-account', 5, HOUR),
  verificationMail: rule('verification-mail', 5, HOUR),
  emailChange: rule('email-change', 5, HOUR),
  /** Links opened from one address. */
  linkAddress: rule('link-address', 60, QUARTER_HOUR),
} as const satisfies Record<string, ThrottleRule>;
