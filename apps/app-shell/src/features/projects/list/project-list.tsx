import { useListProjectsQuery } from '@cw/api-client';
import type { ProjectScope } from '@cw/domain';
import { Button, ButtonLink, EmptyState, LoadingState, Panel, SkeletonRows } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../../app/paths.js';
import { LoadError } from '../../../lists/load-error.js';
import { MoreButton } from '../../../lists/more-button.js';
import { said } from '../../../lists/said.js';
import { useCursors } from '../../../lists/use-cursors.js';
import { AvailableProjectRow } from './available-project-row.js';
import { OwnProjectRow } from './own-project-row.js';
import { isNarrowed, queryOf, searchOf, type ProjectFilters } from './project-filters.js';
import { AvailableRows, OwnRows, RowsFrame } from './row-styles.js';

interface ListProps {
  readonly scope: ProjectScope;
  readonly filters: ProjectFilters;
  readonly onClear: () => void;
}

/** Why there is nothing, and the one thing to do about it. */
function Nothing({ scope, filters, onClear }: ListProps): ReactElement {
  const { formatMessage } = useIntl();
  if (isNarrowed(filters)) {
    return (
      <EmptyState
        drawing="tape"
        title={formatMessage({ id: 'projects.list.empty_filtered_title' })}
        action={
          <Button variant="primary" onClick={onClear}>
            <FormattedMessage id="projects.list.clear" />
          </Button>
        }
      >
        <FormattedMessage id="projects.list.empty_filtered_text" />
      </EmptyState>
    );
  }
  if (scope === 'available') {
    return (
      <EmptyState drawing="toolbox" title={formatMessage({ id: 'projects.list.empty_available_title' })}>
        <FormattedMessage id="projects.list.empty_available_text" />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={formatMessage({ id: 'projects.list.empty_mine_title' })}
      action={
        <ButtonLink variant="primary" href={paths.createProject}>
          <FormattedMessage id="projects.list.create" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="projects.list.empty_mine_text" />
    </EmptyState>
  );
}

interface PageProps extends ListProps {
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
}

function ProjectPage({ cursor, isLast, onMore, ...list }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const { scope, filters } = list;
  const { data, error, isFetching, refetch } = useListProjectsQuery(said({ ...queryOf(filters, scope), cursor }));

  if (data === undefined) {
    if (error !== undefined && !isFetching) {
      return (
        <LoadError title={formatMessage({ id: 'projects.list.error' })} error={error} onRetry={() => void refetch()} />
      );
    }
    return (
      <LoadingState text={formatMessage({ id: 'projects.list.loading' })}>
        <SkeletonRows count={4} />
      </LoadingState>
    );
  }
  if (data.items.length === 0 && cursor === undefined) return <Nothing {...list} />;
  const { nextCursor } = data;
  return (
    <>
      {scope === 'mine' ? (
        <OwnRows>
          {data.items.map((project) => (
            <OwnProjectRow key={project.id} project={project} />
          ))}
        </OwnRows>
      ) : (
        <AvailableRows>
          {data.items.map((project) => (
            <AvailableProjectRow key={project.id} project={project} />
          ))}
        </AvailableRows>
      )}
      {isLast && nextCursor !== null ? (
        <MoreButton
          sending={isFetching}
          sendingText={formatMessage({ id: 'projects.list.more_sending' })}
          onMore={() => onMore(nextCursor)}
        >
          <FormattedMessage id="projects.list.more" />
        </MoreButton>
      ) : null}
    </>
  );
}

function Pages(props: ListProps): ReactElement {
  const { cursors, more } = useCursors();
  return (
    <RowsFrame>
      {cursors.map((cursor, index) => (
        <ProjectPage
          key={cursor ?? ''}
          {...props}
          cursor={cursor}
          isLast={index === cursors.length - 1}
          onMore={more}
        />
      ))}
    </RowsFrame>
  );
}

/** PROJ-05, PROJ-07: My Projects or Available Projects, page after page. */
export function ProjectList(props: ListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'projects.list.label' })}>
      <Pages key={searchOf(props.filters).toString()} {...props} />
    </Panel>
  );
}
