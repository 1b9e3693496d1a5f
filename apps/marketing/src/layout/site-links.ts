import type { MessageId } from '@cw/i18n/react';
import { registerPath } from '../page/public-path.js';

/** The audiences of the product, each with a page of its own. */
export const AUDIENCES = ['sellers', 'buyers', 'agents', 'contractors'] as const;
export type Audience = (typeof AUDIENCES)[number];

export interface SiteLink {
  readonly path: string;
  readonly wordId: MessageId;
}

export const AUDIENCE_LINKS: readonly SiteLink[] = AUDIENCES.map((audience) => ({
  path: `/${audience}`,
  wordId: `marketing.${audience}.name`,
}));

/** How it is done, what it costs, and what stands behind it. */
export const PRODUCT_LINKS: readonly SiteLink[] = [
  { path: '/how-it-works', wordId: 'site.nav.how' },
  { path: '/trust', wordId: 'site.nav.trust' },
  { path: '/fees', wordId: 'site.nav.fees' },
  { path: '/faq', wordId: 'site.nav.faq' },
  { path: '/find-contractors', wordId: 'site.nav.find' },
];

export const HELP_LINKS: readonly SiteLink[] = [
  { path: '/support', wordId: 'marketing.support.name' },
  { path: '/waitlist', wordId: 'site.nav.waitlist' },
  { path: '/privacy-policy', wordId: 'marketing.privacy.name' },
  { path: '/terms-of-service', wordId: 'marketing.terms.name' },
  { path: '/login', wordId: 'marketing.header.log_in' },
];

/** The fastest start: a request needs no account. */
export const INTAKE_PATH = '/repair-intake';
/** Posting in an account of one's own. */
export const POST_PATH = registerPath('/projects/create');
