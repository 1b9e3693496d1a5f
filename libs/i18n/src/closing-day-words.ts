import type { OddClosingDay } from '@cw/domain';
import type { MessageId } from './catalogues/en.js';

/** Which words ask about a closing on an odd day. */
export const CLOSING_DAY_WORDS = {
  holiday: 'projects.field.closing_holiday',
  saturday: 'projects.field.closing_saturday',
  sunday: 'projects.field.closing_sunday',
} as const satisfies Record<OddClosingDay, MessageId>;
