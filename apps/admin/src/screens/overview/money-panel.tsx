import type { ContestedNoShow, DisputeSummary } from '@cw/api-client';
import type { WorkspaceKit } from '@cw/api-client/workspace';
import { cents, houseZone, isAnswerAwaited } from '@cw/domain';
import { formatMoney, type MessageId } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Chip, Coming, Panel, ProjectName, Stack, Typography } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { COLLEAGUE_POLL_MS, useFreshEvery } from '../records/fresh.js';
import { openDifferencesQuery, RUN_TONES, runStateOf } from '../reconciliation/run-state.js';

type PanelKit = Pick<WorkspaceKit, 'Link' | 'api' | 'LoadError' | 'useNow'>;

const SHOWN = 5;
const COUNTED = 100;

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

/** How many wait; `more` when there are others beyond the page. */
interface Count {
  readonly count: number;
  readonly more: string;
}

const countOf = ({ items, nextCursor }: { items: readonly unknown[]; nextCursor: string | null }): Count => ({
  count: items.length,
  more: String(nextCursor !== null),
});

/** What a query found, so far as it has answered. */
function useMoney({ api }: Pick<PanelKit, 'api'>) {
  const fresh = useFreshEvery(COLLEAGUE_POLL_MS);
  const payments = api.useListMilestonesQuery({ attention: 'any', limit: SHOWN }, fresh);
  const open = api.useListDisputesQuery({ status: 'open', limit: SHOWN }, fresh);
  const proposed = api.useListDisputesQuery({ status: 'ruling_proposed', limit: SHOWN }, fresh);
  const noShows = api.useListNoShowsQuery(undefined, fresh);
  const runs = api.useListReconciliationRunsQuery({ limit: 1 }, fresh);
  const differences = api.useListOpenDifferencesQuery(openDifferencesQuery(), fresh);
  const closings = api.useListInvoicesQuery({ waiting: 'any', limit: COUNTED }, fresh);
  const queries = [payments, open, proposed, noShows, runs, differences, closings];
  return {
    payments: payments.data?.items,
    disputes: open.data && proposed.data && [...proposed.data.items, ...open.data.items],
    noShows: noShows.data?.items,
    books: runs.data && differences.data && { latest: runs.data.items[0], waiting: countOf(differences.data) },
    closings: closings.data && countOf(closings.data),
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
        {payments.map(({ id, house, ownerName, projectTitle, attention }) => (
          <li key={id}>
            <FormattedMessage
              id="admin.money.line"
              values={{
                project: (
                  <Link to={`/payments?payment=${encodeURIComponent(id)}`}>
                    <ProjectName brief house={house} clientName={ownerName} title={projectTitle} />
                  </Link>
                ),
                reason: <FormattedMessage id={`admin.attention.${attention ?? 'command_failed'}`} />,
              }}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** A case is for staff once whoever was asked has spoken, or its time is over. */
function disputeLine(dispute: DisputeSummary, now: number): MessageId {
  if (dispute.state !== 'open') return 'admin.money.second_line';
  return isAnswerAwaited(dispute, now) ? 'admin.money.dispute_line' : 'admin.money.ruling_line';
}

interface DisputesProps extends Pick<PanelKit, 'Link'> {
  readonly disputes: NonNullable<Money['disputes']>;
  readonly noShows: NonNullable<Money['noShows']>;
  readonly now: number;
}

/** Contested no-shows, which are decided on the page of the disputes; of many the first, and how many more there are. */
function NoShows({ noShows, Link }: Pick<DisputesProps, 'noShows' | 'Link'>): ReactElement {
  const more = noShows.length - SHOWN;
  const lineOf = ({ id, house, ownerName, projectTitle }: ContestedNoShow): ReactElement => (
    <li key={id}>
      <FormattedMessage
        id="admin.money.no_show_line"
        values={{
          project: (
            <Link to="/disputes">
              <ProjectName brief house={house} clientName={ownerName} title={projectTitle} />
            </Link>
          ),
        }}
      />
    </li>
  );
  return (
    <>
      {noShows.slice(0, SHOWN).map(lineOf)}
      {more > 0 ? (
        <li>
          <Link to="/disputes">
            <FormattedMessage id="admin.money.more_no_shows" values={{ count: more }} />
          </Link>
        </li>
      ) : null}
    </>
  );
}

function Disputes({ disputes, noShows, now, Link }: DisputesProps): ReactElement {
  const formats = useFormats();
  const all = (
    <Link to="/disputes">
      <FormattedMessage id="admin.money.all_disputes" />
    </Link>
  );
  return (
    <Part title={<FormattedMessage id="admin.money.disputes" />} all={all}>
      {disputes.length + noShows.length === 0 ? <FormattedMessage id="admin.money.no_disputes" tagName="p" /> : null}
      <ul>
        {disputes.map((dispute) => (
          <li key={dispute.id}>
            <FormattedMessage
              id={disputeLine(dispute, now)}
              values={{
                project: (
                  <Link to={`/disputes?case=${encodeURIComponent(dispute.id)}`}>
                    <ProjectName
                      brief
                      house={dispute.house}
                      clientName={dispute.ownerName}
                      title={dispute.projectTitle}
                    />
                  </Link>
                ),
                amount: formatMoney(cents(dispute.stakeCents)),
                when: formats.deadline(dispute.answerDueAt, houseZone(dispute.usState)),
              }}
            />
          </li>
        ))}
        <NoShows noShows={noShows} Link={Link} />
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

function Closings({ closings, Link }: Pick<PanelKit, 'Link'> & { closings: Count }) {
  const all = (
    <Link to={closings.count === 0 ? '/invoices' : '/invoices?state=waiting'}>
      <FormattedMessage id={closings.count === 0 ? 'admin.money.all_invoices' : 'admin.money.waiting_invoices'} />
    </Link>
  );
  return (
    <Part title={<FormattedMessage id="admin.money.closings" />} all={all}>
      <FormattedMessage id="admin.money.closings_wait" values={{ ...closings }} tagName="p" />
    </Part>
  );
}

function Books({ books, Link }: Pick<PanelKit, 'Link'> & { books: NonNullable<Money['books']> }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { latest, waiting } = books;
  const all = (
    <Link to="/reconciliation">
      <FormattedMessage id="admin.money.all_runs" />
    </Link>
  );
  const ended = latest === undefined ? undefined : runStateOf(latest);
  const state = waiting.count > 0 ? 'differs' : ended;
  return (
    <Part title={<FormattedMessage id="admin.money.books" />} all={all}>
      {latest === undefined || state === undefined ? (
        <FormattedMessage id="admin.money.books_never" tagName="p" />
      ) : (
        <p>
          <Chip tone={RUN_TONES[state]}>{formatMessage({ id: `admin.reconciliation.run.${state}` })}</Chip>
          <br />
          {waiting.count > 0 ? (
            <FormattedMessage id="admin.money.books_wait" values={{ ...waiting }} />
          ) : (
            <FormattedMessage id={BOOKS[state]} values={{ when: formats.dateTime(latest.startedAt) }} />
          )}
        </p>
      )}
    </Part>
  );
}

const differ = ({ latest, waiting }: NonNullable<Money['books']>): boolean =>
  waiting.count > 0 || (latest !== undefined && runStateOf(latest) === 'differs');

type Known = { readonly [K in 'payments' | 'disputes' | 'noShows' | 'books' | 'closings']: NonNullable<Money[K]> };

const isKnown = (money: Omit<Money, 'error' | 'refetch'>): money is Known =>
  Object.values(money).every((part) => part !== undefined);

const waitsForStaff = ({ payments, disputes, noShows, books, closings }: Known, now: number): boolean =>
  payments.length > 0 ||
  noShows.length > 0 ||
  disputes.some((dispute) => disputeLine(dispute, now) !== 'admin.money.dispute_line') ||
  closings.count > 0 ||
  differ(books);

/** Money that stopped, failed or waits for a word of staff, cases that wait for a ruling, and whether the books agree. */
export function MoneyPanel({ Link, api, LoadError, useNow }: PanelKit): ReactElement | null {
  const { formatMessage } = useIntl();
  const now = useNow();
  const { error, refetch, ...money } = useMoney({ api });
  if (!isKnown(money)) {
    const title = formatMessage({ id: 'admin.money.failed' });
    return error === undefined ? <Coming /> : <LoadError title={title} error={error} onRetry={refetch} />;
  }
  const { payments, disputes, noShows, books, closings } = money;
  const waits = waitsForStaff(money, now);
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
        <Disputes disputes={disputes} noShows={noShows} now={now} Link={Link} />
        <Closings closings={closings} Link={Link} />
        <Books books={books} Link={Link} />
      </Stack>
    </Panel>
  );
}
