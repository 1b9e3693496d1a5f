import type { ApiSession } from '../support/api-session.js';

/** What waits on staff's desk in the demo data: requests by how far they have come, and a paper to decide on. */
export interface DeskWorld {
  /** Under review, with its report; approved; and to be inspected again. */
  readonly inReview: string;
  readonly approved: string;
  readonly ordered: string;
  /** Whose license waits. */
  readonly contractorId: string;
}

/** Whose requests they are in the demo. */
const PLACES = {
  inReview: { q: 'Nora Whitman', state: 'in_review' },
  approved: { q: 'Howard Lindqvist', state: 'approved' },
  ordered: { q: '', state: 'reinspection_ordered' },
} as const;

async function requestOf(admin: ApiSession, { q, state }: { readonly q: string; readonly state: string }) {
  const search = new URLSearchParams({ states: state, ...(q !== '' && { q }) });
  const { items } = await admin.get<{ items: readonly { readonly id: string }[] }>(`/api/admin/intake?${search}`);
  const [first] = items;
  if (!first) throw new Error(`The demo has no request that is ${state}`);
  return first.id;
}

/** Nothing is made: dialogs are opened and left, and nothing in them is said yes to. */
export async function deskWorld(admin: ApiSession): Promise<DeskWorld> {
  const [inReview, approved, ordered] = [
    await requestOf(admin, PLACES.inReview),
    await requestOf(admin, PLACES.approved),
    await requestOf(admin, PLACES.ordered),
  ];
  const path = '/api/verification?state=submitted&kind=license';
  const { items } = await admin.get<{ items: readonly { readonly contractorId: string }[] }>(path);
  const contractorId = items[0]?.contractorId ?? '';
  return { inReview, approved, ordered, contractorId };
}
