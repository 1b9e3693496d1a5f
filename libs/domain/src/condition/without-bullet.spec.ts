import { withoutBullet } from './without-bullet.js';

describe('one entry that was copied from a list', () => {
  it.each([
    ['• Replace the rail', 'Replace the rail'],
    ['  ·Replace the rail', 'Replace the rail'],
    ['☐ Replace the rail', 'Replace the rail'],
    ['- Replace the rail', 'Replace the rail'],
    ['* Replace the rail', 'Replace the rail'],
    ['•', ''],
  ])('COND-03 has no bullet before it: %s', (typed, text) => {
    expect(withoutBullet(typed)).toBe(text);
  });

  it.each(['Replace the rail', '-$50.00 for the old one', '2 handrails', '3/4 in. pipe', '', '• Rail\n• Steps'])(
    'COND-03 keeps what only looks like one, and a list of several: %s',
    (typed) => {
      expect(withoutBullet(typed)).toBe(typed);
    },
  );
});
