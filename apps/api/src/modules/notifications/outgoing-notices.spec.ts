import { cents, NOTIFICATION_TYPES } from '@cw/domain';
import { LOCALES, type Locale } from '@cw/i18n';
import { renderMail } from '../../common/mail/render-mail.js';
import { matterName } from '../../common/realtime/matter-name.js';
import { HOSTILE_NAMES, linksFoundIn, TURNED, withoutOurLinks, wordsOfHtml } from '../../testing/hostile-names.js';
import { UserEntity } from '../users/index.js';
import type { DueRow } from './deliveries.repository.js';
import type { NoticeParams } from './notice.js';
import { digestMail, notificationMail } from './notification-mail.js';
import { toNotificationView } from './notification.mapper.js';
import { pushNewsOf } from './push/push-news.js';

const OURS = 'https://closewright.test';

const readerIn = (locale: Locale, firstName: string): UserEntity =>
  Object.assign(new UserEntity(), { id: 'a', email: 'ana@example.com', role: 'seller', locale, firstName });

const paramsOf = (name: string, side: NoticeParams['side']): NoticeParams => ({
  project: name,
  projectId: 'p',
  condition: name,
  reason: name,
  states: name,
  lostStates: name,
  reference: name,
  amountCents: cents(100),
  payoutCents: cents(90),
  paper: 'license',
  expiresOn: '2026-12-20',
  changed: ['scope'],
  right: 'decide',
  side,
});

/** Everything that one notification says, wherever it goes. */
function saidBy(row: DueRow, reader: UserEntity): string[] {
  const mails = [notificationMail(row, reader), digestMail([row, row], reader)];
  const view = toNotificationView(row, reader.locale);
  return [
    ...mails.flatMap((mail) => {
      const { subject, text, html } = renderMail(mail, OURS);
      return [subject, ...[text, wordsOfHtml(html)].map((words) => withoutOurLinks(words, OURS))];
    }),
    view.title,
    view.about ?? '',
    view.message,
    pushNewsOf([row], reader).title,
    pushNewsOf([row], reader).text ?? '',
  ];
}

describe('what is told of each event', () => {
  it.each(LOCALES)('NOTE-06 has no link of others and turns nothing round, in mail, bell and push: %s', (locale) => {
    const faults: unknown[] = [];
    for (const type of NOTIFICATION_TYPES)
      for (const side of ['client', 'contractor'] as const)
        for (const name of HOSTILE_NAMES) {
          const at = new Date('2026-11-20T15:00:00Z');
          const house = { address: side === 'client' ? name : null, city: name, state: 'FL' };
          const row: DueRow = {
            name: matterName({ ...house, clientName: name, title: name }),
            ...{ id: 'n', sequence: '1', type, params: paramsOf(name, side), action_url: '/x' },
            ...{ created_at: at, read_at: null, deleted_at: null },
          };
          const said = saidBy(row, readerIn(locale, name));
          const links = said.flatMap(linksFoundIn);
          if (links.length > 0 || said.some((text) => TURNED.test(text))) faults.push([type, side, name, links]);
        }

    expect(faults).toEqual([]);
  });
});
