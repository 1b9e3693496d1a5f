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

/** What a sentence needs to say "you" or a name. */
export const whoOf = (dispute: DisputeView, side: DisputeSide): { readonly own: string; readonly name: string } => ({
  own: String(dispute.side === side),
  name: nameOfSide(dispute, side),
});
