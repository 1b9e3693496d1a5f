import { cents, NOTIFICATION_TYPES } from '@cw/domain';
import { LOCALES } from '@cw/i18n';
import { HEARD_EVENTS } from './notices-of.js';
import { wordsOf } from './notification-words.js';
import { PAPER_EVENTS } from './paper-notice.js';

describe('the words', () => {
  const params = {
    project: 'Roof {at} <Elm>',
    side: 'client',
    amountCents: cents(100),
    payoutCents: cents(90),
    condition: 'Handrail',
    reason: '{x, plural}',
    paper: 'license',
    expiresOn: '2026-12-20',
    reference: 'CW-7F3A-91',
    changed: ['scope', 'budget', 'closing'],
    right: 'decide',
  } as const;

  it.each(LOCALES)('I18N-01 exist for every type, side and reason in %s, and user text stays literal', (locale) => {
    for (const type of NOTIFICATION_TYPES) {
      for (const side of ['client', 'contractor'] as const) {
        const { title, message } = wordsOf(type, { ...params, side }, locale);
        expect(title).not.toBe('');
        // Whoever reported words may not know of the project; a contractor's papers and the sweep of files are of none.
        if (/^(report|paper|file)_/.test(type)) continue;
        expect(message).toContain(type.startsWith('intake_') ? 'CW-7F3A-91' : 'Roof {at} <Elm>');
      }
    }
  });

  it('answer every event that there is', () => {
    expect(HEARD_EVENTS).toHaveLength(74);
    expect(PAPER_EVENTS).toHaveLength(2);
  });
});
