import type { ProjectDetail } from '@cw/api-client';
import { useFormats } from '@cw/i18n/react';
import { LongText, Panel, styled } from '@cw/ui';
import { Fragment, type ReactElement } from 'react';
import { useIntl } from 'react-intl';

const Said = styled('dl')(({ theme }) => ({
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem' },
  '& dd': { margin: theme.spacing(0, 0, 1.25), overflowWrap: 'anywhere' },
  '& dd:last-child': { marginBottom: 0 },
}));

interface Term {
  readonly id: string;
  readonly label: string;
  readonly text: string | null;
}

function useTerms(bid: NonNullable<ProjectDetail['acceptedBid']>): Term[] {
  const { formatMessage } = useIntl();
  const { plainDate } = useFormats();
  const day = (date: string | null): string | null => (date === null ? null : plainDate(date));
  const warranty =
    bid.warrantyMonths === null
      ? null
      : formatMessage({ id: 'bids.terms.warranty_months' }, { months: bid.warrantyMonths });
  return [
    { id: 'timeline', label: formatMessage({ id: 'bids.form.timeline' }), text: bid.timeline },
    { id: 'start', label: formatMessage({ id: 'bids.form.start_date' }), text: day(bid.startDate) },
    { id: 'finish', label: formatMessage({ id: 'record.agreed_finish' }), text: day(bid.finishDate) },
    { id: 'work', label: formatMessage({ id: 'bids.form.work' }), text: bid.workDescription },
    { id: 'materials', label: formatMessage({ id: 'bids.form.materials' }), text: bid.materials },
    { id: 'warranty', label: formatMessage({ id: 'bids.terms.warranty' }), text: warranty },
  ];
}

function Terms({ bid }: { readonly bid: NonNullable<ProjectDetail['acceptedBid']> }): ReactElement {
  const terms = useTerms(bid);
  return (
    <Said>
      {terms.map(({ id, label, text }) =>
        text === null ? null : (
          <Fragment key={id}>
            <dt>{label}</dt>
            <dd>
              <LongText about={label}>{text}</LongText>
            </dd>
          </Fragment>
        ),
      )}
    </Said>
  );
}

/** What the accepted bid says beside its price, for whoever is in on the project. */
export function AgreedPanel({ project }: { readonly project: ProjectDetail }): ReactElement | null {
  const { formatMessage } = useIntl();
  const { acceptedBid: bid, parties, ownerName, contractorName } = project;
  if (bid === null || parties.length === 0) return null;
  const name = parties.includes('awarded_contractor') ? ownerName : contractorName;
  return (
    <Panel title={formatMessage({ id: 'record.agreed_with' }, { name, named: String(name !== null) })}>
      <Terms bid={bid} />
    </Panel>
  );
}
