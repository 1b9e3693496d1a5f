import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { SmallTape, styled, TextLink } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { readersToday } from '../../app/readers-today.js';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.spacing(0.5, 2),
  alignItems: 'center',
  padding: theme.spacing(1.75, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& .title': { ...theme.typography.rowTitle },
  '& .meta': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem' },
  '& .end': { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: theme.spacing(0.75) },
}));

export const JobList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

export interface JobRowProps {
  readonly href: string;
  readonly title: string;
  readonly place: string;
  readonly closing: string | null;
  readonly amountCents: number | null;
  readonly chip: ReactNode;
}

/** One job or bid: where, for how much, how long until closing, and its state. */
export function JobRow({ href, title, place, closing, amountCents, chip }: JobRowProps): ReactElement {
  const { formatMessage } = useIntl();
  const bid =
    amountCents === null
      ? []
      : [formatMessage({ id: 'bids.jobs.your_bid' }, { amount: formatMoney(cents(amountCents)) })];
  return (
    <Row>
      <div>
        <div className="title">
          <TextLink href={href}>{title}</TextLink>
        </div>
        <div className="meta">{[place, ...bid].join(' · ')}</div>
      </div>
      <div className="end">
        {chip}
        {closing === null ? null : <SmallTape today={readersToday()} closing={closing} />}
      </div>
    </Row>
  );
}
