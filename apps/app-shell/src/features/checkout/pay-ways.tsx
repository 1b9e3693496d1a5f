import type { ProjectDetail } from '@cw/api-client';
import { latestSafeFinish, type PaymentAdvice, type PaymentWay } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Banner, Chip, styled, Typography } from '@cw/ui';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { readersToday } from '../../app/readers-today.js';
import { isApproved } from './is-approved.js';
import { isStartAhead, type PayMethod } from './pay-method.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1.25),
  '& .name': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
}));

const ARRIVES = {
  in_time: 'checkout.way.in_time',
  after_start: 'checkout.way.after_start',
  after_safe_start: 'checkout.way.after_safe_start',
} as const satisfies Record<PaymentWay['arrival'], MessageId>;

/** "Arrives by Thu, Dec 3 – after the agreed start on Tue, Dec 1": when the money of a way is there, and for what it is late. */
function useArrival(project: ProjectDetail): (way: PaymentWay) => string {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const start = isStartAhead(project) ? (project.acceptedBid?.startDate ?? null) : null;
  return ({ arrivesOn, arrival }) =>
    formatMessage(
      { id: ARRIVES[arrival] },
      {
        at_once: String(arrivesOn === readersToday()),
        day: formats.plainDate(arrivesOn),
        dated: String(start !== null),
        start: start === null ? '' : formats.plainDate(start),
        safe: project.closingDate === null ? '' : formats.plainDate(latestSafeFinish(project.closingDate)),
      },
    );
}

export interface PayWaysListProps {
  readonly project: ProjectDetail;
  readonly advice: PaymentAdvice;
}

/** Said where no way to pay is in time: that, and what to do. */
function NoneInTime({ project, advice }: PayWaysListProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [first] = advice.ways;
  const id = first.arrival === 'after_start' ? 'start' : 'safe';
  const start = project.acceptedBid?.startDate ?? null;
  const values = {
    name: project.contractorName ?? '',
    start: start === null ? '' : formats.plainDate(start),
    safe: project.closingDate === null ? '' : formats.plainDate(latestSafeFinish(project.closingDate)),
  };
  return (
    <Banner kind="date" title={formatMessage({ id: `checkout.none_in_time.${id}` }, values)}>
      {formatMessage({ id: `checkout.none_in_time.${id}_text` }, values)}
    </Banner>
  );
}

/** By when the money of each way to pay is there, the suggested one first. */
export function PayWaysList({ project, advice }: PayWaysListProps): ReactElement {
  const { formatMessage } = useIntl();
  const arrival = useArrival(project);
  const id = useId();
  const [suggested] = advice.ways;
  return (
    <>
      {advice.isInTime ? null : <NoneInTime project={project} advice={advice} />}
      <div>
        <Typography id={id} variant="subtitle1" component="h3" sx={{ mb: 1 }}>
          {formatMessage({ id: isApproved(project) ? 'checkout.ways_approved' : 'checkout.ways' })}
        </Typography>
        <List aria-labelledby={id}>
          {advice.ways.map((way) => (
            <li key={way.method}>
              <span className="name">
                <b>{formatMessage({ id: `checkout.way.${way.method}` })}</b>
                {way === suggested ? <Chip tone="green">{formatMessage({ id: 'checkout.way.suggested' })}</Chip> : null}
              </span>
              <Typography variant="body2">{arrival(way)}</Typography>
            </li>
          ))}
        </List>
      </div>
    </>
  );
}

export interface SlowChoiceProps extends PayWaysListProps {
  readonly method: PayMethod;
}

/** Of the way that was chosen although a faster one is in time: for what it comes too late. */
export function SlowChoice({ project, advice, method }: SlowChoiceProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const arrival = useArrival(project);
  const way = advice.ways.find((one) => one.method === method);
  if (way === undefined || way.arrival === 'in_time' || !advice.isInTime) return null;
  return (
    <Banner kind="date" title={arrival(way)} role="status">
      {formatMessage({ id: 'checkout.way.slow_text' })}
    </Banner>
  );
}
