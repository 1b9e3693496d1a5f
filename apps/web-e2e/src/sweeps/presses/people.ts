import type { BrowserContext } from '@playwright/test';
import { DEMO_PASSWORD, type Login } from '../../fixtures/people.js';
import { ApiSession } from '../../support/api-session.js';
import { anotherAdmin } from '../../support/staff.js';

/** Who walks: a visitor, each party of a sale, contractors who are verified and who are not yet, and staff. */
export const WALKERS = ['visitor', 'seller', 'agent', 'buyer', 'contractor', 'newcontractor', 'staff'] as const;
export type WalkerName = (typeof WALKERS)[number];

const loginOf = (name: WalkerName): Login => ({
  email: `${name}@demo.closewright.test`,
  password: DEMO_PASSWORD,
});

/** The first page of each area; who is elsewhere at home is led there. */
export const STARTS: Readonly<Record<WalkerName, readonly string[]>> = {
  visitor: ['/', '/app/', '/admin/'],
  seller: ['/app/', '/'],
  agent: ['/app/'],
  buyer: ['/app/'],
  contractor: ['/app/'],
  newcontractor: ['/app/', '/'],
  staff: ['/admin/'],
};

/** Signs this browser in; a visitor stays who they are. */
export async function signIn(name: WalkerName, { request }: BrowserContext): Promise<ApiSession | undefined> {
  if (name === 'visitor') return undefined;
  return name === 'staff' ? anotherAdmin(request) : ApiSession.logIn(request, loginOf(name));
}

interface Listed {
  readonly items: readonly {
    readonly id: string;
    readonly status?: string;
    readonly state?: string;
    readonly work?: string | null;
  }[];
}

interface List {
  readonly path: string;
  /** Where one of its records stands, before its id. */
  readonly page: string;
}

/** Lists whose records have a page for each state. */
const LISTS: Readonly<Record<'client' | 'contractor' | 'staff', readonly List[]>> = {
  client: [{ path: '/api/projects?scope=mine&limit=100', page: '/app/projects/' }],
  contractor: [
    { path: '/api/projects?scope=mine&limit=100', page: '/app/projects/' },
    { path: '/api/projects?scope=available&limit=100', page: '/app/projects/' },
  ],
  staff: [
    { path: '/api/admin/intake?limit=100', page: '/admin/intake?request=' },
    { path: '/api/admin/payments?attention=any', page: '/admin/payments?payment=' },
    { path: '/api/admin/disputes?status=open', page: '/admin/disputes?case=' },
  ],
};

const kindOf = (name: WalkerName): keyof typeof LISTS =>
  name === 'staff' ? 'staff' : name.endsWith('contractor') ? 'contractor' : 'client';

/** What records a person can see: in which state each one is, and where one in each state stands. */
export interface Records {
  readonly states: ReadonlyMap<string, string>;
  readonly pages: readonly string[];
}

export async function recordsOf(name: WalkerName, api: ApiSession | undefined): Promise<Records> {
  const states = new Map<string, string>();
  const pages = new Map<string, string>();
  if (api === undefined) return { states, pages: [] };
  for (const { path, page } of LISTS[kindOf(name)]) {
    const { items } = await api.get<Listed>(path);
    for (const { id, status, state, work } of items) {
      const known = work ?? state ?? status ?? '';
      states.set(id, known);
      if (!pages.has(page + known)) pages.set(page + known, page + id);
    }
  }
  return { states, pages: [...pages.values()] };
}

/** Where the notices of this person lead. */
export async function noticesOf(api: ApiSession | undefined): Promise<readonly string[]> {
  if (api === undefined) return [];
  const { id } = await api.get<{ readonly id: string }>('/api/auth/me');
  const { items } = await api.get<{ readonly items: readonly { readonly actionUrl?: string }[] }>(
    `/api/users/${id}/notifications?limit=100`,
  );
  return items.flatMap(({ actionUrl }) => (actionUrl === undefined ? [] : [`/app${actionUrl}`]));
}
