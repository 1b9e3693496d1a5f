import { Fragment, type ReactElement } from 'react';

/** Where a page stands among those that the reader has asked for. */
export interface PagePlace {
  /** Where it begins; the first begins at the start. */
  readonly cursor: string | undefined;
  /** The one that can have a way to more at its end. */
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
}

export interface PageByPageProps {
  /** Where each page begins that was asked for. */
  readonly cursors: readonly (string | undefined)[];
  /** Asks for the page after the last one. */
  readonly more: (nextCursor: string) => void;
  /** One page; each reads and shows its own. */
  readonly children: (place: PagePlace) => ReactElement;
}

/** A list's first page, and after it each one that the reader asks for. */
export function PageByPage({ cursors, more, children }: PageByPageProps): ReactElement {
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
