import type { Locale } from '@cw/i18n';
import { renderPaper } from '../../common/documents/render-paper.js';
import type { ConversationView } from '../../modules/messages/dto/conversation.response.js';
import type { RecordedMessage } from '../../modules/messages/dto/record.response.js';
import { paperOf } from '../../modules/messages/record-paper.js';
import { HOUSE, PROJECT_ID, WORK } from './house.js';
import { knowing } from './standing-in.js';

/** Of each message; the last is the record's. */
const HASHES = ['47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU', 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg'] as const;
const CLIENT = 'Daniel Whitaker';
const CONTRACTOR = 'Sean Brennan';

const SAID: Readonly<Record<Locale, readonly (readonly [RecordedMessage['side'], string])[]>> = {
  en: [
    ['contractor', 'Can we start on Tuesday at eight? The paint needs two dry days.'],
    ['client', 'Yes. The side gate is open.'],
  ],
  es: [
    ['contractor', '¿Podemos empezar el martes a las ocho? La pintura necesita dos días secos.'],
    ['client', 'Sí. La puerta lateral está abierta.'],
  ],
};

const messageIn = (side: RecordedMessage['side'], body: string, index: 0 | 1): RecordedMessage => ({
  sequence: index + 1,
  authorId: side,
  authorName: side === 'client' ? CLIENT : CONTRACTOR,
  side,
  sentAt: `2026-11-28T15:0${index}:00.000Z`,
  state: 'sent',
  body,
  salt: null,
  reply: null,
  files: [],
  bodyDigest: HASHES[index],
  hash: HASHES[index],
});

/** The record of a conversation, as either side hands it to somebody who was not there. */
export function conversation(locale: Locale, timeZone = 'America/New_York'): Promise<Buffer> {
  const messages = SAID[locale].map(([side, body], index) => messageIn(side, body, index === 0 ? 0 : 1));
  const record = {
    conversationId: 'conversation',
    projectId: PROJECT_ID,
    projectTitle: WORK[locale],
    madeAt: '2026-11-29T15:00:00.000Z',
    messages,
    lastSequence: messages.length,
    lastHash: HASHES[1],
    faults: [],
  };
  const view = knowing<ConversationView>({
    projectTitle: WORK[locale],
    addressLine: HOUSE.line,
    members: [
      { side: 'client', name: CLIENT },
      { side: 'contractor', name: CONTRACTOR },
    ] as ConversationView['members'],
  });
  return renderPaper(paperOf({ record }, view, { locale, timeZone }));
}
