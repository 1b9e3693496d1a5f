import { Injectable, StreamableFile } from '@nestjs/common';
import { ACCOUNTS_TIME_ZONE, RECORD_LIMITS, type Actor } from '@cw/domain';
import { CONTACT, formatDate, formatterFor, formatTime, formatZone, type Locale } from '@cw/i18n';
import type { Paper, PaperBlock, PaperFact } from '../../common/documents/paper.js';
import { renderPaper } from '../../common/documents/render-paper.js';
import { UsersService } from '../users/index.js';
import { ConversationRecords, type Recorded } from './conversation-record.js';
import { ConversationViews } from './conversation-views.js';
import type { ConversationMember, ConversationView } from './dto/conversation.response.js';
import type { RecordedMessage } from './dto/record.response.js';
import { quickReplyWords } from './quick-reply-words.js';

interface Reader {
  readonly locale: Locale;
  readonly timeZone: string;
}

/** The record of a thread as people read it, in the reader's language and time. */
@Injectable()
export class RecordPaper {
  constructor(
    private readonly records: ConversationRecords,
    private readonly views: ConversationViews,
    private readonly users: UsersService,
  ) {}

  async pdf(
    actor: Actor,
    id: string,
    asked: { readonly sinceSequence: number; readonly locale: Locale },
  ): Promise<StreamableFile> {
    const recorded = await this.records.of(actor, id, { ...asked, limit: RECORD_LIMITS.pdf });
    const view = await this.views.one(recorded.reading);
    const reader = await this.users.findById(actor.userId);
    const bytes = await renderPaper(
      paperOf(recorded, view, { locale: asked.locale, timeZone: reader?.timeZone ?? ACCOUNTS_TIME_ZONE }),
    );
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      length: bytes.length,
      disposition: `attachment; filename="conversation-${id}.pdf"`,
    });
  }

  /** The whole thread as plain text, for the archive of one of its readers. */
  async text(actor: Actor, id: string, locale: Locale): Promise<string> {
    const recorded = await this.records.of(actor, id, { sinceSequence: 0, limit: Number.MAX_SAFE_INTEGER });
    const view = await this.views.one(recorded.reading);
    const user = await this.users.findById(actor.userId);
    const { title, blocks } = paperOf(recorded, view, { locale, timeZone: user?.timeZone ?? ACCOUNTS_TIME_ZONE });
    return [title, '', ...blocks.flatMap(linesOf)].map((line) => `${line}\r\n`).join('');
  }
}

/** A block as lines of plain text; what only proves a message stands in the PDF of the record. */
function linesOf(block: PaperBlock): string[] {
  switch (block.kind) {
    case 'facts':
      return [...block.rows.map(({ label, value }) => `${label}: ${value}`), ''];
    case 'heading':
      return ['', block.text];
    case 'text':
      return [block.text];
    case 'small':
    case 'sums':
    case 'table':
      return [];
  }
}

/** The record as a document: each message with its hash, so that anybody can check it. */
export function paperOf({ record }: Pick<Recorded, 'record'>, view: ConversationView, reader: Reader): Paper {
  const { text } = formatterFor(reader.locale);
  return {
    locale: reader.locale,
    title: text('documents.conversation.title'),
    madeAt: new Date(record.madeAt),
    foot: text('documents.foot', { email: CONTACT.email }),
    blocks: [
      { kind: 'facts', rows: factsOf(record, view, reader) },
      {
        kind: 'small',
        text: text('documents.conversation.how', {
          zone: formatZone(new Date(record.madeAt), reader.locale, reader.timeZone),
        }),
      },
      ...record.messages.flatMap((message) => blocksOf(message, reader)),
    ],
  };
}

function factsOf(record: Recorded['record'], view: ConversationView, { locale, timeZone }: Reader): PaperFact[] {
  const { text } = formatterFor(locale);
  const names = (side: ConversationMember['side']): string =>
    view.members.flatMap((member) => (member.side === side ? [member.name] : [])).join(', ');
  const [from, to] = [record.messages[0]?.sequence ?? 0, record.messages.at(-1)?.sequence ?? 0];
  const chain =
    record.faults.length === 0
      ? text('documents.conversation.intact')
      : text('documents.conversation.broken', { faults: record.faults.join('; ') });
  return [
    { label: text('documents.prepared_on'), value: formatDate(new Date(record.madeAt), locale, timeZone, 'long') },
    { label: text('documents.conversation.project'), value: view.projectTitle },
    { label: text('documents.conversation.place'), value: view.addressLine },
    { label: text('documents.conversation.client'), value: names('client') },
    { label: text('documents.conversation.contractor'), value: names('contractor') },
    {
      label: text('documents.conversation.count'),
      value: text('documents.conversation.count_value', { from, to, total: record.lastSequence }),
    },
    { label: text('documents.conversation.chain'), value: chain },
    { label: text('documents.conversation.last'), value: record.lastHash },
  ];
}

function blocksOf(message: RecordedMessage, reader: Reader): PaperBlock[] {
  const { text } = formatterFor(reader.locale);
  const { sequence, authorName, side, sentAt, hash } = message;
  const at = new Date(sentAt);
  const { locale, timeZone } = reader;
  const heading = text('documents.conversation.line', {
    ...{ number: sequence, name: authorName, side: text('documents.conversation.side', { side }) },
    at: [formatDate(at, locale, timeZone, 'full'), formatTime(at, locale, timeZone)].join(', '),
  });
  return [
    { kind: 'heading', text: heading },
    ...wordsOf(message, locale).map((words) => ({ kind: 'text' as const, text: words })),
    { kind: 'small', text: text('documents.conversation.hash', { hash }) },
  ];
}

function wordsOf({ state, body, reply, files }: RecordedMessage, locale: Locale): string[] {
  const { text } = formatterFor(locale);
  const gone = text('documents.conversation.gone_file');
  const names = files.map(({ name }) => name ?? gone).join(', ');
  return [
    state === 'sent' ? '' : text(`documents.conversation.${state}`),
    body ?? '',
    reply ? quickReplyWords(reply, locale) : '',
    names === '' ? '' : text('documents.conversation.files', { names }),
  ].filter((words) => words !== '');
}
