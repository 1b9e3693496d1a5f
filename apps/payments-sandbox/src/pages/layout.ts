import { answer, type Answer } from '../http/answer.js';
import { html, type Html } from './html.js';
import { translator, type Language, type Translate } from './texts.js';

export interface PageView {
  readonly title: string;
  readonly content: Html;
  /** Where a form on the page may lead, besides the sandbox itself. */
  readonly leadsTo?: string | null;
}

const formTargets = (address: string | null | undefined): string =>
  address && URL.canParse(address) ? `'self' ${new URL(address).origin}` : "'self'";

/** A whole page: no script, no inline style, in one language with a link to the other. */
export function pageAnswer(status: number, language: Language, view: (translate: Translate) => PageView): Answer {
  const t = translator(language);
  const { title, content, leadsTo } = view(t);
  const other = language === 'en' ? 'es' : 'en';
  // The edge may serve the sandbox under any prefix, so the style sheet is named relative to the page.
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="../assets/pages.css" />
      </head>
      <body>
        <header class="mode"><strong>${t('layout.testMode')}</strong> ${t('layout.noMoney')}</header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
        <footer><a href="?locale=${other}" hreflang="${other}" lang="${other}">${t('layout.otherLanguage')}</a></footer>
      </body>
    </html> `;
  return answer(status, page.markup, {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'self'; form-action ${formTargets(leadsTo)}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
}

export const redirectAnswer = (location: string): Answer =>
  answer(303, '', { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export const missingPage = (language: Language): Answer =>
  pageAnswer(404, language, (t) => ({ title: t('missing.title'), content: html`<p>${t('missing.text')}</p>` }));
