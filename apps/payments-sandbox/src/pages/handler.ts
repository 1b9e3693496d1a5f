import { answer, type Answer, type Incoming } from '../http/answer.js';
import type { Database } from '../store/database.js';
import { dashboardPage } from './dashboard.js';
import { missingPage } from './layout.js';
import { onboardingPage } from './onboarding.js';
import type { PageRequest } from './page-request.js';
import { STYLE } from './style.js';
import { chooseLanguage } from './texts.js';
import { threeDSecurePage } from './three-d-secure.js';

type Page = (database: Database, request: PageRequest) => Promise<Answer>;

const PAGES: Readonly<Record<string, Page>> = {
  '3d-secure': threeDSecurePage,
  onboarding: onboardingPage,
  express: dashboardPage,
};

const styleSheet = (): Answer =>
  answer(200, STYLE, {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });

/** Serves what a browser is sent to: the 3-D Secure page, the onboarding page and their style sheet. */
export async function handlePage(database: Database, incoming: Incoming): Promise<Answer> {
  if (incoming.path === '/assets/pages.css' && incoming.method === 'GET') return styleSheet();
  const [, name = '', token = ''] = incoming.path.split('/');
  const language = chooseLanguage(new URLSearchParams(incoming.query), incoming.headers['accept-language']);
  const page = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  if (!page || !['GET', 'POST'].includes(incoming.method)) return missingPage(language);
  return page(database, { method: incoming.method, token, language, form: new URLSearchParams(incoming.body) });
}
