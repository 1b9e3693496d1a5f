import type { ContractorProfile } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useStateName } from '@cw/i18n/react';
import { Panel, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Facts, type ProfileFact } from '../../../words/facts.js';
import { PaperFacts } from '../../../words/paper-facts.js';
import { TradeChip } from '../../../words/trade-chip.js';

export interface ProfileProps {
  readonly profile: ContractorProfile;
}

const DAY_HOURS = 48;

function ResponseTime({ hours }: { readonly hours: number }): ReactElement {
  if (hours < 1) return <FormattedMessage id="contractors.record.within_hour" />;
  if (hours < DAY_HOURS)
    return <FormattedMessage id="contractors.record.hours" values={{ hours: Math.round(hours) }} />;
  const HOURS_A_DAY = 24;
  return <FormattedMessage id="contractors.record.days" values={{ days: Math.round(hours / HOURS_A_DAY) }} />;
}

const Percent = ({ rate }: { readonly rate: number }): ReactElement => {
  const WHOLE = 100;
  return <FormattedNumber value={rate / WHOLE} style="percent" />;
};

/** CON-06: what its jobs and bids show; where nothing tells, it says so. */
export function RecordPanel({ profile }: ProfileProps): ReactElement {
  const { formatMessage } = useIntl();
  const { record } = profile;
  const nothing = <FormattedMessage id="contractors.record.unknown" />;
  const facts: ProfileFact[] = [
    {
      id: 'jobs',
      label: <FormattedMessage id="contractors.record.jobs" />,
      value: <FormattedNumber value={record.completedJobs} />,
    },
    {
      id: 'on_time',
      label: <FormattedMessage id="contractors.record.on_time" />,
      value: record.onTimeRate === null ? nothing : <Percent rate={record.onTimeRate} />,
      note: <FormattedMessage id="contractors.record.on_time_note" />,
    },
    {
      id: 'first_pass',
      label: <FormattedMessage id="contractors.record.first_pass" />,
      value: record.firstPassRate === null ? nothing : <Percent rate={record.firstPassRate} />,
      note: <FormattedMessage id="contractors.record.first_pass_note" />,
    },
    {
      id: 'response',
      label: <FormattedMessage id="contractors.record.response" />,
      value: record.responseHours === null ? nothing : <ResponseTime hours={record.responseHours} />,
    },
    ...(record.noShows === 0
      ? []
      : [
          {
            id: 'no_shows',
            label: <FormattedMessage id="contractors.record.no_shows" />,
            value: <FormattedNumber value={record.noShows} />,
            note: <FormattedMessage id="contractors.record.no_shows_note" />,
          },
        ]),
  ];
  return (
    <Panel title={formatMessage({ id: 'contractors.record.title' })}>
      <Facts facts={facts} />
    </Panel>
  );
}

/** CON-01, CON-02: the papers that staff checked, and when. */
export function PapersPanel({ profile }: ProfileProps): ReactElement {
  const { formatMessage, formatList } = useIntl();
  const stateName = useStateName();
  const { papers, licensedStates, licenseNumber, insuranceProvider, liabilityCoverCents } = profile;
  const states = licensedStates.length === 0 ? null : formatList(licensedStates.map(stateName));
  const said: [id: string, label: ReactElement, value: string | null][] = [
    ['states', <FormattedMessage key="states" id="contractors.papers.states" />, states],
    ['number', <FormattedMessage key="number" id="contractors.papers.license_number" />, licenseNumber],
    ['insurer', <FormattedMessage key="insurer" id="contractors.papers.insurer" />, insuranceProvider],
    [
      'cover',
      <FormattedMessage key="cover" id="contractors.papers.cover" />,
      liabilityCoverCents === 0 ? null : formatMoney(cents(liabilityCoverCents)),
    ],
  ];
  const more = said.flatMap(([id, label, value]) => (value === null ? [] : [{ id, label, value }]));
  return (
    <Panel title={formatMessage({ id: 'contractors.papers.title' })}>
      <PaperFacts papers={papers} more={more} hasSeveralLicenses={licensedStates.length > 1} />
    </Panel>
  );
}

/** What it does, and where. */
export function AboutContractor({ profile }: ProfileProps): ReactElement {
  const { formatMessage } = useIntl();
  const { about, trades, serviceRadiusMiles, city, state, zip } = profile;
  return (
    <Panel title={formatMessage({ id: 'contractors.about.title' })}>
      {about === null ? null : <Typography sx={{ whiteSpace: 'pre-line', mb: 2 }}>{about}</Typography>}
      <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 2 }}>
        {trades.map((trade) => (
          <TradeChip key={trade} category={trade} />
        ))}
      </Typography>
      <Typography variant="body2">
        {zip === '' ? (
          <FormattedMessage id="contractors.about.no_area" />
        ) : (
          <FormattedMessage id="contractors.about.area" values={{ miles: serviceRadiusMiles, city, state, zip }} />
        )}
      </Typography>
    </Panel>
  );
}
