import { useListPaymentsQuery, type PaymentView } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import {
  FilteredList,
  Money,
  Panel,
  PrintButton,
  ProjectName,
  SelectField,
  Stack,
  styled,
  TextLink,
  Typography,
  type PagePlace,
} from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListPage, ListPages } from '../../lists/list-page.js';
import { said } from '../../lists/said.js';
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
  '& .with:not(:empty)::before': { content: '" · "', whiteSpace: 'pre' },
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
  const { id, house, projectTitle, amountCents, refundedCents, standing, paidAt, createdAt } = payment;
  const partBack = refundedCents > 0 && refundedCents < amountCents;
  const amount = formatMoney(cents(amountCents));
  return (
    <li>
      <div className="words">
        <div className="title">
          <TextLink href={projectPath(payment.project.projectId)}>
            <ProjectName house={house} title={projectTitle} />
          </TextLink>
        </div>
        <div className="meta">
          {formats.dateTime(paidAt ?? createdAt)}
          <span className="with">
            <PaidWith payment={payment} />
          </span>
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
            label={formatMessage({ id: 'checkout.receipt_of' }, { amount, project: [house, projectTitle].join(', ') })}
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
  readonly place: PagePlace;
}

function HistoryPage({ projectId, place, projectPath }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const read = useListPaymentsQuery(said({ limit: PAGE, cursor: place.cursor, projectId }));
  return (
    <ListPage
      place={place}
      read={read}
      words={{
        failed: formatMessage({ id: 'checkout.history_failed' }),
        more: formatMessage({ id: 'checkout.history_more' }),
        loadingMore: formatMessage({ id: 'checkout.history_loading' }),
      }}
      empty={<Typography variant="body2">{formatMessage({ id: 'checkout.history_empty' })}</Typography>}
    >
      {(payments) => (
        <List>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} projectPath={projectPath} />
          ))}
        </List>
      )}
    </ListPage>
  );
}

export interface PaymentHistoryProps extends HistoryPaths {
  /** The page says already that it could not be read: a history that has nothing to show says it no second time. */
  readonly pageFailed: boolean;
}

/** PAY-04: what was tried and what became of it, the latest first, with a receipt for whatever was paid. */
export function PaymentHistory({ projectPath, pageFailed }: PaymentHistoryProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const [projectId, setProjectId] = useState('');
  const { data } = useListPaymentsQuery({ limit: PAGE });
  const projects = data?.projects ?? [];
  const chosen = projectId === '' ? undefined : projectId;
  const title = formatMessage({ id: 'checkout.history' });
  if (pageFailed && data === undefined) return null;
  return (
    <Panel title={title} aside={<PrintButton about={title} />}>
      <Stack spacing={2}>
        {projects.length > 1 ? (
          <div data-print="hidden">
            <SelectField
              name="history-project"
              label={formatMessage({ id: 'checkout.history_project' })}
              options={projects.map((project) => ({
                value: project.id,
                label: [project.house, project.title].join(' · '),
              }))}
              emptyLabel={formatMessage({ id: 'checkout.history_all' })}
              value={projectId}
              onChange={({ target }) => setProjectId(target.value)}
            />
          </div>
        ) : null}
        <FilteredList name={projectId} words="checkout.history_counted">
          <ListPages>{(place) => <HistoryPage place={place} projectId={chosen} projectPath={projectPath} />}</ListPages>
        </FilteredList>
      </Stack>
    </Panel>
  );
}
