import { detailOf, isApiError, useGetProjectQuery, useSession, type ProjectDetail } from '@cw/api-client';
import {
  Breadcrumbs,
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadingState,
  PageTitle,
  SkeletonRows,
  useToast,
} from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/routes/paths.js';
import { useProjectListPlace } from '../../../words/project-list.js';
import type { EditDraft } from './edit-draft.js';
import { EditProjectForm } from './edit-project-form.js';

const mayEdit = (project: ProjectDetail): boolean => project.actions.includes('edit');

function Closed({ projectId }: { readonly projectId: string }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      asPage
      drawing="house"
      title={formatMessage({ id: 'projects.edit.closed_title' })}
      action={
        <ButtonLink variant="primary" href={paths.project(projectId)}>
          <FormattedMessage id="projects.edit.back" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="projects.edit.closed_text" />
    </EmptyState>
  );
}

const NOT_FOUND = 404;

export interface EditProjectProps {
  readonly projectId: string;
  /** What stands in its place when there is no such project for the reader. */
  readonly notFound: ReactElement;
}

interface Reading {
  /** How often the form began anew. */
  readonly count: number;
  /** What was typed over the reading before it. */
  readonly typed: EditDraft | undefined;
}

/** PROJ-01: what the owner changes while the project is open. */
export function EditProject({ projectId, notFound }: EditProjectProps): ReactElement {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const navigate = useNavigate();
  const session = useSession();
  const listOf = useProjectListPlace();
  const { data, error, refetch } = useGetProjectQuery(projectId);
  // The form begins anew with what was read last only when its reader asks for it.
  const [reading, setReading] = useState<Reading>({ count: 0, typed: undefined });
  if (isApiError(error) && error.status === NOT_FOUND) return notFound;
  if (error !== undefined && data === undefined) {
    return (
      <ErrorState asPage title={formatMessage({ id: 'record.load_failed' })} onRetry={() => void refetch()}>
        {detailOf(error)}
      </ErrorState>
    );
  }
  if (data === undefined || session.status === 'loading') {
    return (
      <LoadingState text={formatMessage({ id: 'record.loading' })}>
        <SkeletonRows count={6} />
      </LoadingState>
    );
  }
  if (!mayEdit(data)) return <Closed projectId={projectId} />;
  const list = listOf(data);
  const reload = async (typed: EditDraft | undefined): Promise<void> => {
    const { isError, error: fault } = await refetch();
    if (isError) {
      const text = detailOf(fault);
      toast({
        kind: 'broken',
        title: formatMessage({ id: 'record.load_failed' }),
        ...(text !== undefined && { text }),
      });
      return;
    }
    setReading(({ count }) => ({ count: count + 1, typed }));
  };
  return (
    <>
      <Breadcrumbs
        items={[
          { label: formatMessage({ id: list.labelId }), href: list.address },
          { label: data.title, href: paths.project(projectId) },
          { label: formatMessage({ id: 'projects.edit.title' }) },
        ]}
      />
      <PageTitle
        title={formatMessage({ id: 'projects.edit.title' })}
        subtitle={<FormattedMessage id="projects.edit.subtitle" />}
      />
      <EditProjectForm
        key={reading.count}
        initial={data}
        userId={session.status === 'signed-in' ? session.user.id : ''}
        carried={reading.typed}
        onSaved={() => void navigate(paths.project(projectId))}
        onReload={(typed) => void reload(typed)}
      />
    </>
  );
}
