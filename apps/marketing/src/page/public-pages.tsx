import type { ReactElement } from 'react';
import type { Audience } from '../layout/site-links.js';
import type { PublicPath } from './public-path.js';

type LoadPage = () => Promise<ReactElement>;

const audience =
  (of: Audience): LoadPage =>
  async () => {
    const { AudiencePage } = await import('../landing/audience-page.js');
    return <AudiencePage audience={of} />;
  };

const legal =
  (name: 'privacy' | 'terms'): LoadPage =>
  async () => {
    const { LegalPage } = await import('../legal/legal-page.js');
    return <LegalPage name={name} />;
  };

const load =
  (page: () => Promise<() => ReactElement>): LoadPage =>
  async () => {
    const Page = await page();
    return <Page />;
  };

/** What is drawn at each public address, each downloaded by its own readers only. */
export const PUBLIC_PAGES: Readonly<Record<PublicPath, LoadPage>> = {
  '/': load(async () => (await import('../home/home-page.js')).HomePage),
  '/sellers': audience('sellers'),
  '/for-sellers': audience('sellers'),
  '/buyers': audience('buyers'),
  '/for-buyers': audience('buyers'),
  '/agents': audience('agents'),
  '/for-agents': audience('agents'),
  '/contractors': audience('contractors'),
  '/for-contractors': audience('contractors'),
  '/contractors-info': audience('contractors'),
  '/how-it-works': load(async () => (await import('../how/how-page.js')).HowPage),
  '/trust': load(async () => (await import('../trust/trust-page.js')).TrustPage),
  '/fees': load(async () => (await import('../fees/fees-page.js')).FeesPage),
  '/faq': load(async () => (await import('../faq/faq-page.js')).FaqPage),
  '/find-contractors': load(async () => (await import('../landing/find-contractors-page.js')).FindContractorsPage),
  '/repair-intake': load(async () => (await import('../intake/intake-page.js')).IntakePage),
  '/waitlist': load(async () => (await import('../waitlist/waitlist-page.js')).WaitlistPage),
  '/support': load(async () => (await import('../support/support-page.js')).SupportPage),
  '/privacy-policy': legal('privacy'),
  '/terms-of-service': legal('terms'),
};
