import {
  addDays,
  cents,
  contractorPayout,
  serviceFee,
  subtractCents,
  ZERO_CENTS,
  type Cents,
  type ConditionState,
} from '@cw/domain';
import {
  Button,
  CompareMatrix,
  ConditionList,
  ConditionRow,
  EvidencePair,
  HeldMoney,
  Quote,
  SamplePhoto,
  styled,
  SumList,
  type CompareBid,
  type CompareCondition,
} from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EXAMPLE_CONTRACTOR } from '../trust/held-path.js';
import { useToday } from '../page/page-context.js';
import { REPORT_PAGE, REPORT_WORDS } from './report-words.js';
import type { TourStep } from './tour-steps.js';

const RAIL = cents(89_000);
const TRIM = cents(118_000);
const OUTLETS = cents(41_500);
const RAIL_CHEAP = cents(82_000);
const TRIM_CHEAP = cents(109_500);
const WHOLE = cents(RAIL + TRIM + OUTLETS);
const NUMBER = 3;
const CLOSING_IN = 9;
// Before the latest safe finish, as bids are that people take.
const DONE_IN = 2;
const DONE_CHEAP_IN = 3;

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& .list': { border: `1px solid ${theme.vars.palette.divider}` },
}));

interface OtherProps {
  readonly number: number;
  readonly state: ConditionState;
  readonly titleId: 'tour.other1' | 'tour.other2';
  readonly cost: Cents;
}

function Other({ number, state, titleId, cost }: OtherProps): ReactElement {
  return <ConditionRow {...{ number, state }} title={useIntl().formatMessage({ id: titleId })} cents={cost} />;
}

/** The repair of the tour; with `others` the whole job, since its payment moves when the last of it is accepted. */
function Repair({
  state,
  others,
  children,
  actions,
}: {
  readonly state: ConditionState;
  readonly others?: ConditionState;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <ConditionList className="list">
      {others === undefined ? null : <Other number={2} state={others} titleId="tour.other1" cost={TRIM} />}
      <ConditionRow
        number={NUMBER}
        state={state}
        title={formatMessage({ id: 'tour.job' })}
        meta={<FormattedMessage id="tour.job_meta" />}
        cents={state === 'open' ? null : RAIL}
        awaitsReader={state === 'evidenced'}
        actions={actions}
      >
        {children}
      </ConditionRow>
      {others === undefined ? null : <Other number={4} state={others} titleId="tour.other2" cost={OUTLETS} />}
    </ConditionList>
  );
}

function Proof(): ReactElement {
  const { formatMessage } = useIntl();
  const photo = (side: 'before' | 'after') => ({
    drawing: <SamplePhoto subject="steps" side={side} label={formatMessage({ id: `marketing.audiences.${side}` })} />,
  });
  return (
    <EvidencePair title={formatMessage({ id: 'tour.job' })} before={photo('before')} after={photo('after')} small />
  );
}

function Bids(): ReactElement {
  const { formatMessage } = useIntl();
  const today = useToday();
  const conditions: CompareCondition[] = [
    { id: 'trim', number: 2, title: formatMessage({ id: 'tour.other1' }), estimateCents: TRIM },
    { id: 'rail', number: NUMBER, title: formatMessage({ id: 'tour.job' }), estimateCents: RAIL },
    { id: 'outlets', number: 4, title: formatMessage({ id: 'tour.other2' }), estimateCents: OUTLETS },
  ];
  const line = (conditionId: string, amountCents: typeof RAIL, note?: string) => ({
    conditionId,
    included: note === undefined,
    amountCents,
    note,
  });
  const bids: CompareBid[] = [
    {
      id: 'whole',
      contractorName: EXAMPLE_CONTRACTOR,
      record: formatMessage({ id: 'tour.record' }),
      amountCents: WHOLE,
      lines: [line('trim', TRIM), line('rail', RAIL), line('outlets', OUTLETS)],
      start: null,
      finish: addDays(today, DONE_IN),
    },
    {
      id: 'gap',
      contractorName: 'Harbor Handywork',
      record: formatMessage({ id: 'tour.record2' }),
      amountCents: cents(TRIM_CHEAP + RAIL_CHEAP),
      lines: [
        line('trim', TRIM_CHEAP),
        line('rail', RAIL_CHEAP),
        line('outlets', ZERO_CENTS, formatMessage({ id: 'tour.not_included' })),
      ],
      start: null,
      finish: addDays(today, DONE_CHEAP_IN),
    },
  ];
  return (
    <CompareMatrix
      conditions={conditions}
      bids={bids}
      closing={addDays(today, CLOSING_IN)}
      renderAction={(bid) => (bid.complete ? null : <FormattedMessage id="tour.gaps_note" />)}
    />
  );
}

function Approve(): ReactElement {
  const [word, setWord] = useState<'accepted' | 'returned'>();
  const state = word === undefined ? 'evidenced' : word;
  return (
    <Stack>
      <p>
        <FormattedMessage id="tour.approve.try" />
      </p>
      <Repair
        state={state}
        others="accepted"
        actions={
          <>
            <Button variant="primary" onClick={() => setWord('accepted')}>
              <FormattedMessage id="tour.approve.accept" />
            </Button>
            <Button variant="secondary" onClick={() => setWord('returned')}>
              <FormattedMessage id="tour.approve.return" />
            </Button>
          </>
        }
      >
        <Proof />
      </Repair>
      <p role="status">{word === undefined ? null : <FormattedMessage id={`tour.approve.${word}`} />}</p>
    </Stack>
  );
}

function Money({ released }: { readonly released: boolean }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <HeldMoney
      cents={WHOLE}
      state={released ? 'released' : 'in_progress'}
      viewer="client"
      contractorName={EXAMPLE_CONTRACTOR}
      paidOn={<FormattedMessage id="tour.paid_on" />}
      {...(released && { releasedOn: <FormattedMessage id="tour.released_on" /> })}
    >
      {released ? (
        <SumList
          rows={[
            { label: formatMessage({ id: 'fees.calc.client' }), cents: WHOLE },
            {
              label: formatMessage({ id: 'fees.calc.fee' }),
              cents: subtractCents(ZERO_CENTS, serviceFee(WHOLE)),
              quiet: true,
            },
            { label: formatMessage({ id: 'fees.calc.contractor' }), cents: contractorPayout(WHOLE), total: true },
          ]}
        />
      ) : null}
    </HeldMoney>
  );
}

const STAGES: Readonly<Record<Exclude<TourStep, 'report'>, ReactElement>> = {
  condition: (
    <Repair state="open">
      <Quote page={REPORT_PAGE}>{REPORT_WORDS}</Quote>
    </Repair>
  ),
  bids: <Bids />,
  proof: (
    <Stack>
      <Money released={false} />
      <Repair state="evidenced">
        <Proof />
      </Repair>
    </Stack>
  ),
  approve: <Approve />,
  released: (
    <Stack>
      <Repair state="cleared" others="cleared" />
      <Money released />
    </Stack>
  ),
};

/** Every step but the first, which the stored page has. */
export function LaterStage({ step }: { readonly step: Exclude<TourStep, 'report'> }): ReactElement {
  return STAGES[step];
}
