import { Logo, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from '../page/page-context.js';
import { LinkList } from './link-list.js';
import { Measure } from './measures.js';
import { AUDIENCE_LINKS, HELP_LINKS, PRODUCT_LINKS } from './site-links.js';

const COLUMNS = [
  { wordId: 'site.footer.people', links: AUDIENCE_LINKS },
  { wordId: 'site.footer.product', links: PRODUCT_LINKS },
  { wordId: 'site.footer.company', links: HELP_LINKS },
] as const;

const Ground = styled('footer')(({ theme }) => ({
  marginTop: theme.spacing(9),
  padding: theme.spacing(5, 0),
  paddingBottom: `calc(${theme.spacing(5)} + env(safe-area-inset-bottom))`,
  backgroundColor: theme.vars.palette.prussian.main,
  color: theme.vars.palette.prussian.quiet,
  '& .columns': {
    display: 'grid',
    gridTemplateColumns: '1.4fr repeat(3, minmax(0, 1fr))',
    gap: theme.spacing(3, 4),
    alignItems: 'start',
  },
  '& h2': { fontSize: '0.875rem', fontWeight: 650, color: theme.vars.palette.prussian.contrastText, marginBottom: 4 },
  '& ul': { display: 'grid', fontSize: '0.9375rem' },
  '& a': { color: 'inherit', display: 'inline-flex', minHeight: 40, alignItems: 'center' },
  '& .home': { color: theme.vars.palette.prussian.contrastText, textDecoration: 'none', maxWidth: '100%' },
  '& p': { fontSize: '0.875rem', marginTop: theme.spacing(1) },
  [theme.breakpoints.down('lg')]: {
    '& .columns': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& .brand': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.down('md')]: {
    '& .columns': { gridTemplateColumns: '1fr 1fr' },
    '& a': { minHeight: 44 },
  },
  // In large letters half a phone is narrower than a word.
  '@media (max-width: 14rem)': { '& .columns': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media print': { display: 'none' },
}));

export function SiteFooter(): ReactElement {
  const href = useHref();
  return (
    <Ground>
      <Measure>
        <div className="columns">
          <div className="brand">
            <a className="home" href={href('/')}>
              <Logo onPrussian yields />
            </a>
            <p>
              <FormattedMessage id="marketing.support.hours_short" />
            </p>
          </div>
          {COLUMNS.map(({ wordId, links }) => (
            <section key={wordId} aria-labelledby={wordId}>
              <h2 id={wordId}>
                <FormattedMessage id={wordId} />
              </h2>
              <LinkList links={links} />
            </section>
          ))}
        </div>
      </Measure>
    </Ground>
  );
}
