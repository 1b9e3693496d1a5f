import { LIST_POLLING, useListNotificationsQuery, type NotificationResponse } from '@cw/api-client';
import type { PlainDate } from '@cw/domain';
import { Button, ButtonLink, EmptyState, FilteredList, Panel, styled } from '@cw/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../app/routes/paths.js';
import { ListPage } from '../../lists/list-page.js';
import { said } from '../../lists/said.js';
import { BulkBar } from './bulk-bar.js';
import { dayOf, groupByDay } from './day-groups.js';
import { DayRows } from './day-rows.js';
import { NotificationFilterBar } from './notification-filter-bar.js';
import { useNotificationActions, type NotificationActions } from './use-notification-actions.js';
import { useNotificationFilters, type NotificationFilterState } from './use-notification-filters.js';
import { useSelection, type Selection } from './use-selection.js';

const Rows = styled('div')({ '&:focus': { outline: 'none' } });

function NothingFits({ filters, narrow }: NotificationFilterState): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      drawing="house"
      title={formatMessage({ id: 'notifications.filter.none_title' })}
      action={
        <Button variant="secondary" onClick={() => narrow({ topic: undefined, unread: false })}>
          <FormattedMessage id="notifications.filter.clear" />
        </Button>
      }
    >
      <FormattedMessage id={filters.unread ? 'notifications.filter.none_unread' : 'notifications.filter.none_text'} />
    </EmptyState>
  );
}

function NoNotifications(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      drawing="house"
      title={formatMessage({ id: 'notifications.list.empty_title' })}
      action={
        <ButtonLink href={paths.dashboard}>
          <FormattedMessage id="notifications.list.empty_action" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="notifications.list.empty_text" />
    </EmptyState>
  );
}

interface PagesProps {
  readonly userId: string;
  readonly state: NotificationFilterState;
  readonly selection: Selection;
  readonly actions: NotificationActions;
  readonly onRemoved: () => void;
}

interface PageProps extends PagesProps {
  readonly cursor?: string;
  /** On which day the page before ended; its rows go on under that day's heading. */
  readonly dayBefore?: PlainDate;
  readonly isLast: boolean;
  readonly onMore: () => void;
  /** What comes after this page. */
  readonly next: (cursor: string, day: PlainDate) => ReactElement | null;
}

function useShownRows(selection: Selection, page: string, items: readonly NotificationResponse[] | undefined): void {
  const { show } = selection;
  useEffect(() => {
    show(page, items?.map(({ id }) => id) ?? []);
  }, [show, page, items]);
  useEffect(() => () => show(page, []), [show, page]);
}

function NotificationPage(props: PageProps): ReactElement {
  const { userId, state, selection, actions, onRemoved, cursor, dayBefore, isLast, onMore, next } = props;
  const { formatMessage } = useIntl();
  const { topic, unread } = state.filters;
  const read = useListNotificationsQuery(
    said({ id: userId, cursor, topic, unread: unread || undefined }),
    LIST_POLLING,
  );
  useShownRows(selection, cursor ?? '', read.data?.items);
  const lastItem = read.data?.items.at(-1);
  const after = read.data?.nextCursor;
  return (
    <>
      <ListPage
        place={{ cursor, isLast, onMore }}
        read={read}
        words={{
          failed: formatMessage({ id: 'notifications.list.error' }),
          more: formatMessage({ id: 'notifications.list.more' }),
          loadingMore: formatMessage({ id: 'notifications.list.more_sending' }),
          loading: formatMessage({ id: 'notifications.list.loading' }),
        }}
        empty={state.isNarrowed ? <NothingFits {...state} /> : <NoNotifications />}
        skeletonRows={4}
      >
        {(items) => (
          <>
            {cursor === undefined ? <BulkBar selection={selection} actions={actions} onDone={onRemoved} /> : null}
            {groupByDay(items).map((group) => (
              <DayRows
                key={group.day}
                group={group}
                isContinued={group.day === dayBefore}
                {...{ selection, actions, onRemoved }}
              />
            ))}
          </>
        )}
      </ListPage>
      {isLast || lastItem === undefined || typeof after !== 'string' ? null : next(after, dayOf(lastItem))}
    </>
  );
}

/**
 * Each page begins where the one before it ends now, so that nothing falls between two of them when a new one pushes
 * the rows down.
 */
function Pages(props: PagesProps): ReactElement {
  const [count, setCount] = useState(1);
  const pageAt = (index: number, from: Pick<PageProps, 'cursor' | 'dayBefore'>): ReactElement => (
    <NotificationPage
      key={index}
      {...props}
      {...from}
      isLast={index === count}
      onMore={() => setCount((before) => before + 1)}
      next={(cursor, dayBefore) => pageAt(index + 1, { cursor, dayBefore })}
    />
  );
  return pageAt(1, {});
}

export interface NotificationListProps {
  readonly userId: string;
}

/** Every notification, newest first, day by day. */
export function NotificationList({ userId }: NotificationListProps): ReactElement {
  const { formatMessage } = useIntl();
  const state = useNotificationFilters();
  const selection = useSelection();
  const actions = useNotificationActions(userId);
  const rows = useRef<HTMLDivElement>(null);
  const { topic, unread } = state.filters;
  return (
    <>
      <NotificationFilterBar state={state} />
      <Panel flush label={formatMessage({ id: 'notifications.list.label' })}>
        <Rows ref={rows} tabIndex={-1}>
          <FilteredList name={`${topic ?? ''} ${unread}`} words="notifications.list.counted">
            <Pages
              {...{ userId, state, selection, actions }}
              onRemoved={() => rows.current?.focus({ preventScroll: true })}
            />
          </FilteredList>
        </Rows>
      </Panel>
    </>
  );
}
