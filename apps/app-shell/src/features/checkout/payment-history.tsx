import { useListPaymentsQuery, type PaymentView } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { LoadingState, Money, Panel, SelectField, SkeletonRows, Stack, styled, TextLink, Typography } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadError } from '../../lists/load-error.js';
import { MoreButton } from '../../lists/more-button.js';
import { said } from '../../lists/said.js';
import { useCursors } from '../../lists/use-cursors.js';
import { PaidWith } from './paid-with.js';
import { ReceiptButton } from './receipt-button.js';

const PAGE = 20;

const List = styled('ul')(({ theme }) => ({
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(7rem, auto) minmax(8rem, auto) minmax(7.5rem, auto)',
    gap: theme.spacing(0.25, 3),
    alignItems: 'center',
    padding: theme.spacing(1.5, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& .title': { overflowWrap: 'anywhere' },
  '& .meta, & .state, & .refunded': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .amount': { textAlign: 'right' },
  [theme.breakpoints.down('md')]: {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& .words': { gridColumn: '1 / -1' },
    '& .receipt': { gridColumn: '1 / -1' },
  },
}));

interface HistoryPaths {
  readonly projectPath: (projectId: string) => string;
}

function PaymentRow({ payment, projectPath }: HistoryPaths & { readonly payment: PaymentView }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { id, projectTitle, amountCents, refundedCents, standing, paidAt, createdAt } = payment;
  const partBack = refundedCents > 0 && refundedCents < amountCents;
  const amount = formatMoney(cents(amountCents));
  return (
    <li>
      <div className="words">
        <div className="title">
          <TextLink href={projectPath(payment.project.projectId)}>{projectTitle}</TextLink>
        </div>
        <div className="meta">
          {formats.dateTime(paidAt ?? createdAt)} <PaidWith payment={payment} />
        </div>
      </div>
      <div className="state">{formatMessage({ id: `checkout.standing.${standing}` })}</div>
      <div className="amount">
        <Money cents={cents(amountCents)} size="strong" />
        {partBack ? (
          <div className="refunded">
            <FormattedMessage id="checkout.history_part_back" values={{ amount: formatMoney(cents(refundedCents)) }} />
          </div>
        ) : null}
      </div>
      <div className="receipt">
        {paidAt === null ? null : (
          <ReceiptButton
            paymentId={id}
            label={formatMessage({ id: 'checkout.receipt_of' }, { amount, project: projectTitle })}
          >
            {formatMessage({ id: 'checkout.receipt' })}
          </ReceiptButton>
        )}
      </div>
    </li>
  );
}

interface PageProps extends HistoryPaths {
  readonly projectId: string | undefined;
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
}

function HistoryPage({ projectId, cursor, isLast, onMore, projectPath }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useListPaymentsQuery(said({ limit: PAGE, cursor, projectId }));
  if (data === undefined) {
    return error === undefined ? (
      <LoadingState>
        <SkeletonRows count={2} />
      </LoadingState>
    ) : (
      <LoadError
        title={formatMessage({ id: 'checkout.history_failed' })}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.items.length === 0) {
    return <Typography variant="body2">{formatMessage({ id: 'checkout.history_empty' })}</Typography>;
  }
  const { nextCursor } = data;
  return (
    <>
      <List>
        {data.items.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} projectPath={projectPath} />
        ))}
      </List>
      {isLast && nextCursor !== null ? (
        <MoreButton
          sending={isFetching}
          sendingText={formatMessage({ id: 'checkout.history_loading' })}
          onMore={() => onMore(nextCursor)}
        >
          {formatMessage({ id: 'checkout.history_more' })}
        </MoreButton>
      ) : null}
    </>
  );
}

function Pages(props: HistoryPaths & { readonly projectId: string | undefined }): ReactElement {
  const { cursors, more } = useCursors();
  return (
    <>
      {cursors.map((cursor, index) => (
        <HistoryPage
          key={cursor ?? 'first'}
          {...props}
          cursor={cursor}
          isLast={index === cursors.length - 1}
          onMore={more}
        />
      ))}
    </>
  );
}

/** PAY-04: what was tried and what became of it, the latest first, with a receipt for whatever was paid. */
export function PaymentHistory({ projectPath }: HistoryPaths): ReactElement {
  const { formatMessage } = useIntl();
  const [projectId, setProjectId] = useState('');
  const projects = useListPaymentsQuery({ limit: PAGE }).data?.projects ?? [];
  const chosen = projectId === '' ? undefined : projectId;
  return (
    <Panel title={formatMessage({ id: 'checkout.history' })}>
      <Stack spacing={2}>
        {projects.length > 1 ? (
          <SelectField
            name="history-project"
            label={formatMessage({ id: 'checkout.history_project' })}
            options={projects.map(({ id, title }) => ({ value: id, label: title }))}
            emptyLabel={formatMessage({ id: 'checkout.history_all' })}
            value={projectId}
            onChange={({ target }) => setProjectId(target.value)}
          />
        ) : null}
        <Pages key={projectId} projectId={chosen} projectPath={projectPath} />
      </Stack>
    </Panel>
  );
}
