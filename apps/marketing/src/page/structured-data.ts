import { CONTACT, LOCALES } from '@cw/i18n';
import type { AnsweredQuestion, DescribedPage } from './head-tags.js';
import { canonicalOf } from './public-path.js';
import { absolute, ORIGIN_MARK } from './site-origin.js';

/** One object of schema.org, as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

const CONTEXT = { '@context': 'https://schema.org' } as const;
const ORGANIZATION_ID = `${ORIGIN_MARK}/#organization`;

function organization(): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: 'Closewright',
    url: `${ORIGIN_MARK}/`,
    logo: `${ORIGIN_MARK}/share/mark.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: CONTACT.email,
      telephone: `+1-${CONTACT.phone.replaceAll(/\D/g, '')}`,
      areaServed: 'US',
      availableLanguage: LOCALES,
    },
  };
}

function site({ locale }: DescribedPage): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'WebSite',
    name: 'Closewright',
    url: absolute('/', locale),
    inLanguage: locale,
    publisher: { '@id': ORGANIZATION_ID },
  };
}

/** MKT-01: what is offered, and that the plan costs nothing a month. */
function service({ locale, title, description }: DescribedPage): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'Service',
    name: title,
    description,
    url: absolute('/', locale),
    areaServed: { '@type': 'Country', name: 'US' },
    provider: { '@id': ORGANIZATION_ID },
    offers: { '@type': 'Offer', price: '0.00', priceCurrency: 'USD' },
  };
}

function breadcrumbs({ path, locale, title }: DescribedPage): StructuredData {
  const crumb = (position: number, name: string, item: string): StructuredData => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  });
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [
      crumb(1, 'Closewright', absolute('/', locale)),
      crumb(2, title.replace(/ · Closewright$/, ''), absolute(canonicalOf(path), locale)),
    ],
  };
}

function answered({ locale }: DescribedPage, questions: readonly AnsweredQuestion[]): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** What a page tells search engines of itself. */
export function structuredDataOf(page: DescribedPage): readonly StructuredData[] {
  if (page.path === '/') return [organization(), site(page), service(page)];
  return [breadcrumbs(page), ...(page.questions ? [answered(page, page.questions)] : [])];
}
