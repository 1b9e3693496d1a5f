import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { PageHeading } from '../page-title/page-title.js';
import { SpotDrawing, type SpotSubject } from '../../illustrations/spot-drawing.js';

export const StateLayout = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  padding: theme.spacing(3),
  maxWidth: 560,
  '& > svg': { width: 220, maxWidth: '100%', height: 'auto' },
  '& h1': { margin: theme.spacing(1.5, 0, 0.75) },
  '& h2': { ...theme.typography.h2, margin: theme.spacing(1.5, 0, 0.75) },
  '& .text': { color: theme.vars.palette.text.secondary },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5), marginTop: theme.spacing(2) },
  '& code': { fontFamily: 'inherit', fontWeight: 620, whiteSpace: 'nowrap', color: theme.vars.palette.text.primary },
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2) },
}));

export interface StateHeadingProps {
  readonly title: string;
  /** The state is all that the page has to say, so its title is the page's. */
  readonly asPage: boolean;
}

export function StateHeading({ title, asPage }: StateHeadingProps): ReactElement {
  return asPage ? <PageHeading title={title} /> : <h2>{title}</h2>;
}

export interface EmptyStateProps {
  readonly title: string;
  /** The page has nothing else: the title is its h1, and the browser tab's title. */
  readonly asPage?: boolean;
  /** What is here later, who is at work now, and by when. */
  readonly children?: ReactNode;
  /** One action. */
  readonly action?: ReactNode;
  readonly drawing?: SpotSubject;
}

export function EmptyState({
  title,
  asPage = false,
  children,
  action,
  drawing = 'house',
}: EmptyStateProps): ReactElement {
  return (
    <StateLayout>
      <SpotDrawing subject={drawing} />
      <StateHeading title={title} asPage={asPage} />
      <div className="text">{children}</div>
      {action === undefined ? null : <div className="actions">{action}</div>}
    </StateLayout>
  );
}
