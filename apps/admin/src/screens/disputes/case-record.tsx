import type { ChangeOrderView, ProjectDetail } from '@cw/api-client';
import { LoadingState, SkeletonRows } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';

interface CaseRecord {
  readonly project: ProjectDetail;
  readonly changes: readonly ChangeOrderView[];
}

export interface CaseRecordState {
  readonly record: CaseRecord | undefined;
  /** In the place of what did not come, or not yet. */
  readonly instead: ReactNode;
}

/** What a case is about: the project and its change orders, asked for together. */
export function useCaseRecord(projectId: string): CaseRecordState {
  const { api } = useKit();
  const project = api.useGetProjectQuery(projectId);
  const changes = api.useListChangeOrdersQuery(projectId);
  const record =
    project.data === undefined || changes.data === undefined
      ? undefined
      : { project: project.data, changes: changes.data.items };
  const failed = [project, changes].filter(({ data, error, isFetching }) => !data && error && !isFetching);
  const retry = (): void => failed.forEach(({ refetch }) => void refetch());
  const [first] = failed;
  return { record, instead: record ? null : <RecordInstead error={first?.error} onRetry={retry} /> };
}

function RecordInstead({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const { LoadError } = useKit();
  if (error !== undefined) {
    return <LoadError title={formatMessage({ id: 'admin.dispute.record_error' })} error={error} onRetry={onRetry} />;
  }
  return (
    <LoadingState text={formatMessage({ id: 'admin.dispute.record_loading' })}>
      <SkeletonRows count={4} />
    </LoadingState>
  );
}
