import { useListProjectsQuery, type ProjectSummary } from '@cw/api-client';
import type { ProjectScope } from '@cw/domain';
import { Button, LoadingState, Panel, SkeletonRows } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadError } from '../../../lists/load-error.js';
import { MoreButton } from '../../../lists/more-button.js';
import { said } from '../../../lists/said.js';
import { useCursors } from '../../../lists/use-cursors.js';
import { AvailableProjectRow } from './available-project-row.js';
import { NothingHere } from './nothing-here.js';
import { OwnProjectRow } from './own-project-row.js';
import { narrowedTo, queryOf, searchOf } from './project-filters.js';
import { AvailableRows, OwnRows, RowsFrame } from './row-styles.js';
import type { ProjectFilterState } from './use-project-filters.js';

interface ListProps {
  readonly scope: ProjectScope;
  readonly state: ProjectFilterState;
  /** Chosen on the map: only what is there is listed. */
  readonly at?: { readonly zip: string; readonly onLeave: () => void };
}

function Loading(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <LoadingState text={formatMessage({ id: 'projects.list.loading' })}>
      <SkeletonRows count={4} />
    </LoadingState>
  );
}

interface RowsProps extends Pick<ListProps, 'scope'> {
  readonly items: readonly ProjectSummary[];
}

function Rows({ scope, items }: RowsProps): ReactElement {
  return scope === 'mine' ? (
    <OwnRows>
      {items.map((project) => (
        <OwnProjectRow key={project.id} project={project} />
      ))}
    </OwnRows>
  ) : (
    <AvailableRows>
      {items.map((project) => (
        <AvailableProjectRow key={project.id} project={project} />
      ))}
    </AvailableRows>
  );
}

interface PageProps extends ListProps {
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
}

function ProjectPage({ cursor, isLast, onMore, ...list }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const { scope, state, at } = list;
  const { data, error, isFetching, refetch } = useListProjectsQuery(
    said({ ...queryOf(narrowedTo(at?.zip ?? '', state.filters), scope), cursor }),
  );

  if (data === undefined) {
    if (error !== undefined && !isFetching) {
      return (
        <LoadError title={formatMessage({ id: 'projects.list.error' })} error={error} onRetry={() => void refetch()} />
      );
    }
    return <Loading />;
  }
  if (data.items.length === 0 && cursor === undefined) return <NothingHere {...list} />;
  const { nextCursor } = data;
  return (
    <>
      <Rows scope={scope} items={data.items} />
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
  const { state, at } = props;
  const place =
    at === undefined
      ? { label: formatMessage({ id: 'projects.list.label' }) }
      : {
          title: formatMessage({ id: 'projects.list.at_title' }, { zip: at.zip }),
          aside: (
            <Button size="small" onClick={at.onLeave}>
              <FormattedMessage id="projects.list.at_all" />
            </Button>
          ),
        };
  const key = searchOf(narrowedTo(at?.zip ?? '', state.filters)).toString();
  return (
    <Panel flush {...place}>
      {state.isReady ? <Pages key={key} {...props} /> : <Loading />}
    </Panel>
  );
}
