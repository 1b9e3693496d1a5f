import { ButtonLink, MenuIcon, styled } from '@cw/ui';
import type { KeyboardEvent, ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from '../page/page-context.js';
import { LinkList } from './link-list.js';
import { AUDIENCE_LINKS, HELP_LINKS, INTAKE_PATH, PRODUCT_LINKS } from './site-links.js';

/** Under this width the links of the bar are in the menu. */
export const NARROW_BAR = '@media (max-width: 77rem)';

const Menu = styled('details')(({ theme }) => ({
  display: 'none',
  [NARROW_BAR]: { display: 'block' },
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    padding: '0 0.625rem',
    border: `1.5px solid ${theme.vars.palette.prussian.edge}`,
    borderRadius: 5,
    fontSize: '0.875rem',
    fontWeight: 620,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] > summary': {
    backgroundColor: theme.vars.palette.prussian.contrastText,
    color: theme.vars.palette.prussian.main,
  },
  '& > div': {
    position: 'absolute',
    zIndex: 5,
    top: '100%',
    left: 0,
    right: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: theme.spacing(1, 4),
    padding: theme.spacing(2, 0, 4),
    borderTop: `1px solid ${theme.vars.palette.prussian.edge}`,
    backgroundColor: theme.vars.palette.prussian.main,
    boxShadow: '0 18px 24px -12px rgb(0 0 0 / 35%), 0 0 0 100vmax transparent',
    // The ground reaches the edges of the window, the words keep the gutters.
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      top: -1,
      bottom: 0,
      width: 'max(1rem, 50vw - 620px + 2rem)',
      backgroundColor: theme.vars.palette.prussian.main,
    },
    '&::before': { right: '100%' },
    '&::after': { left: '100%' },
  },
  '& ul': { display: 'grid', margin: 0, alignContent: 'start' },
  '& li a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    padding: 0,
    borderBottom: `1px solid ${theme.vars.palette.prussian.line}`,
    color: 'inherit',
    fontWeight: 560,
    textDecoration: 'none',
  },
  '& li a[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
  '& .start': { gridColumn: '1 / -1', marginTop: theme.spacing(1) },
  [theme.breakpoints.down('md')]: {
    // The word alone leaves the mark, both languages and the menu in one line of a phone.
    '& > summary > svg': { display: 'none' },
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
    '& .start': { width: '100%' },
  },
}));

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

/** Every page of the site on a phone. It opens without a script: pages come to life late. */
export function SiteMenu(): ReactElement {
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <Menu onKeyDown={closeOnEscape} aria-label={formatMessage({ id: 'site.nav.menu_label' })}>
      <summary>
        <MenuIcon />
        <FormattedMessage id="site.nav.menu" />
      </summary>
      <div>
        <LinkList links={AUDIENCE_LINKS} />
        <LinkList links={PRODUCT_LINKS} />
        <LinkList links={HELP_LINKS} />
        <ButtonLink className="start" variant="inverse" size="large" href={href(INTAKE_PATH)}>
          <FormattedMessage id="marketing.home.start" />
        </ButtonLink>
      </div>
    </Menu>
  );
}
