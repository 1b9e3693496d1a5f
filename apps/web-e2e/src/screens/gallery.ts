import type { ApiSession } from '../support/api-session.js';
import { linksIn, mailTo } from '../support/mailbox.js';
import { deskWorld } from '../sweeps/desk-world.js';
import {
  CLIENT_SCREENS,
  CONTRACTOR_SCREENS,
  PUBLIC_PAGES,
  SCREENS_SEEN_ELSEWHERE,
  SCREENS_WITH_DATA,
  SIGNED_OUT_SCREENS,
  STAFF_SCREENS,
} from '../sweeps/screens.js';

/** Whose screens there are. `newcomer` has an account and nothing in it; for `unlucky` and `waiting` no data comes. */
export const SITTERS = ['visitor', 'client', 'contractor', 'newcomer', 'staff', 'unlucky', 'waiting'] as const;
export type Sitter = (typeof SITTERS)[number];

/** One screen of which pictures are taken. */
export interface Screen {
  /** In file names: letters, digits and hyphens. */
  readonly name: string;
  readonly path: string;
  /** Stored in both languages, each at an address of its own. */
  readonly hasTwin?: boolean;
}

interface ListedProject {
  readonly id: string;
  readonly status: string;
  /** How far the work is, while it is under way. */
  readonly work: string | null;
}

interface Listed<Item> {
  readonly items: readonly Item[];
}

/** `/settings?tab=display` of a client is `client-settings-display`. */
function slugOf(sitter: Sitter, path: string): string {
  const words = path.replace(/\b(tab|view|step)=/u, '').match(/[a-z]+/giu) ?? ['home'];
  return [sitter, ...words].join('-').toLowerCase();
}

const screensOf = (sitter: Sitter, prefix: string, paths: readonly string[]): readonly Screen[] =>
  paths.map((path) => ({ name: slugOf(sitter, path), path: prefix + path }));

/** One project of each state that a list of the demo shows. */
async function oneOfEachState(api: ApiSession, scope: 'mine' | 'available'): Promise<Map<string, string>> {
  const path = `/api/projects?scope=${scope}&limit=100`;
  const { items } = await api.get<Listed<ListedProject>>(path);
  return new Map(items.map(({ id, status, work }) => [work ?? status, id]));
}

const projectsOf = (whose: string, states: ReadonlyMap<string, string>): readonly Screen[] =>
  [...states].map(([state, id]) => ({
    name: `${whose}-project-${state.replaceAll('_', '-')}`,
    path: `/app/projects/${id}`,
  }));

/** The newest conversation, where there is one. */
async function threadOf(sitter: Sitter, api: ApiSession): Promise<readonly Screen[]> {
  const { items } = await api.get<Listed<{ readonly id: string }>>('/api/conversations');
  return items.slice(0, 1).map(({ id }) => ({ name: `${sitter}-thread`, path: `/app/messages/${id}` }));
}

/** What stands first in a list. */
async function firstOf(api: ApiSession, path: string): Promise<string> {
  const { items } = await api.get<Listed<{ readonly id: string }>>(path);
  return items[0]?.id ?? '';
}

/** An open project with the most bids: what there is to compare. */
async function mostBidden(api: ApiSession): Promise<string> {
  const path = '/api/projects?scope=mine&limit=100';
  const { items } =
    await api.get<Listed<{ readonly id: string; readonly status: string; readonly bidCount: number | null }>>(path);
  const open = items.filter(({ status }) => status === 'open');
  return [...open].sort((one, other) => (other.bidCount ?? 0) - (one.bidCount ?? 0))[0]?.id ?? '';
}

/** What somebody sees who has come by the link of a letter of the demo. */
async function byLetter(address: string, subject: RegExp, page: string): Promise<string> {
  const link = linksIn(await mailTo(address, subject)).find((one) => one.includes(`/${page}#`)) ?? '';
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

async function visitor(): Promise<readonly Screen[]> {
  const stored = screensOf('visitor', '', PUBLIC_PAGES).map((screen) => ({ ...screen, hasTwin: true }));
  const drawn = screensOf('visitor', '', [...SIGNED_OUT_SCREENS, ...SCREENS_SEEN_ELSEWHERE]);
  const request = await byLetter('priscilla.vance@demo.closewright.test', /RI-/u, 'repair-request');
  return [...stored, ...drawn, { name: 'visitor-repair-request-offer', path: request }];
}

async function client(api: ApiSession): Promise<readonly Screen[]> {
  const states = await oneOfEachState(api, 'mine');
  const open = await mostBidden(api);
  const profile = await firstOf(api, '/api/contractors?sort=rating');
  const disputed = states.get('disputed');
  return [
    ...screensOf('client', '/app', CLIENT_SCREENS),
    ...projectsOf('client', states),
    { name: 'client-bids', path: `/app/projects/${open}?view=bids` },
    { name: 'client-project-edit', path: `/app/projects/${open}/edit` },
    { name: 'client-contractor', path: `/app/contractors/${profile}` },
    ...(disputed === undefined ? [] : [{ name: 'client-dispute', path: `/app/projects/${disputed}/dispute` }]),
    ...(await threadOf('client', api)),
  ];
}

async function contractor(api: ApiSession): Promise<readonly Screen[]> {
  const available = await oneOfEachState(api, 'available');
  return [
    ...screensOf('contractor', '/app', CONTRACTOR_SCREENS),
    ...projectsOf('contractor', available),
    ...projectsOf('contractor-job', await oneOfEachState(api, 'mine')),
    ...(await threadOf('contractor', api)),
  ];
}

async function staff(api: ApiSession): Promise<readonly Screen[]> {
  const { inReview, approved, ordered, contractorId } = await deskWorld(api);
  return [
    ...screensOf('staff', '/admin', STAFF_SCREENS),
    { name: 'staff-intake-in-review', path: `/admin/intake?request=${inReview}` },
    { name: 'staff-intake-approved', path: `/admin/intake?request=${approved}` },
    { name: 'staff-intake-ordered', path: `/admin/intake?request=${ordered}` },
    { name: 'staff-verification-paper', path: `/admin/verification?contractor=${contractorId}&kind=license` },
    { name: 'staff-all-projects', path: '/admin/all-projects' },
    { name: 'staff-waitlist', path: '/admin/waitlist' },
    { name: 'staff-user', path: `/admin/users?user=${contractorId}` },
    {
      name: 'staff-payment',
      path: `/admin/payments?payment=${await firstOf(api, '/api/admin/payments?attention=any')}`,
    },
    { name: 'staff-dispute', path: `/admin/disputes?case=${await firstOf(api, '/api/admin/disputes?status=open')}` },
  ];
}

const withData = (sitter: Sitter): readonly Screen[] => screensOf(sitter, '/app', SCREENS_WITH_DATA);

/** Every screen of somebody in the demo data, whose session this is. */
export async function galleryOf(sitter: Sitter, api: ApiSession | undefined): Promise<readonly Screen[]> {
  if (sitter === 'visitor') return visitor();
  if (api === undefined) throw new Error(`${sitter} is not signed in`);
  if (sitter === 'client') return client(api);
  if (sitter === 'contractor') return contractor(api);
  return sitter === 'staff' ? staff(api) : withData(sitter);
}
