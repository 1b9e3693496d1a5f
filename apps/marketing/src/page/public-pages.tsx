import type { ReactElement } from 'react';
import { HomePage } from '../home/home-page.js';
import { IntakePage } from '../intake/intake-page.js';
import { LandingPage } from '../landing/landing-page.js';
import { LegalPage } from '../legal/legal-page.js';
import { SupportPage } from '../support/support-page.js';
import type { PublicPath } from './public-path.js';

/** What is drawn at each public address. */
export const PUBLIC_PAGES: Readonly<Record<PublicPath, ReactElement>> = {
  '/': <HomePage />,
  '/sellers': <LandingPage landing="sellers" />,
  '/for-sellers': <LandingPage landing="sellers" />,
  '/buyers': <LandingPage landing="buyers" />,
  '/for-buyers': <LandingPage landing="buyers" />,
  '/agents': <LandingPage landing="agents" />,
  '/for-agents': <LandingPage landing="agents" />,
  '/contractors': <LandingPage landing="contractors" />,
  '/for-contractors': <LandingPage landing="contractors" />,
  '/contractors-info': <LandingPage landing="contractors" />,
  '/find-contractors': <LandingPage landing="find_contractors" />,
  '/repair-intake': <IntakePage />,
  '/waitlist': <LandingPage landing="waitlist" />,
  '/support': <SupportPage />,
  '/privacy-policy': <LegalPage name="privacy" />,
  '/terms-of-service': <LegalPage name="terms" />,
};
