import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { createContext, useContext, useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';

const NavigationContext = createContext('');

export interface NavigationKeyProviderProps {
  /** Changes with every navigation, such as the router's `location.key`. */
  readonly value: string;
  readonly children: ReactNode;
}

/** Tells page titles when the reader has come to another page. */
export function NavigationKeyProvider({ value, children }: NavigationKeyProviderProps): ReactElement {
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

export interface PageViewProps {
  /** What of the page is shown, such as the record that is open; nothing for the page itself. */
  readonly name: string | undefined;
  readonly children: ReactNode;
}

/**
 * One of several views of the same address, chosen by its query: going from one to another is a navigation, and the
 * focus follows to the heading. A filter is none: it stays outside of the name.
 */
export function PageView({ name, children }: PageViewProps): ReactElement {
  const page = useContext(NavigationContext);
  return <NavigationContext value={name === undefined ? page : `${page} ${name}`}>{children}</NavigationContext>;
}

// The browser itself puts a reader at the top of the first page; only later pages need our help. Focus moves once
// per navigation, so a title that is drawn again after loading does not pull the reader away.
let focusedFor: string | undefined;

/**
 * For the heading that a reader is led to when they have come to another page or view, with `tabIndex={-1}`. A heading
 * that is passed by leaves the focus to another one, that of the record which stands below it.
 */
export function useFocusAfterNavigation(isPassed = false): RefObject<HTMLHeadingElement | null> {
  const key = useContext(NavigationContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isPassed) return;
    if (focusedFor !== undefined && focusedFor !== key) heading.current?.focus({ preventScroll: true });
    focusedFor = key;
  }, [key, isPassed]);
  return heading;
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 3),
  marginBottom: theme.spacing(2),
  // Many buttons go below it: the title keeps its line.
  '& > .text': { flex: '1 1 24rem', minWidth: 'min(18rem, 100%)' },
  '& .above': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 1.5),
    marginBottom: theme.spacing(1),
  },
  '& .sub': { color: theme.vars.palette.text.secondary, marginTop: '0.4375rem' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) },
  [theme.breakpoints.down('md')]: {
    '& .actions': {
      width: '100%',
      '& > *': { flex: '1 1 auto' },
      '& > .MuiButton-quiet': { flex: '0 1 auto' },
      '& > .MuiIconButton-root': { flex: 'none' },
    },
  },
}));

export interface PageTitleProps {
  /** The page's only h1, also the browser tab's title. */
  readonly title: string;
  /** Chips and the level above the title. */
  readonly above?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** What the browser tab says where a record is open below the title: its name. */
  readonly record?: string | undefined;
}

/** The page's only h1, which takes focus after navigation, and the browser tab's title. */
export function PageHeading({ title, record }: Pick<PageTitleProps, 'title' | 'record'>): ReactElement {
  const heading = useFocusAfterNavigation(record !== undefined);
  const { formatMessage } = useIntl();
  return (
    <>
      <title>
        {formatMessage(
          { id: 'ui.page_title.document' },
          { title: record === undefined ? title : [record, title].join(' · ') },
        )}
      </title>
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
    </>
  );
}

/** The heading of a page with what belongs beside it. */
export function PageTitle({ title, above, subtitle, actions, record }: PageTitleProps): ReactElement {
  return (
    <Row>
      <div className="text">
        {above === undefined ? null : <div className="above">{above}</div>}
        <PageHeading title={title} record={record} />
        {subtitle === undefined ? null : <div className="sub">{subtitle}</div>}
      </div>
      {actions === undefined ? null : <div className="actions">{actions}</div>}
    </Row>
  );
}
