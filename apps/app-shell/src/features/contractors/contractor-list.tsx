import { useListContractorsQuery } from '@cw/api-client';
import { Button, ButtonLink, EmptyState, LoadingState, Panel, SkeletonRows } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../app/paths.js';
import { LoadError } from '../../lists/load-error.js';
import { MoreButton } from '../../lists/more-button.js';
import { said } from '../../lists/said.js';
import { useCursors } from '../../lists/use-cursors.js';
import { isNarrowed, queryOf, searchOf, type ContractorFilters } from './contractor-filters.js';
import { ContractorRow } from './contractor-row.js';

export interface ContractorListProps {
  readonly filters: ContractorFilters;
  readonly onClear: () => void;
}

function Nobody({ filters, onClear }: ContractorListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      drawing="toolbox"
      title={formatMessage({ id: 'contractors.empty_title' })}
      action={
        isNarrowed(filters) ? (
          <Button variant="primary" onClick={onClear}>
            <FormattedMessage id="contractors.clear" />
          </Button>
        ) : (
          <ButtonLink variant="primary" href={paths.createProject}>
            <FormattedMessage id="shell.nav.create_project" />
          </ButtonLink>
        )
      }
    >
      <FormattedMessage id="contractors.empty_text" />
    </EmptyState>
  );
}

interface PageProps extends ContractorListProps {
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
}

function ContractorPage({ cursor, isLast, onMore, ...list }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useListContractorsQuery(said({ ...queryOf(list.filters), cursor }));
  if (data === undefined) {
    if (error !== undefined && !isFetching) {
      return (
        <LoadError title={formatMessage({ id: 'contractors.error' })} error={error} onRetry={() => void refetch()} />
      );
    }
    return (
      <LoadingState text={formatMessage({ id: 'contractors.loading' })}>
        <SkeletonRows count={4} />
      </LoadingState>
    );
  }
  if (data.items.length === 0 && cursor === undefined) return <Nobody {...list} />;
  const { nextCursor } = data;
  return (
    <>
      <ul>
        {data.items.map((contractor) => (
          <ContractorRow key={contractor.id} contractor={contractor} />
        ))}
      </ul>
      {isLast && nextCursor !== null ? (
        <MoreButton
          sending={isFetching}
          sendingText={formatMessage({ id: 'contractors.more_sending' })}
          onMore={() => onMore(nextCursor)}
        >
          <FormattedMessage id="contractors.more" />
        </MoreButton>
      ) : null}
    </>
  );
}

function Pages(props: ContractorListProps): ReactElement {
  const { cursors, more } = useCursors();
  return (
    <>
      {cursors.map((cursor, index) => (
        <ContractorPage
          key={cursor ?? ''}
          {...props}
          cursor={cursor}
          isLast={index === cursors.length - 1}
          onMore={more}
        />
      ))}
    </>
  );
}

/** CON-03: the directory, page after page. */
export function ContractorList(props: ContractorListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'contractors.label' })}>
      <Pages key={searchOf(props.filters).toString()} {...props} />
    </Panel>
  );
}
