import { ButtonLink, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Section } from '../layout/measures.js';
import { useHref } from '../page/page-context.js';
import { HeldPath } from './held-path.js';

const PROMISES = ['approve', 'cancel', 'dispute'] as const;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
  gap: theme.spacing(4, 6),
  alignItems: 'start',
  marginTop: theme.spacing(4),
  '& dt': { ...theme.typography.subtitle1 },
  '& dd': { color: theme.vars.palette.text.secondary, marginBottom: theme.spacing(2) },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** How a payment is protected, on the home page. */
export function Protection(): ReactElement {
  const href = useHref();
  return (
    <Section aria-labelledby="protection">
      <h2 id="protection">
        <FormattedMessage id="site.protection.title" />
      </h2>
      <p className="sub">
        <FormattedMessage id="site.protection.text" />
      </p>
      <Columns>
        <HeldPath />
        <div>
          <dl>
            {PROMISES.map((promise) => (
              <div key={promise}>
                <dt>
                  <FormattedMessage id={`site.protection.${promise}`} />
                </dt>
                <dd>
                  <FormattedMessage id={`site.protection.${promise}_text`} />
                </dd>
              </div>
            ))}
          </dl>
          <ButtonLink variant="secondary" href={href('/trust')}>
            <FormattedMessage id="site.protection.more" />
          </ButtonLink>
        </div>
      </Columns>
    </Section>
  );
}
