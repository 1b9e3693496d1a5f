import { useListPaymentsQuery, type PaymentView } from '@cw/api-client';
import { cents } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import {
  LoadingState,
  Money,
  Panel,
  SkeletonRows,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextLink,
  Typography,
} from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LoadError } from '../../lists/load-error.js';

/** A payment that went back whole is no longer paid. */
const standing = ({ status, project }: PaymentView): PaymentView['status'] | 'refunded' =>
  status === 'succeeded' && project.state === 'refunded' ? 'refunded' : status;

/** PAY-04: what was tried and what became of it, newest first. */
export function PaymentHistory({ projectPath }: { readonly projectPath: (projectId: string) => string }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { data, error, isLoading, refetch } = useListPaymentsQuery({});
  const heads = [
    'checkout.history_when',
    'checkout.history_project',
    'checkout.history_amount',
    'checkout.history_status',
  ] as const;
  return (
    <Panel title={formatMessage({ id: 'checkout.history' })}>
      {isLoading ? (
        <LoadingState>
          <SkeletonRows count={2} />
        </LoadingState>
      ) : null}
      {data === undefined && error !== undefined ? (
        <LoadError
          title={formatMessage({ id: 'checkout.history_failed' })}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data?.items.length === 0 ? (
        <Typography variant="body2">{formatMessage({ id: 'checkout.history_empty' })}</Typography>
      ) : null}
      {data && data.items.length > 0 ? (
        <TableContainer>
          <Table>
            <TableHead>
              <TableRow>
                {heads.map((id) => (
                  <TableCell key={id}>{formatMessage({ id })}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.items.map((payment) => (
                <TableRow key={payment.id}>
                  <TableCell>{formats.dateTime(payment.createdAt)}</TableCell>
                  <TableCell>
                    <TextLink href={projectPath(payment.project.projectId)}>{payment.projectTitle}</TextLink>
                  </TableCell>
                  <TableCell>
                    <Money cents={cents(payment.amountCents)} />
                  </TableCell>
                  <TableCell>{formatMessage({ id: `checkout.status.${standing(payment)}` })}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : null}
    </Panel>
  );
}
