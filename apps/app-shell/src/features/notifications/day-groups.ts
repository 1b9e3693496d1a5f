import type { NotificationResponse } from '@cw/api-client';
import { localDay, type PlainDate } from '@cw/domain';

export interface DayGroup {
  readonly day: PlainDate;
  readonly items: readonly NotificationResponse[];
}

/** On which day of the reader's something was said. */
export const dayOf = ({ createdAt }: Pick<NotificationResponse, 'createdAt'>): PlainDate =>
  localDay(Date.parse(createdAt));

/** A list in its order, day by day. */
export function groupByDay(items: readonly NotificationResponse[]): readonly DayGroup[] {
  const groups: { day: PlainDate; items: NotificationResponse[] }[] = [];
  for (const item of items) {
    const day = dayOf(item);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}
