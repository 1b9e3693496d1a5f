import type { ReactElement } from 'react';
import { FaqPage } from '../faq/faq-page.js';
import { FeesPage } from '../fees/fees-page.js';
import { HomePage } from '../home/home-page.js';
import { HowPage } from '../how/how-page.js';
import { IntakePage } from '../intake/intake-page.js';
import { AudiencePage } from '../landing/audience-page.js';
import { FindContractorsPage } from '../landing/find-contractors-page.js';
import { LandingPage } from '../landing/landing-page.js';
import { LegalPage } from '../legal/legal-page.js';
import { SupportPage } from '../support/support-page.js';
import { TrustPage } from '../trust/trust-page.js';
import type { PublicPath } from './public-path.js';

/** What is drawn at each public address. */
export const PUBLIC_PAGES: Readonly<Record<PublicPath, ReactElement>> = {
  '/': <HomePage />,
  '/sellers': <AudiencePage audience="sellers" />,
  '/for-sellers': <AudiencePage audience="sellers" />,
  '/buyers': <AudiencePage audience="buyers" />,
  '/for-buyers': <AudiencePage audience="buyers" />,
  '/agents': <AudiencePage audience="agents" />,
  '/for-agents': <AudiencePage audience="agents" />,
  '/contractors': <AudiencePage audience="contractors" />,
  '/for-contractors': <AudiencePage audience="contractors" />,
  '/contractors-info': <AudiencePage audience="contractors" />,
  '/how-it-works': <HowPage />,
  '/trust': <TrustPage />,
  '/fees': <FeesPage />,
  '/faq': <FaqPage />,
  '/find-contractors': <FindContractorsPage />,
  '/repair-intake': <IntakePage />,
  '/waitlist': <LandingPage landing="waitlist" />,
  '/support': <SupportPage />,
  '/privacy-policy': <LegalPage name="privacy" />,
  '/terms-of-service': <LegalPage name="terms" />,
};
