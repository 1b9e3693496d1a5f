import { styled } from '@mui/material/styles';
import { useId, type ReactElement, type ReactNode } from 'react';
import { radius } from '../../theme/tokens.js';
import { ownProps } from '../../theme/own-props.js';
import { useFocusAfterNavigation } from '../page-title/page-title.js';

const Ground = styled(
  'section',
  ownProps('flush', 'ruled'),
)<{
  flush: boolean;
  ruled: boolean;
}>(({ theme, flush, ruled }) => {
  const tick = theme.vars.palette.text.disabled;
  return {
    position: 'relative',
    minWidth: 0,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radius.panel,
    padding: flush ? 0 : theme.spacing(3),
    ...(flush && { overflow: 'hidden' }),
    [theme.breakpoints.down('md')]: { padding: flush ? 0 : theme.spacing(2) },
    ...(ruled && {
      // A sum and what it is made of are read on one page.
      '@media print': { breakInside: 'avoid' },
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: '-1px 0 auto 0',
        height: 7,
        borderRadius: `${radius.panel}px ${radius.panel}px 0 0`,
        background: `repeating-linear-gradient(90deg, ${tick} 0 1px, transparent 1px 12px) 12px 0 / 100% 4px no-repeat, repeating-linear-gradient(90deg, ${tick} 0 1px, transparent 1px 60px) 12px 0 / 100% 7px no-repeat`,
        opacity: 0.55,
        pointerEvents: 'none',
      },
    }),
  };
});

const Head = styled(
  'header',
  ownProps('flush'),
)<{ flush: boolean }>(({ theme, flush }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  marginBottom: flush ? 0 : theme.spacing(2),
  ...(flush && {
    padding: theme.spacing(2, 3),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.down('md')]: { padding: theme.spacing(1.5, 2) },
  }),
  '& h2': theme.typography.h2,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginTop: 2 },
}));

export interface PanelProps {
  /** A section heading, or nothing: then give `label`. */
  readonly title?: ReactNode;
  /** Names the region when it has no visible title. */
  readonly label?: string;
  readonly subtitle?: ReactNode;
  /** Beside the title: a link, a chip, a tag strip. */
  readonly aside?: ReactNode;
  /** Ticks on its upper edge: the one panel of a page that matters most. */
  readonly ruled?: boolean;
  /** Rows reach the edges, hairlines between them. */
  readonly flush?: boolean;
  /** It holds the record that is the page's view: whoever opens it is led to its heading, see `PageView`. */
  readonly leads?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A paper panel with a hairline round it. Never a panel inside a panel. */
export function Panel({
  title,
  label,
  subtitle,
  aside,
  ruled = false,
  flush = false,
  leads = false,
  className,
  children,
}: PanelProps): ReactElement {
  const headingId = useId();
  const heading = useFocusAfterNavigation(!leads);
  const naming = title === undefined ? { 'aria-label': label } : { 'aria-labelledby': headingId };
  return (
    <Ground flush={flush} ruled={ruled} className={className} {...naming}>
      {title === undefined && aside === undefined ? null : (
        <Head flush={flush}>
          <div>
            {title === undefined ? null : (
              <h2 id={headingId} ref={heading} {...(leads && { tabIndex: -1 })}>
                {title}
              </h2>
            )}
            {subtitle === undefined ? null : <p>{subtitle}</p>}
          </div>
          {aside}
        </Head>
      )}
      {children}
    </Ground>
  );
}
