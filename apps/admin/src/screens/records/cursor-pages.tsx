import { Fragment, type ReactElement } from 'react';
import { useKit } from '../kit-context.js';

/** Where one page stands among those that were asked for. */
export interface PagePlace {
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
}

export interface CursorPagesProps {
  readonly children: (place: PagePlace) => ReactElement;
}

/** The first page, and after it each one that the reader asks for. */
export function CursorPages({ children }: CursorPagesProps): ReactElement {
  const { cursors, more } = useKit().useCursors();
  return (
    <>
      {cursors.map((cursor, index) => (
        <Fragment key={cursor ?? ''}>
          {children({ cursor, isLast: index === cursors.length - 1, onMore: more })}
        </Fragment>
      ))}
    </>
  );
}
