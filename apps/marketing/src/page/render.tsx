import { loadPublicMessages, LOCALES, tagOf, type Locale } from '@cw/i18n';
import type { LoadedLocale } from '@cw/i18n/react';
import { storeElement, type StoredElement, type StoredStyles } from '@cw/ui/stored';
import { createIntl } from 'react-intl';
import { FAQ_ENTRIES } from '../faq/faq-entries.js';
import { STORED_STEP } from '../workspace/first-step.js';
import { headTags, type AnsweredQuestion, type DescribedPage } from './head-tags.js';
import { PublicApp } from './public-app.js';
import { PUBLIC_PAGES } from './public-pages.js';
import { localizedPath, PUBLIC_PATHS, splitPath, type PublicPath } from './public-path.js';

export interface RenderedPage {
  /** What stands inside the root element. */
  readonly body: string;
  /** Everything for the head but styles. */
  readonly head: string;
  /** Plain, for the picture that stands for the page where its link is shared. */
  readonly title: string;
  readonly styles: readonly StoredStyles[];
}

export interface PageAddress {
  readonly path: PublicPath;
  readonly locale: Locale;
  readonly address: string;
}

/** Every page in every language. */
export const ADDRESSES: readonly PageAddress[] = LOCALES.flatMap((locale) =>
  PUBLIC_PATHS.map((path) => ({ path, locale, address: localizedPath(path, locale) })),
);

export { isFormPath } from '../workspace/first-step.js';
export { siteMap } from './site-map.js';
export { SHARE_IMAGE_SIZE, shareImagePath } from './share-image.js';
export { ORIGIN_MARK } from './site-origin.js';

// React writes what belongs to the head before the root's own content when it does not draw the whole document.
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** What a page says of itself, from its drawn head: defined once, by the page. */
function describedBy(head: string, { path, locale }: PageAddress): DescribedPage {
  const plain = (found: RegExpExecArray | null, what: string): string => {
    if (found?.[1] === undefined) throw new Error(`${path} in ${locale} has no ${what}.`);
    return found[1].replaceAll(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity);
  };
  return {
    path,
    locale,
    title: plain(/<title>([^<]+)<\/title>/.exec(head), 'title'),
    description: plain(/<meta name="description" content="([^"]+)"/.exec(head), 'description'),
  };
}

function answeredQuestions(locale: Locale, messages: LoadedLocale['messages']): AnsweredQuestion[] {
  const { formatMessage } = createIntl({ locale: tagOf(locale), messages, onError: refuse });
  return FAQ_ENTRIES.map(({ questionId, answerId }) => ({
    question: formatMessage({ id: questionId }),
    answer: formatMessage({ id: answerId }),
  }));
}

function refuse(error: Error): never {
  throw error;
}

const LINK = / href="(\/[^"]*)"/g;
const STEP = new RegExp(`(<div [^>]*${STORED_STEP}[^>]*>)(?=</div>)`);

/** The page with the form's first step in its place. The form has a title too, for where it is a page of its own. */
function withFirstStep(page: StoredElement, step: StoredElement, locale: Locale): StoredElement {
  // The workspace has one address for both languages; what leads to the public site names its language already.
  const inLanguage = (path: string): string => (splitPath(path).locale === locale ? path : localizedPath(path, locale));
  const body = step.html.replace(HEAD, '').replaceAll(LINK, (_, path: string) => ` href="${inLanguage(path)}"`);
  const html = page.html.replace(STEP, (place) => place + body);
  if (html === page.html) throw new Error('The page of the form has no place for its first step.');
  const known = new Set(page.styles.map(({ ids }) => ids));
  return { html, styles: [...page.styles, ...step.styles.filter(({ ids }) => !known.has(ids))] };
}

/**
 * Draws one page; `builtOn` is the plain date that the page shows until it comes to life, `step` what stands first on the
 * page of a form. Throws for a page without a title or a description, or with a text that is not there.
 */
export async function renderPage(address: PageAddress, builtOn: string, step?: StoredElement): Promise<RenderedPage> {
  const { path, locale } = address;
  const messages = await loadPublicMessages(locale);
  const content = await PUBLIC_PAGES[path]();
  const page = await storeElement((cache) => (
    <PublicApp page={{ path, locale, builtOn }} {...{ messages, content, cache }} onTextError={refuse} />
  ));
  const { html, styles } = step ? withFirstStep(page, step, locale) : page;
  const head = HEAD.exec(html)?.[0] ?? '';
  const described = {
    ...describedBy(head, address),
    ...(path === '/faq' && { questions: answeredQuestions(locale, messages) }),
  };
  return {
    head: head + headTags(described),
    title: described.title,
    body: html.slice(head.length),
    styles,
  };
}
