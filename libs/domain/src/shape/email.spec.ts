import { isEmail } from './read-text.js';

describe('an e-mail address', () => {
  it.each(['sofia@example.com', 'sofia.reyes+deal@mail.example.co', 'josé@example.com', "o'brien@example.com"])(
    'is %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each([
    'x@\u200Bexample.com',
    'x@exam\u00ADple.com',
    'x\u200B@example.com',
    'x\u202E@example.com',
    '"x"@example.com',
  ])('is not %j, which a mail program may take for another', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});
