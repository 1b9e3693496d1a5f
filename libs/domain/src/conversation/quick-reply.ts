import { isPlainDate } from '../schedule/plain-date.js';
import type { ConversationSide } from './conversation.js';

/** What a quick reply leaves to be filled in. Each reader sees it in the form of the own language. */
export const QUICK_REPLY_VALUES = ['date', 'time', 'minutes'] as const;
export type QuickReplyValue = (typeof QUICK_REPLY_VALUES)[number];

export interface QuickReplyForm {
  readonly sides: readonly ConversationSide[];
  readonly values: Readonly<Record<string, QuickReplyValue>>;
}

const CLIENT: readonly ConversationSide[] = ['client'];
const CONTRACTOR: readonly ConversationSide[] = ['contractor'];
const BOTH: readonly ConversationSide[] = ['client', 'contractor'];

/**
 * What is said again and again before a closing, said without a language: stored as its id and values, and read by each
 * side in its own words, `messages.reply.<id>` of the texts.
 */
export const QUICK_REPLIES = {
  yes: { sides: BOTH, values: {} },
  no: { sides: BOTH, values: {} },
  thanks: { sides: BOTH, values: {} },
  call_not_needed: { sides: BOTH, values: {} },
  arriving: { sides: CONTRACTOR, values: { day: 'date', time: 'time' } },
  on_my_way: { sides: CONTRACTOR, values: { minutes: 'minutes' } },
  running_late: { sides: CONTRACTOR, values: { minutes: 'minutes' } },
  access_needed: { sides: CONTRACTOR, values: { day: 'date', time: 'time' } },
  photo_needed: { sides: CONTRACTOR, values: {} },
  report_page_needed: { sides: CONTRACTOR, values: {} },
  utilities_asked: { sides: CONTRACTOR, values: {} },
  materials_ordered: { sides: CONTRACTOR, values: { day: 'date' } },
  work_done_by: { sides: CONTRACTOR, values: { day: 'date' } },
  photos_added: { sides: CONTRACTOR, values: {} },
  access_open: { sides: CLIENT, values: { day: 'date', time: 'time' } },
  somebody_home: { sides: CLIENT, values: { day: 'date', time: 'time' } },
  house_vacant: { sides: CLIENT, values: {} },
  utilities_on: { sides: CLIENT, values: {} },
  utilities_off: { sides: CLIENT, values: {} },
  start_asked: { sides: CLIENT, values: {} },
  finish_needed_by: { sides: CLIENT, values: { day: 'date' } },
  materials_included_asked: { sides: CLIENT, values: {} },
  reinspection_on: { sides: CLIENT, values: { day: 'date' } },
} as const satisfies Readonly<Record<string, QuickReplyForm>>;
export type QuickReplyId = keyof typeof QUICK_REPLIES;
export const QUICK_REPLY_IDS = Object.keys(QUICK_REPLIES).filter((id): id is QuickReplyId => id in QUICK_REPLIES);

/** A plain date, a time `HH:MM` or a number of minutes, by the name of the value. */
export interface QuickReply {
  readonly id: QuickReplyId;
  readonly values: Readonly<Record<string, string | number>>;
}

export const QUICK_REPLY_MINUTES = { min: 5, max: 240 } as const;

/** The longest text that fills a value, a plain date. */
export const QUICK_REPLY_TEXT_MAX = 10;
export const QUICK_REPLY_VALUES_MAX = { values: 2, number: QUICK_REPLY_MINUTES.max } as const;

const FITS: Readonly<Record<QuickReplyValue, (value: unknown) => boolean>> = {
  date: (value) => typeof value === 'string' && isPlainDate(value),
  time: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  minutes: (value) =>
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= QUICK_REPLY_MINUTES.min &&
    value <= QUICK_REPLY_MINUTES.max,
};

/** Whether it can be said as what it is asked for; half a day that is still typed cannot. */
export const fitsQuickReply = (kind: QuickReplyValue, value: unknown): boolean => FITS[kind](value);

/** The names of the values that are missing, too many, or of another form; empty when the reply can be sent. */
export function quickReplyFaults({ id, values }: QuickReply): string[] {
  const asked: Readonly<Record<string, QuickReplyValue>> = QUICK_REPLIES[id].values;
  const wrong = Object.entries(asked).filter(([name, kind]) => !FITS[kind](values[name]));
  const unasked = Object.keys(values).filter((name) => !(name in asked));
  return [...wrong.map(([name]) => name), ...unasked];
}

export const quickRepliesOf = (side: ConversationSide): QuickReplyId[] =>
  QUICK_REPLY_IDS.filter((id) => QUICK_REPLIES[id].sides.some((may) => may === side));
