import { cents, NOTIFICATION_TYPES, type NotificationType } from '@cw/domain';
import { LOCALES } from '@cw/i18n';
import { HEARD_EVENTS } from './notices-of.js';
import { wordsOf } from './notification-words.js';
import { PAPER_EVENTS } from './paper-notice.js';

const REASONED: ReadonlySet<NotificationType> = new Set<NotificationType>([
  ...(['condition_returned', 'project_cancelled', 'no_show_upheld', 'no_show_excused', 'paper_rejected'] as const),
  ...(['dispute_ruled', 'dispute_ruling_refused', 'early_start_asked', 'change_declined'] as const),
  ...(['words_hidden', 'words_shown'] as const),
]);

describe('the words', () => {
  const params = {
    project: 'Roof {at} <Elm>',
    side: 'client',
    amountCents: cents(100),
    payoutCents: cents(90),
    condition: 'Handrail',
    reason: 'Wet {wood}, <rot>. ',
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
        expect(message).not.toBe('');
        // The house, the client and the work stand in the line above what is said: the sentences name no project.
        if (type.startsWith('party_')) expect(message).toMatch(/[“«]Roof {at} <Elm>[”»]/);
        if (type.startsWith('intake_')) expect(message).toContain('CW-7F3A-91');
        if (REASONED.has(type)) expect(message).toMatch(/(?:Reason: “|Motivo: «)Wet {wood}, <rot>[”»]\./);
      }
    }
  });

  it('answer every event that there is', () => {
    expect(HEARD_EVENTS).toHaveLength(76);
    expect(PAPER_EVENTS).toHaveLength(2);
  });
});
