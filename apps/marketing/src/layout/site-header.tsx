import { ButtonLink, HelpLink, Logo, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref, usePage } from '../page/page-context.js';
import { LanguageLinks } from './language-links.js';
import { LinkList } from './link-list.js';
import { AUDIENCE_LINKS, type SiteLink } from './site-links.js';
import { NARROW_BAR, SiteMenu } from './site-menu.js';

/** What a desk has room for; the menu of a phone and the footer have all of them. */
const BAR_LINKS: readonly SiteLink[] = [
  { path: '/how-it-works', wordId: 'site.nav.how' },
  ...AUDIENCE_LINKS,
  { path: '/fees', wordId: 'site.nav.fees' },
];

const Bar = styled('nav')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 0),
  '& .home': { color: 'inherit', textDecoration: 'none' },
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5), margin: '0 auto' },
  '& > ul a': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    padding: '0 0.625rem',
    color: 'inherit',
    textDecoration: 'none',
    fontWeight: 540,
    '&:hover, &[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
  },
  '& .aside': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5), marginLeft: 'auto' },
  [NARROW_BAR]: { '& > ul': { display: 'none' } },
  [theme.breakpoints.down('md')]: {
    '& .login': { display: 'none' },
    // In large letters on a small phone the menu stands in the next line.
    '& .aside': { gap: theme.spacing(0.5), flexWrap: 'wrap', justifyContent: 'flex-end' },
    '& .home': { flex: '1 1 0', minWidth: '2rem' },
    // As small as the word beside the mark may be: the narrower phones have room for it, too.
    '& .home > span': { fontSize: '1.125rem' },
  },
}));

export function SiteHeader(): ReactElement {
  const href = useHref();
  const { path } = usePage();
  const { formatMessage } = useIntl();
  return (
    <Bar aria-label={formatMessage({ id: 'marketing.header.label' })}>
      <a className="home" href={href('/')}>
        <Logo onPrussian yields />
      </a>
      <LinkList links={BAR_LINKS} />
      <div className="aside">
        <HelpLink href={href('/support')} onPrussian isCurrent={path === '/support'} />
        <LanguageLinks />
        <ButtonLink className="login" variant="inverseQuiet" href={href('/login')}>
          <FormattedMessage id="marketing.header.log_in" />
        </ButtonLink>
        <SiteMenu />
      </div>
    </Bar>
  );
}
