import { Logo, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from '../page/page-context.js';
import { Measure } from './measures.js';
import { AUDIENCES } from './site-header.js';

const Ground = styled('footer')(({ theme }) => ({
  marginTop: theme.spacing(9),
  padding: theme.spacing(4, 0),
  backgroundColor: theme.vars.palette.prussian.main,
  color: theme.vars.palette.prussian.quiet,
  '& .row': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1, 3),
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 2), fontSize: '0.875rem' },
  '& a': { color: 'inherit', display: 'inline-grid', minHeight: 44, alignItems: 'center' },
  '& .home': { color: '#FFFFFF', textDecoration: 'none' },
  '& p': { fontSize: '0.875rem' },
}));

export function SiteFooter(): ReactElement {
  const href = useHref();
  return (
    <Ground>
      <Measure>
        <div className="row">
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
              <a href={href('/login')}>
                <FormattedMessage id="marketing.header.log_in" />
              </a>
            </li>
          </ul>
          <ul>
            <li>
              <a href={href('/support')}>
                <FormattedMessage id="marketing.support.name" />
              </a>
            </li>
            <li>
              <a href={href('/privacy-policy')}>
                <FormattedMessage id="marketing.privacy.name" />
              </a>
            </li>
            <li>
              <a href={href('/terms-of-service')}>
                <FormattedMessage id="marketing.terms.name" />
              </a>
            </li>
          </ul>
          <p>
            <FormattedMessage id="marketing.support.hours_short" />
          </p>
        </div>
      </Measure>
    </Ground>
  );
}
