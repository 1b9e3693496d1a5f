import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { createContext, useContext, useEffect, useRef, type ReactElement, type ReactNode } from 'react';
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

// The browser itself puts a reader at the top of the first page; only later pages need our help. Focus moves once
// per navigation, so a title that is drawn again after loading does not pull the reader away.
let focusedFor: string | undefined;

function useFocusAfterNavigation(): React.RefObject<HTMLHeadingElement | null> {
  const key = useContext(NavigationContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusedFor !== undefined && focusedFor !== key) heading.current?.focus({ preventScroll: true });
    focusedFor = key;
  }, [key]);
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
      '& > .MuiButton-quiet, & > .MuiIconButton-root': { flex: 'none' },
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
}

/** The page's only h1, which takes focus after navigation, and the browser tab's title. */
export function PageHeading({ title }: Pick<PageTitleProps, 'title'>): ReactElement {
  const heading = useFocusAfterNavigation();
  const { formatMessage } = useIntl();
  return (
    <>
      <title>{formatMessage({ id: 'ui.page_title.document' }, { title })}</title>
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
    </>
  );
}

/** The heading of a page with what belongs beside it. */
export function PageTitle({ title, above, subtitle, actions }: PageTitleProps): ReactElement {
  return (
    <Row>
      <div className="text">
        {above === undefined ? null : <div className="above">{above}</div>}
        <PageHeading title={title} />
        {subtitle === undefined ? null : <div className="sub">{subtitle}</div>}
      </div>
      {actions === undefined ? null : <div className="actions">{actions}</div>}
    </Row>
  );
}
