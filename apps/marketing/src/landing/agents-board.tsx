import { addDays, type ConditionState } from '@cw/domain';
import { DaysToClosing, Level, Panel, SmallTape, styled, TagStrip } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToday } from '../page/page-context.js';

interface Closing {
  readonly row: 1 | 2 | 3 | 4;
  readonly days: number;
  readonly spare: number;
  readonly states: readonly ConditionState[];
}

/** The one that is late first; the settled one last. */
const CLOSINGS: readonly Closing[] = [
  { row: 1, days: 5, spare: -1, states: ['open', 'open', 'open'] },
  { row: 2, days: 9, spare: 2, states: ['cleared', 'evidenced', 'evidenced', 'in_work'] },
  { row: 3, days: 16, spare: 5, states: ['cleared', 'cleared', 'in_work', 'in_work', 'awarded'] },
  { row: 4, days: 21, spare: 12, states: ['cleared', 'cleared', 'cleared'] },
];

const Rows = styled('ul')(({ theme }) => ({
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.1fr)',
    gap: theme.spacing(0.5, 3),
    alignItems: 'center',
    padding: theme.spacing(2, 3),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& h3': theme.typography.rowTitle,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .late': { boxShadow: `inset 4px 0 0 ${theme.vars.palette.error.main}` },
  '& .time, & .list': { display: 'grid', gap: 6, justifyItems: 'start' },
  [theme.breakpoints.down('lg')]: { '& li': { gridTemplateColumns: '1fr 1fr', rowGap: theme.spacing(1.5) } },
  [theme.breakpoints.down('md')]: {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr)', padding: theme.spacing(2), rowGap: theme.spacing(1) },
  },
}));

/** What an agent sees: every closing with the time that is left and who acts next. */
export function AgentsBoard(): ReactElement {
  const { formatMessage } = useIntl();
  const today = useToday();
  return (
    <Panel flush ruled title={formatMessage({ id: 'landing.agents.board' })}>
      <Rows>
        {CLOSINGS.map(({ row, days, spare, states }) => (
          <li key={row} className={spare < 0 ? 'late' : undefined}>
            <div>
              <h3>
                <FormattedMessage id={`landing.agents.row${row}`} />
              </h3>
              <p>
                <FormattedMessage id={`landing.agents.row${row}_next`} />
              </p>
            </div>
            <div className="time">
              <DaysToClosing today={today} closing={addDays(today, days)} />
              <SmallTape today={today} closing={addDays(today, days)} />
            </div>
            <Level slackDays={spare} />
            <div className="list">
              <TagStrip compact items={states.map((state, index) => ({ number: index + 1, state }))} />
              <p>
                <FormattedMessage id={`landing.agents.row${row}_list`} />
              </p>
            </div>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
