import { dayStanding, daysBetween, type PlainDate, type ProjectCategory } from '@cw/domain';
import { licenseTradeId } from '@cw/i18n';
import { useFormats, useStateName } from '@cw/i18n/react';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { StateChip } from '../chip/state-chip.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  containerType: 'inline-size',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(0.5, 2),
    padding: theme.spacing(1, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  // Where there is no room for both, every one is told how it stands below, not only the longest.
  '@container (max-width: 22rem)': { '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
  '& > li > div': { overflowWrap: 'anywhere' },
  '& b': { fontWeight: 620 },
  '& .quiet': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

export interface ShownLicense {
  readonly state: string;
  readonly trade: ProjectCategory;
  /** Left out where only what was approved is known. */
  readonly number?: string | undefined;
  readonly expiresOn: PlainDate;
  /** Handed in, and not yet approved. */
  readonly inReview?: boolean;
}

export interface LicenseListProps {
  readonly licenses: readonly ShownLicense[];
  /** What day it is for papers. */
  readonly today: PlainDate;
  readonly label: string;
  /** How each stands is said beside the list already. */
  readonly plain?: boolean;
}

/** A license that waits for staff is told to wait, unless its day is over meanwhile. */
function Standing({ license, today }: { readonly license: ShownLicense; readonly today: PlainDate }): ReactElement {
  const standing = dayStanding(license.expiresOn, today);
  const state = license.inReview === true && standing !== 'expired' ? 'submitted' : standing;
  return <StateChip machine="verification" state={state} daysLeft={daysBetween(today, license.expiresOn)} />;
}

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' · ');

/** VER-01, CON-05: each license with its own state, trade and last day, and whether that is over or near. */
export function LicenseList({ licenses, today, label, plain = false }: LicenseListProps): ReactElement {
  const { formatMessage } = useIntl();
  const stateName = useStateName();
  const formats = useFormats();
  return (
    <List aria-label={label}>
      {licenses.map((license) => {
        const { state, trade, number, expiresOn } = license;
        const untilId = expiresOn < today ? 'ui.license.ended' : 'ui.license.until';
        const until = formatMessage({ id: untilId }, { date: formats.plainDate(expiresOn, 'long') });
        return (
          <li key={`${state} ${trade} ${number ?? ''} ${expiresOn}`}>
            <div>
              <b>{joined(stateName(state), formatMessage({ id: licenseTradeId(trade) }))}</b>
              <div className="quiet">{joined(number, until)}</div>
            </div>
            {plain ? null : <Standing license={license} today={today} />}
          </li>
        );
      })}
    </List>
  );
}
