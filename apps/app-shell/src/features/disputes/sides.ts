import type { DisputeView } from '@cw/api-client';
import { otherSide, type DisputeSide } from '@cw/domain';

/** Both sides by name, and which of them reads; staff and whoever looks on stand on neither. */
export interface Sides {
  readonly viewer: 'client' | 'contractor' | 'staff';
  readonly clientName: string;
  readonly contractorName: string;
}

const VIEWERS = { owner: 'client', awarded_contractor: 'contractor' } as const satisfies Record<DisputeSide, string>;

export const sidesOf = ({ side, ownerName, contractorName }: DisputeView): Sides => ({
  viewer: side === null ? 'staff' : VIEWERS[side],
  clientName: ownerName,
  contractorName,
});

export const nameOfSide = ({ ownerName, contractorName }: DisputeView, side: DisputeSide): string =>
  side === 'owner' ? ownerName : contractorName;

/** The name of the side that the reader is not on; empty for whoever is on none. */
export const otherName = (dispute: DisputeView): string =>
  dispute.side === null ? '' : nameOfSide(dispute, otherSide(dispute.side));

/** Something that was said or done for a side, by one person. */
interface Done {
  readonly side: DisputeSide;
  readonly isOwn: boolean;
  /** Empty or null where the person has left. */
  readonly byName: string | null;
}

/** Who did it: a contractor by its business, and of those who act for the client, the one who did. */
export const doerName = (dispute: DisputeView, { side, byName }: Omit<Done, 'isOwn'>): string =>
  side === 'owner' && byName ? byName : nameOfSide(dispute, side);

/** What a sentence needs to say "you" to the one who did it, and a name to everybody else. */
export const whoOf = (dispute: DisputeView, done: Done): { readonly own: string; readonly name: string } => ({
  own: String(done.isOwn),
  name: doerName(dispute, done),
});
