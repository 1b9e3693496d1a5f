import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useComing } from './coming.js';
import { SkeletonRows } from './skeleton.js';

/** What arrives sooner than this, in ms, arrives without a skeleton flashing by. */
export const LOADING_DELAY_MS = 200;

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  padding: theme.spacing(1, 3, 2),
  [theme.breakpoints.down('md')]: { paddingInline: theme.spacing(2) },
}));

export interface LoadingStateProps {
  /** What is on its way, as in "Getting the conditions…"; a plain "Loading…" without it. */
  readonly text?: string;
  /** Skeletons in the shape of what comes. */
  readonly children?: ReactNode;
  /** What stands below has been read already, and stays in sight: this is more of what is above. */
  readonly apart?: boolean;
}

/** Ruled skeletons after 200 ms, and a sentence that readers hear. */
export function LoadingState({ text, children, apart = false }: LoadingStateProps): ReactElement {
  const { formatMessage } = useIntl();
  const [late, setLate] = useState(false);
  const coming = useComing();
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADING_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" {...(!apart && coming)}>
      {late ? (children ?? <SkeletonRows />) : null}
      <div role="status">{late ? <Text>{text ?? formatMessage({ id: 'ui.loading.text' })}</Text> : null}</div>
    </div>
  );
}
