import {
  detailOf,
  isApiError,
  useGetProjectQuery,
  useListProjectsQuery,
  usePaymentConfigQuery,
  useSession,
  type PaymentConfigView,
  type ProjectDetail,
  type ProjectSummary,
} from '@cw/api-client';
import { cents, checkoutAddress, houseName, isContractor } from '@cw/domain';
import {
  Banner,
  Box,
  Breadcrumbs,
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadingState,
  PageTitle,
  PageView,
  SkeletonRows,
  TestModeBar,
} from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useArea } from '../app/routes/area.js';
import { paths } from '../app/routes/paths.js';
import { RecordLayout } from '../layouts/record-layout.js';
import { readBackText } from '../words/decline-text.js';
import {
  CardElements,
  adviceOf,
  isApproved,
  MoneyPath,
  NotFound,
  NothingDue,
  PayForm,
  PaymentHistory,
  PaymentResult,
  ProjectChoice,
  usePaidTitle,
  type PayMethod,
} from '../features/checkout/index.js';
import { PaymentStatement } from '../features/statements/index.js';

const NOT_FOUND = 404;

interface PayProps {
  readonly config: PaymentConfigView;
  readonly project: ProjectDetail;
  readonly payable: readonly ProjectSummary[];
  /** Reads again what is due, of this project and of the others, and answers this one's. */
  readonly reread: () => Promise<number | undefined>;
}

function Pay({ config, project, payable, reread }: PayProps): ReactElement {
  const { basePath } = useArea();
  const [search, setSearch] = useSearchParams();
  const due = project.payment?.dueCents ?? 0;
  // What was typed before the bank's page comes back with it.
  const refused = search.get('refused');
  const wished = Number(search.get('amount') ?? Number.NaN);
  const first = Number.isSafeInteger(wished) && wished > 0 && wished <= due ? wished : due;
  const [amount, setAmount] = useState(first);
  const [method, setMethod] = useState<PayMethod>(() => adviceOf(project).ways[0].method);
  const returnUrl = (paymentId: string): string =>
    `${window.location.origin}${basePath}${checkoutAddress(project.id)}&paymentId=${paymentId}`;
  return (
    <Box data-print="hidden">
      <RecordLayout side={<MoneyPath project={project} amount={cents(amount)} method={method} />}>
        <CardElements config={config} amountCents={due}>
          <PayForm
            key={project.id}
            project={project}
            first={cents(first)}
            refusal={refused === null ? undefined : readBackText(refused)}
            choice={
              <ProjectChoice
                projects={payable}
                chosen={project.id}
                onChoose={(projectId) => setSearch({ projectId })}
              />
            }
            termsPath={paths.termsOfService}
            returnUrl={returnUrl}
            onSent={(paymentId, isLate = false) =>
              setSearch({ projectId: project.id, paymentId, ...(isLate && { late: 'yes' }) })
            }
            onStale={reread}
            onAmount={setAmount}
            onMethod={setMethod}
          />
        </CardElements>
      </RecordLayout>
    </Box>
  );
}

/** Whoever is paid does not pay: what arrives stands in My Jobs. */
function ForClients(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      asPage
      title={formatMessage({ id: 'checkout.for_clients_title' })}
      drawing="level"
      action={
        <ButtonLink href={paths.myJobs} variant="primary">
          {formatMessage({ id: 'bids.jobs.title' })}
        </ButtonLink>
      }
    >
      {formatMessage({ id: 'checkout.for_clients_text' })}
    </EmptyState>
  );
}

interface Checkout {
  readonly payable: readonly ProjectSummary[] | undefined;
  /** Undefined while it is read, null when there is none to pay. */
  readonly project: ProjectDetail | null | undefined;
  readonly config: PaymentConfigView | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  readonly reread: PayProps['reread'];
}

/** What was paid in another tab or on a phone is due here no more: whoever comes back to the page reads it anew. */
const AS_SEEN = { refetchOnFocus: true } as const;

/** What waits for its payment: also what was agreed for closing and fell due when the work was done. */
function usePayable() {
  const active = useListProjectsQuery({ scope: 'mine', status: 'in_progress', limit: 100 }, AS_SEEN);
  const done = useListProjectsQuery({ scope: 'mine', status: 'completed', limit: 100 }, AS_SEEN);
  const all = active.data && done.data && [...active.data.items, ...done.data.items];
  return {
    payable: all?.filter(({ dueCents }) => dueCents !== null && dueCents > 0),
    error: active.error ?? done.error,
    refetch: () => Promise.all([active.refetch(), done.refetch()]),
  };
}

function useCheckout(): Checkout {
  const [search] = useSearchParams();
  const config = usePaymentConfigQuery();
  const { payable, error, refetch } = usePayable();
  const projectId = search.get('projectId') ?? payable?.[0]?.id;
  const project = useGetProjectQuery(projectId ?? '', { ...AS_SEEN, skip: projectId === undefined });
  const none = payable !== undefined && projectId === undefined;
  const retry = (): void => {
    void config.refetch();
    void refetch();
    if (projectId !== undefined) void project.refetch();
  };
  const reread = async (): Promise<number | undefined> => {
    const [{ data }] = await Promise.all([project.refetch(), refetch()]);
    return data?.payment?.dueCents;
  };
  return {
    payable,
    retry,
    reread,
    project: none ? null : project.data,
    config: config.data,
    error: config.error ?? error ?? project.error,
  };
}

/** Nothing is said of a payment that may have been made already. */
function Failed({ error, retry }: Pick<Checkout, 'error' | 'retry'>): ReactElement {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const text = search.has('paymentId') ? 'checkout.load_failed_unknown' : 'checkout.load_failed_safe';
  return (
    <ErrorState title={formatMessage({ id: 'checkout.load_failed' })} onRetry={retry}>
      {detailOf(error) ?? formatMessage({ id: text })}
    </ErrorState>
  );
}

/** PAY-03: payments are switched off by configuration. */
function Unavailable(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Banner kind="broken" title={formatMessage({ id: 'checkout.unavailable_title' })}>
      {formatMessage({ id: 'checkout.unavailable_text' })}
    </Banner>
  );
}

/** Before the card: what is paid. After it: what became of it. */
function Chosen({ config, project, payable, reread }: PayProps): ReactElement {
  const [search, setSearch] = useSearchParams();
  const paymentId = search.get('paymentId');
  if (paymentId !== null) {
    return (
      <PaymentResult
        key={paymentId}
        paymentId={paymentId}
        isLate={search.has('late')}
        contractorName={project.contractorName ?? ''}
        projectPath={paths.project(project.id)}
        payRestPath={checkoutAddress(project.id)}
        onTryAgain={({ amountCents, declineCode }) =>
          setSearch({ projectId: project.id, refused: declineCode ?? 'yes', amount: String(amountCents) })
        }
      />
    );
  }
  if ((project.payment?.dueCents ?? 0) === 0) return <NothingDue project={project} elsewhere={payable.length > 0} />;
  return <Pay config={config} project={project} payable={payable} reread={reread} />;
}

function Body({ payable, project, config, error, retry, reread }: Checkout): ReactElement {
  if (isApiError(error) && error.status === NOT_FOUND) return <NotFound />;
  if (error !== undefined) return <Failed error={error} retry={retry} />;
  if (config?.mode === 'off') return <Unavailable />;
  if (project === null) return <NothingDue project={null} elsewhere={false} />;
  if (config === undefined || payable === undefined || project === undefined) {
    return (
      <LoadingState>
        <SkeletonRows count={4} />
      </LoadingState>
    );
  }
  return <Chosen config={config} project={project} payable={payable} reread={reread} />;
}

function titleOf(project: Checkout['project']) {
  if (!project?.contractorName) return 'checkout.title';
  return isApproved(project) ? 'checkout.title_approved' : 'checkout.title_for';
}

/** Its place is kept until it is known whether this is a test: above the page's own title nothing comes later. */
function TestMode({ config, error }: Pick<Checkout, 'config' | 'error'>): ReactElement | null {
  const { formatMessage } = useIntl();
  const isComing = config === undefined && error === undefined;
  if (!isComing && config?.mode !== 'sandbox') return null;
  return (
    <Box sx={{ mb: 2, ...(isComing && { visibility: 'hidden' }) }}>
      <TestModeBar>{formatMessage({ id: 'checkout.test_mode' })}</TestModeBar>
    </Box>
  );
}

/** PAY-04: choose the project and amount, pay by card, see the result. */
export function CheckoutPage(): ReactElement {
  const { formatMessage } = useIntl();
  const session = useSession();
  const [search] = useSearchParams();
  const paymentId = search.get('paymentId');
  const paidTitle = usePaidTitle(paymentId);
  const checkout = useCheckout();
  const { project } = checkout;
  if (session.status === 'signed-in' && isContractor(session.user.role)) return <ForClients />;
  return (
    <PageView name={paymentId ?? undefined}>
      <TestMode {...checkout} />
      <Breadcrumbs
        items={[
          !project
            ? { label: formatMessage({ id: 'checkout.projects' }), href: paths.projects }
            : { label: houseName(project), href: paths.project(project.id) },
          { label: formatMessage({ id: 'checkout.crumb' }) },
        ]}
      />
      {/* On paper there is what was paid, not the form for more. */}
      <Box {...(paidTitle === undefined && { 'data-print': 'hidden' })}>
        <PageTitle title={paidTitle ?? formatMessage({ id: titleOf(project) }, { name: project?.contractorName })} />
      </Box>
      <Body {...checkout} />
      <Box sx={{ mt: 3 }}>
        <PaymentHistory projectPath={paths.project} pageFailed={checkout.error !== undefined} />
      </Box>
      <Box sx={{ mt: 3 }}>
        <PaymentStatement />
      </Box>
    </PageView>
  );
}
