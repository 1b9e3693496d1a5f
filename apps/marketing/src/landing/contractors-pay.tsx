import { cents, contractorPayout, serviceFee, subtractCents, ZERO_CENTS } from '@cw/domain';
import { ButtonLink, ClockIcon, FileIcon, Panel, PersonIcon, ShieldIcon, StateChip, styled, SumList } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from '../page/page-context.js';
import { PaperList } from './paper-list.js';
import { TwoColumns } from './two-columns.js';

const BID = cents(286_000);

const PAPERS = [
  { paper: 1, icon: FileIcon, state: 'approved' },
  { paper: 2, icon: ShieldIcon, state: 'approved' },
  { paper: 3, icon: PersonIcon, state: 'submitted' },
] as const;

const More = styled('p')(({ theme }) => ({ marginTop: theme.spacing(3) }));

/** What a contractor sees: what a job pays, and which papers it takes. */
export function ContractorsPay(): ReactElement {
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <TwoColumns>
      <Panel ruled title={formatMessage({ id: 'landing.contractors.job' })}>
        <SumList
          rows={[
            { label: formatMessage({ id: 'landing.contractors.bid' }), cents: BID },
            {
              label: formatMessage({ id: 'landing.contractors.fee' }),
              cents: subtractCents(ZERO_CENTS, serviceFee(BID)),
              quiet: true,
            },
            { label: formatMessage({ id: 'landing.contractors.receive' }), cents: contractorPayout(BID), total: true },
          ]}
        />
        <More>
          <ButtonLink variant="secondary" href={href('/fees')}>
            <FormattedMessage id="landing.contractors.try" />
          </ButtonLink>
        </More>
      </Panel>
      <Panel
        flush
        title={formatMessage({ id: 'landing.contractors.verify' })}
        subtitle={formatMessage({ id: 'landing.contractors.verify_text' })}
      >
        <PaperList
          lines={[
            ...PAPERS.map(({ paper, icon, state }) => ({
              key: String(paper),
              icon,
              title: <FormattedMessage id={`landing.contractors.paper${paper}`} />,
              text: <FormattedMessage id={`landing.contractors.paper${paper}_text`} />,
              sign: <StateChip machine="verification" state={state} />,
            })),
            {
              key: 'years',
              icon: ClockIcon,
              title: <FormattedMessage id="landing.contractors.paper4" />,
              text: <FormattedMessage id="landing.contractors.paper4_text" />,
            },
          ]}
        />
      </Panel>
    </TwoColumns>
  );
}
