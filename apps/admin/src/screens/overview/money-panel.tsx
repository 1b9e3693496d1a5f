import type { WorkspaceKit } from '@cw/api-client/workspace';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Chip, Panel, Stack, Typography } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RUN_TONES, runStateOf } from '../reconciliation/run-state.js';

type PanelKit = Pick<WorkspaceKit, 'Link' | 'api' | 'LoadError'>;

const SHOWN = 5;
const FRESH = { refetchOnMountOrArgChange: true } as const;

interface PartProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly all: ReactNode;
}

function Part({ title, children, all }: PartProps): ReactElement {
  return (
    <section>
      <Typography variant="subtitle1" component="h3">
        {title}
      </Typography>
      {children}
      <p>{all}</p>
    </section>
  );
}

/** What a query found, so far as it has answered. */
function useMoney({ api }: Pick<PanelKit, 'api'>) {
  const payments = api.useListMilestonesQuery({ attention: 'any', limit: SHOWN }, FRESH);
  const open = api.useListDisputesQuery({ status: 'open', limit: SHOWN }, FRESH);
  const proposed = api.useListDisputesQuery({ status: 'ruling_proposed', limit: SHOWN }, FRESH);
  const runs = api.useListReconciliationRunsQuery({ limit: 1 }, FRESH);
  const queries = [payments, open, proposed, runs];
  return {
    payments: payments.data?.items,
    disputes: open.data && proposed.data && [...proposed.data.items, ...open.data.items],
    runs: runs.data?.items,
    error: queries.find(({ error }) => error !== undefined)?.error,
    refetch: () => queries.forEach(({ refetch }) => void refetch()),
  };
}

type Money = ReturnType<typeof useMoney>;

function Payments({ payments, Link }: Pick<PanelKit, 'Link'> & { payments: NonNullable<Money['payments']> }) {
  const all = (
    <Link to={payments.length === 0 ? '/payments' : '/payments?attention=any'}>
      <FormattedMessage id={payments.length === 0 ? 'admin.payments.clear' : 'admin.money.all_payments'} />
    </Link>
  );
  return (
    <Part title={<FormattedMessage id="admin.money.payments" />} all={all}>
      {payments.length === 0 ? <FormattedMessage id="admin.money.none" tagName="p" /> : null}
      <ul>
        {payments.map(({ id, projectTitle, attention }) => (
          <li key={id}>
            <FormattedMessage
              id="admin.money.line"
              values={{
                project: <Link to={`/payments?payment=${encodeURIComponent(id)}`}>{projectTitle}</Link>,
                reason: <FormattedMessage id={`admin.attention.${attention ?? 'command_failed'}`} />,
              }}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Disputes({ disputes, Link }: Pick<PanelKit, 'Link'> & { disputes: NonNullable<Money['disputes']> }) {
  const formats = useFormats();
  const all = (
    <Link to="/disputes">
      <FormattedMessage id="admin.money.all_disputes" />
    </Link>
  );
  return (
    <Part title={<FormattedMessage id="admin.money.disputes" />} all={all}>
      {disputes.length === 0 ? <FormattedMessage id="admin.money.no_disputes" tagName="p" /> : null}
      <ul>
        {disputes.map(({ id, projectTitle, stakeCents, answerDueAt, state }) => (
          <li key={id}>
            <FormattedMessage
              id={state === 'open' ? 'admin.money.dispute_line' : 'admin.money.second_line'}
              values={{
                project: <Link to={`/disputes?case=${encodeURIComponent(id)}`}>{projectTitle}</Link>,
                amount: formatMoney(cents(stakeCents)),
                when: formats.dateTime(answerDueAt),
              }}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

const BOOKS = {
  running: 'admin.money.books_running',
  failed: 'admin.money.books_failed',
  differs: 'admin.money.books_differ',
  healed: 'admin.money.books_agree',
  agrees: 'admin.money.books_agree',
} as const;

function Books({ runs, Link }: Pick<PanelKit, 'Link'> & { runs: NonNullable<Money['runs']> }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [latest] = runs;
  const all = (
    <Link to="/reconciliation">
      <FormattedMessage id="admin.money.all_runs" />
    </Link>
  );
  const state = latest === undefined ? undefined : runStateOf(latest);
  return (
    <Part title={<FormattedMessage id="admin.money.books" />} all={all}>
      {latest === undefined || state === undefined ? (
        <FormattedMessage id="admin.money.books_never" tagName="p" />
      ) : (
        <p>
          <Chip tone={RUN_TONES[state]}>{formatMessage({ id: `admin.reconciliation.run.${state}` })}</Chip>
          <br />
          <FormattedMessage id={BOOKS[state]} values={{ when: formats.dateTime(latest.startedAt) }} />
        </p>
      )}
    </Part>
  );
}

/** Money that stopped or failed, cases that wait for a ruling, and whether the books agree with the provider. */
export function MoneyPanel({ Link, api, LoadError }: PanelKit): ReactElement | null {
  const { formatMessage } = useIntl();
  const { payments, disputes, runs, error, refetch } = useMoney({ api });
  if (payments === undefined || disputes === undefined || runs === undefined) {
    const title = formatMessage({ id: 'admin.money.failed' });
    return error === undefined ? null : <LoadError title={title} error={error} onRetry={refetch} />;
  }
  const waits = payments.length > 0 || disputes.length > 0 || runs.some((run) => runStateOf(run) === 'differs');
  return (
    <Panel
      title={formatMessage({ id: 'admin.money.title' })}
      aside={
        <Chip tone={waits ? 'brick' : 'green'}>
          <FormattedMessage id={waits ? 'admin.money.waits' : 'admin.money.calm'} />
        </Chip>
      }
    >
      <Stack spacing={2}>
        <Payments payments={payments} Link={Link} />
        <Disputes disputes={disputes} Link={Link} />
        <Books runs={runs} Link={Link} />
      </Stack>
    </Panel>
  );
}
