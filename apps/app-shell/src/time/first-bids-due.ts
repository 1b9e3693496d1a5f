import { localDay, type PlainDate } from '@cw/domain';

export interface Awaited {
  readonly firstBidDueAt: string;
  readonly closingDate: PlainDate | null;
}

/** BID-06: until when first bids are due; null where the closing day is over by then, for nobody waits that long. */
export function firstBidsDue({ firstBidDueAt, closingDate }: Awaited): string | null {
  return closingDate !== null && localDay(Date.parse(firstBidDueAt)) > closingDate ? null : firstBidDueAt;
}
