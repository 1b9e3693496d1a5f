import { PasswordHasher } from './password-hasher.js';

describe('hashing passwords', () => {
  it('uses argon2id with 19 MiB and two passes', async () => {
    expect(await new PasswordHasher().hash('six-brown-shingles')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('tells a right password from a wrong one, and takes no password for a missing account', async () => {
    const hasher = new PasswordHasher();
    const stored = await hasher.hash('six-brown-shingles');

    expect(await hasher.verify(stored, 'six-brown-shingles')).toBe(true);
    expect(await hasher.verify(stored, 'six-brown-gutters')).toBe(false);
    expect(await hasher.verify(undefined, 'a password that nobody has')).toBe(false);
  });

  it('sheds load beyond two at once and a queue of 64, and serves those who waited', async () => {
    const hasher = new PasswordHasher();

    const outcomes = await Promise.allSettled(Array.from({ length: 70 }, () => hasher.hash('six-brown-shingles')));

    const shed = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(shed).toHaveLength(70 - 66);
    expect(shed[0]).toMatchObject({ reason: { code: 'request.busy', details: { retryAfterSeconds: 3 } } });
  });
});
