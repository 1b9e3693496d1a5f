import { LOCALES, type Locale } from '@cw/i18n';
import { headTags } from './head-tags.js';
import { canonicalOf, CANONICAL_PATHS, localizedPath, PUBLIC_PATHS, type PublicPath } from './public-path.js';
import { ORIGIN_MARK } from './site-origin.js';
import { siteMap } from './site-map.js';

const HOSTILE = 'A "quoted" <title> & more · Closewright';

function headOf(path: PublicPath, locale: Locale, title = 'A title · Closewright'): Document {
  const tags = headTags({ path, locale, title, description: 'What it is.' });
  return new DOMParser().parseFromString(`<!doctype html><head>${tags}</head>`, 'text/html');
}
const hrefOf = (head: Document, selector: string): string | null =>
  head.head.querySelector(selector)?.getAttribute('href') ?? null;
const contentOf = (head: Document, property: string): string | null =>
  head.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? null;
const dataOf = (head: Document): { readonly '@type': string }[] =>
  [...head.head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }): { '@type': string } =>
    JSON.parse(textContent),
  );

const both = PUBLIC_PATHS.flatMap((path) => LOCALES.map((locale) => [path, locale] as const));

describe('what search engines and shared links read', () => {
  it.each(both)('AREA-02 of %s in %s names one address, and its twins name each other', (path, locale) => {
    const head = headOf(path, locale);
    const page = canonicalOf(path);

    expect(hrefOf(head, 'link[rel="canonical"]')).toBe(ORIGIN_MARK + localizedPath(page, locale));
    for (const one of LOCALES) {
      expect(hrefOf(head, `link[hreflang="${one}"]`)).toBe(ORIGIN_MARK + localizedPath(page, one));
      expect(hrefOf(headOf(path, one), `link[hreflang="${locale}"]`)).toBe(hrefOf(head, 'link[rel="canonical"]'));
    }
    expect(hrefOf(head, 'link[hreflang="x-default"]')).toBe(ORIGIN_MARK + localizedPath(page, 'en'));
    expect(contentOf(head, 'og:url')).toBe(hrefOf(head, 'link[rel="canonical"]'));
    expect(contentOf(head, 'og:image')).toMatch(new RegExp(`^${ORIGIN_MARK}/share/[a-z-]+-${locale}\\.png$`));
  });

  it('AREA-02 of an alias is what its page says', () => {
    expect(headTags({ path: '/for-sellers', locale: 'es', title: 'T', description: 'D' })).toBe(
      headTags({ path: '/sellers', locale: 'es', title: 'T', description: 'D' }),
    );
  });

  it('keeps what a text says as a text', () => {
    const head = headOf('/sellers', 'en', HOSTILE);

    expect(contentOf(head, 'og:title')).toBe(HOSTILE);
    expect(head.head.querySelectorAll('title')).toHaveLength(0);
    expect(JSON.stringify(dataOf(head))).toContain('<title> & more');
  });

  it('MKT-01 says of the home page who we are, and that the plan costs nothing a month', () => {
    const data = dataOf(headOf('/', 'en'));

    expect(data.map((one) => one['@type'])).toEqual(['Organization', 'WebSite', 'Service']);
    expect(data[2]).toMatchObject({ offers: { price: '0.00', priceCurrency: 'USD' } });
    expect(data[0]).toMatchObject({ contactPoint: { telephone: expect.stringMatching(/^\+1-\d{10}$/) } });
  });

  it('says of every other page where it stands', () => {
    expect(dataOf(headOf('/support', 'es'))).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: `${ORIGIN_MARK}/es/` },
          { position: 2, name: 'A title', item: `${ORIGIN_MARK}/es/support` },
        ],
      },
    ]);
  });
});

describe('the site map', () => {
  const map = new DOMParser().parseFromString(siteMap('2026-11-20'), 'application/xml');
  const addresses = [...map.querySelectorAll('loc')].map(({ textContent }) => textContent);

  it('AREA-02 has each page once in each language, and no alias', () => {
    const pages = CANONICAL_PATHS.flatMap((path) => LOCALES.map((locale) => headOf(path, locale)));

    expect(addresses).toEqual(pages.map((head) => hrefOf(head, 'link[rel="canonical"]')));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.join(' ')).not.toContain('/for-');
  });

  it('gives each address its twins and its day', () => {
    const entries = [...map.getElementsByTagName('url')];

    expect(entries).toHaveLength(addresses.length);
    for (const entry of entries) {
      const twins = [...entry.getElementsByTagName('xhtml:link')].map((twin) => twin.getAttribute('href'));
      expect(twins).toContain(entry.querySelector('loc')?.textContent);
      expect(twins).toHaveLength(3);
      expect(entry.querySelector('lastmod')?.textContent).toBe('2026-11-20');
    }
  });
});
