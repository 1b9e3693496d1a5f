import { ButtonLink, Logo, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from '../page/page-context.js';
import { LanguageLinks } from './language-links.js';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 0),
  '& .home': { color: 'inherit', textDecoration: 'none' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5), margin: '0 auto' },
  '& li a': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    padding: '0 0.75rem',
    color: 'inherit',
    textDecoration: 'none',
    fontWeight: 540,
    '&:hover': { textDecoration: 'underline' },
  },
  '& .aside': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5), marginLeft: 'auto' },
  [theme.breakpoints.down('lg')]: { '& ul': { display: 'none' } },
  '@media (max-width: 26rem)': { '& .login': { display: 'none' } },
}));

/** The audiences of the product, each with a page of its own. */
export const AUDIENCES = ['sellers', 'buyers', 'agents', 'contractors'] as const;
export type Audience = (typeof AUDIENCES)[number];

export function SiteHeader(): ReactElement {
  const href = useHref();
  const { formatMessage } = useIntl();
  return (
    <Bar aria-label={formatMessage({ id: 'marketing.header.label' })}>
      <a className="home" href={href('/')}>
        <Logo onPrussian />
      </a>
      <ul>
        {AUDIENCES.map((audience) => (
          <li key={audience}>
            <a href={href(`/${audience}`)}>
              <FormattedMessage id={`marketing.${audience}.name`} />
            </a>
          </li>
        ))}
        <li>
          <a href={href('/support')}>
            <FormattedMessage id="marketing.support.name" />
          </a>
        </li>
      </ul>
      <div className="aside">
        <LanguageLinks />
        <ButtonLink className="login" variant="inverseQuiet" href={href('/login')}>
          <FormattedMessage id="marketing.header.log_in" />
        </ButtonLink>
      </div>
    </Bar>
  );
}
