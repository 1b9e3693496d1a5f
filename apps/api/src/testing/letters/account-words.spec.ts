import { readLetter } from './read-letter.js';

describe('the letters of an account', () => {
  it.each(['welcome', 'verify-email', 'change-email'])(
    'AUTH-08 give whoever did not ask a link of their own: %s',
    async (name) => {
      const [, said] = await readLetter(name);
      expect(said).toContain('choose “This wasn’t me” below');
      expect(said).toMatch(/This wasn’t me: https:\/\/closewright\.example\/app\/verify-email#/);
      expect((await readLetter(name, 'es'))[1]).toContain('No fui yo: https:');
    },
  );

  it('AUTH-08 offer no such link where nothing can be taken back', async () => {
    for (const name of ['reset-password', 'activation'])
      expect((await readLetter(name))[1]).not.toContain('This wasn’t me');
  });

  it.each(['password-changed', 'totp-enabled', 'totp-disabled', 'recovery-codes-renewed', 'wrong-code'])(
    'AUTH-08 say when it happened, in the zone of the account: %s',
    async (name) => {
      expect((await readLetter(`security-${name}`))[1]).toContain('This happened on Fri, Nov 20, 10:00 AM EST.');
      expect((await readLetter(`security-${name}`, 'es'))[1]).toContain(
        'Ocurrió el viernes 20 de noviembre de 2026, 10:00 AM, hora del Este.',
      );
    },
  );

  it('AUTH-08 name the device of a login that was not expected', async () => {
    expect((await readLetter('security-new-device'))[1]).toContain(
      'There was a login from a device we do not recognize: Fri, Nov 20, 10:00 AM EST, Safari, iPhone, IP address 203.0.113.24.',
    );
  });

  it('ADM-01 say on which day a closed account is erased, why, and how to disagree', async () => {
    const [, said] = await readLetter('account-terminated');
    expect(said).toMatch(/We will erase your personal data on \w{3}, \w{3} \d+, \d{4}/);
    expect(said).toContain('If you disagree, reply to this email.');
    expect(said).toContain('Reason: “Two clients reported');
    expect((await readLetter('account-suspended'))[1]).toContain('If you disagree, reply to this email.');
  });
});
