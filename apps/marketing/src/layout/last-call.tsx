import { ButtonLink, styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from '../page/page-context.js';
import { INTAKE_PATH, POST_PATH } from './site-links.js';

const Ground = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.spacing(2, 5),
  alignItems: 'center',
  marginTop: theme.spacing(9),
  padding: theme.spacing(4, 0),
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { ...theme.typography.h1, maxWidth: '22em' },
  '& p': { color: theme.vars.palette.text.secondary, marginTop: theme.spacing(1), maxWidth: '38em' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: theme.spacing(6) },
  [theme.breakpoints.down('md')]: { '& .actions > *': { width: '100%' } },
  '@media print': { display: 'none' },
}));

export interface LastCallProps {
  /** What to do here instead of the repair request. */
  readonly action?: ReactNode;
  /** A contractor has no list to send. */
  readonly wordsOf?: 'contractors';
}

/** The last thing on a page: where to start. */
export function LastCall({ action, wordsOf }: LastCallProps): ReactElement {
  const href = useHref();
  return (
    <Ground aria-labelledby="last-call">
      <div>
        <h2 id="last-call">
          <FormattedMessage id={wordsOf === undefined ? 'site.last.title' : 'site.last.contractors'} />
        </h2>
        <p>
          <FormattedMessage id={wordsOf === undefined ? 'site.last.text' : 'site.last.contractors_text'} />
        </p>
      </div>
      <div className="actions">
        {action ?? (
          <>
            <ButtonLink variant="primary" size="large" href={href(INTAKE_PATH)}>
              <FormattedMessage id="marketing.home.start" />
            </ButtonLink>
            <ButtonLink variant="secondary" size="large" href={href(POST_PATH)}>
              <FormattedMessage id="site.start.account" />
            </ButtonLink>
          </>
        )}
      </div>
    </Ground>
  );
}
