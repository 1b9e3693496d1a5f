import { ArrowBackIcon, CloseIcon, IconButton, PageTitle, styled, useMediaQuery, useTheme } from '@cw/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { fullName } from '../records/full-name.js';
import { NO_FILTERS, placeOf, searchOf, SELECTED, type UserPlace } from './user-filters.js';
import { UserDetail } from './user-detail.js';
import { UserFilterBar } from './user-filter-bar.js';
import { UserList } from './user-list.js';

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-split="true"]': { gridTemplateColumns: 'minmax(0, 1fr) 25rem' },
  '& > .record': { position: 'relative' },
  '&[data-split="true"] > .record': {
    position: 'sticky',
    top: theme.spacing(2),
    maxHeight: `calc(100vh - ${theme.spacing(4)})`,
    overflowY: 'auto',
  },
  '& > .record:focus, & > .list:focus': { outline: 'none' },
  // The panel's own heading makes room for it.
  '& .close': { position: 'absolute', zIndex: 1, top: theme.spacing(1), right: theme.spacing(1) },
  '&[data-split="true"] > .record header': { paddingRight: theme.spacing(4) },
  '& .back': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), marginBottom: theme.spacing(1.5) },
}));

/** Follows the reader from the list to the record and back; not when the page opens with one. */
function useFocusOn(selected: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const record = useRef<HTMLDivElement>(null);
  const before = useRef(selected);
  useEffect(() => {
    if (before.current === selected) return;
    before.current = selected;
    (selected === undefined ? list : record).current?.focus();
  }, [selected]);
  return { list, record };
}

/** The screen's title; the browser tab says whose record is open before it. */
function Title({ selected }: { readonly selected: string | undefined }): ReactElement {
  const { formatMessage } = useIntl();
  const { currentData: user } = useKit().api.useGetManagedUserQuery(selected ?? '', { skip: selected === undefined });
  return <PageTitle title={formatMessage({ id: 'admin.users.title' })} record={user && fullName(user)} />;
}

/** ADM-01, ROLE-05: the people; the record of one stands beside the list, or in its place where there is no room. */
export function UsersScreen(): ReactElement {
  const { formatMessage } = useIntl();
  const { Link, useSearch } = useKit();
  const [search, change] = useSearch();
  const hasRoom = useMediaQuery(useTheme().breakpoints.up('lg'));
  const place = placeOf(search);
  const selected = search.get(SELECTED) ?? undefined;
  const { list, record } = useFocusOn(selected);
  const listPath = `/users?${searchOf(place).toString()}`;
  const go = (part: Partial<UserPlace>): void =>
    change((now) => searchOf({ ...placeOf(now), ...part }, now.get(SELECTED) ?? undefined), { step: true });
  const close = (): void => change((now) => searchOf(placeOf(now)));
  const isRecordAlone = selected !== undefined && !hasRoom;

  return (
    <>
      <Title selected={selected} />
      {isRecordAlone ? null : <UserFilterBar filters={place} onChange={(part) => go({ ...part, cursor: '' })} />}
      <Split data-split={selected !== undefined && hasRoom}>
        {isRecordAlone ? null : (
          <div className="list" ref={list} tabIndex={-1}>
            <UserList
              place={place}
              selected={selected}
              onChange={go}
              onClear={() => go({ ...NO_FILTERS, cursor: '' })}
            />
          </div>
        )}
        {selected === undefined ? null : (
          <div
            className="record"
            ref={record}
            role="region"
            tabIndex={-1}
            aria-label={formatMessage({ id: 'admin.users.record' })}
          >
            {hasRoom ? (
              <IconButton className="close" aria-label={formatMessage({ id: 'admin.users.close' })} onClick={close}>
                <CloseIcon />
              </IconButton>
            ) : (
              <div className="back">
                <ArrowBackIcon />
                <Link to={listPath}>
                  <FormattedMessage id="admin.users.back" />
                </Link>
              </div>
            )}
            <UserDetail id={selected} />
          </div>
        )}
      </Split>
    </>
  );
}
