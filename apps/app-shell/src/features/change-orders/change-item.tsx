import type { ChangeOrderView, ProjectDetail } from '@cw/api-client';
import { cents, houseZone } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Money, PersonsWords, StateChip, styled, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AnswerActions } from './answer-actions.js';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&[data-awaits=true]': { boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}` },
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1.5) },
  '& > header h3': { ...theme.typography.subtitle1, margin: 0 },
  '& > header .sum': { marginLeft: 'auto' },
  '& p': { overflowWrap: 'anywhere' },
  '& .quiet': { color: theme.vars.palette.text.secondary },
  '& .lines': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: theme.spacing(0.75) },
  '& .lines > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: theme.spacing(0, 2) },
  '& .lines .note': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2) },
}));

function Lines({ lines }: Pick<ChangeOrderView, 'lines'>): ReactElement | null {
  const { formatMessage } = useIntl();
  if (lines.length === 0) return null;
  return (
    <ul className="lines">
      {lines.map(({ kind, conditionNumber, title, amountDeltaCents, note }, index) => (
        <li key={index}>
          <span>
            {conditionNumber === null
              ? formatMessage({ id: 'changes.item.line_new' }, { title })
              : formatMessage({ id: `changes.item.line_${kind}` }, { number: conditionNumber, title })}
          </span>
          <Money cents={cents(amountDeltaCents)} plus />
          {note === null ? null : (
            <Typography variant="body2" className="note quiet">
              <PersonsWords>{note}</PersonsWords>
            </Typography>
          )}
        </li>
      ))}
    </ul>
  );
}

export interface ChangeItemProps {
  readonly project: ProjectDetail;
  readonly change: ChangeOrderView;
}

/** Until when it can be answered, and what was said. */
function Answered({ project, change }: ChangeItemProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { state, answeredAt, answeredByName, answerReason, lapseCause } = change;
  if (state === 'proposed') {
    return change.answerDueAt === null ? null : (
      <Typography variant="body2" className="quiet">
        {formatMessage(
          { id: 'changes.item.due' },
          { due: formats.deadline(change.answerDueAt, houseZone(project.state)) },
        )}
      </Typography>
    );
  }
  const date = formats.date(answeredAt ?? change.proposedAt);
  const said = formatMessage(
    { id: `changes.item.${state}` },
    { name: answeredByName ?? change.proposerName, date, cause: lapseCause },
  );
  return (
    <Typography variant="body2" className="quiet">
      {said}
      {answerReason === null ? null : (
        <>
          {' '}
          <FormattedMessage id="changes.item.answer" values={{ reason: <PersonsWords>{answerReason}</PersonsWords> }} />
        </>
      )}
    </Typography>
  );
}

/** One change: what it was about, what it costs, who said what. */
export function ChangeItem({ project, change }: ChangeItemProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { number, state, amountDeltaCents, days, reason, proposerName, proposedAt } = change;
  return (
    <Item data-awaits={change.actions.includes('accept') || change.actions.includes('decline')}>
      <header>
        <h3>{formatMessage({ id: 'changes.item.title' }, { number })}</h3>
        <StateChip machine="change_order" state={state} />
        <span className="sum">
          <Money cents={cents(amountDeltaCents)} size="strong" plus />
        </span>
      </header>
      <Typography variant="body2" className="quiet">
        {formatMessage({ id: 'changes.item.by' }, { name: proposerName, date: formats.date(proposedAt) })}
      </Typography>
      <Typography>
        <PersonsWords>{reason}</PersonsWords>
      </Typography>
      <Lines lines={change.lines} />
      {days === 0 ? null : (
        <Typography>
          {formatMessage({ id: 'changes.days' }, { count: Math.abs(days), way: days > 0 ? 'more' : 'fewer' })}
        </Typography>
      )}
      <Answered project={project} change={change} />
      <AnswerActions project={project} change={change} />
    </Item>
  );
}
