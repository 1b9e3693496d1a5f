import { cents, daysToClosing, type PlainDate } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { ProjectName, SmallTape, styled, TextLink } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ThreadLink } from '../../threads/thread-link.js';
import { todayAt, useNow } from '../../time/use-now.js';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(11rem, auto) minmax(9rem, auto)',
  gap: theme.spacing(0.5, 3),
  alignItems: 'center',
  padding: theme.spacing(1.75, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
  '& .title': { ...theme.typography.rowTitle, overflowWrap: 'anywhere' },
  '& .meta': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  // What belongs together is not torn apart by the end of a line.
  '& .amount': { whiteSpace: 'nowrap' },
  '& .when': { ...theme.typography.caption, display: 'grid', gap: 4, justifyItems: 'start' },
  '& .state': { gridColumn: 3, justifySelf: 'end' },
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1, 2),
    '& .words': { flex: '1 1 100%' },
    // On a line of its own it needs nothing between.
    '& .dot': { display: 'none' },
    '& .amount': { display: 'block' },
    '& .when': { order: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: theme.spacing(1) },
  },
}));

const BETWEEN = ' · ';

export const JobList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

/** The tape, and the same in words. */
function Closing({ date, state }: { readonly date: PlainDate; readonly state: string }): ReactElement {
  const formats = useFormats();
  const today = todayAt(state, useNow());
  const left = daysToClosing(today, date);
  return (
    <div className="when">
      <SmallTape today={today} closing={date} />
      <span>
        <FormattedMessage
          id={left < 0 ? 'bids.jobs.closing_past' : 'bids.jobs.closing'}
          values={{ date: formats.plainDate(date), days: formats.days(left) }}
        />
      </span>
    </div>
  );
}

export interface JobRowProps {
  readonly href: string;
  /** Its street, or its place where that is not told. */
  readonly house: string;
  /** Whose house it is, as far as the reader is told. */
  readonly clientName: string | null;
  readonly title: string;
  readonly place: string;
  readonly closing: string | null;
  /** Where the house is: its closing is counted in days there. */
  readonly state: string;
  readonly amountCents: number | null;
  readonly chip: ReactNode;
  /** What it waits for, where its state does not say so. */
  readonly waits?: string | undefined;
  readonly projectId: string;
}

/** One job or bid: where, for how much, how long until closing, and its state. */
export function JobRow({
  href,
  house,
  clientName,
  title,
  place,
  closing,
  state,
  amountCents,
  chip,
  waits,
  projectId,
}: JobRowProps): ReactElement {
  return (
    <Row>
      <div className="words">
        <div className="title">
          <TextLink href={href}>
            <ProjectName {...{ house, clientName, title }} />
          </TextLink>
        </div>
        <div className="meta">
          {place}
          {amountCents === null ? null : (
            <>
              {place === '' ? null : <span className="dot">{BETWEEN}</span>}
              <span className="amount">
                <FormattedMessage id="bids.jobs.your_bid" values={{ amount: formatMoney(cents(amountCents)) }} />
              </span>
            </>
          )}
        </div>
        {waits === undefined ? null : <div className="meta">{waits}</div>}
        <ThreadLink project={{ id: projectId, name: house }} />
      </div>
      {closing === null ? null : <Closing date={closing} state={state} />}
      <div className="state">{chip}</div>
    </Row>
  );
}
