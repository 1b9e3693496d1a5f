import { PageByPage, type PageByPageProps } from '@cw/ui';
import type { ReactElement } from 'react';
import { useKit } from '../kit-context.js';

/** The first page, and after it each one that the reader asks for. */
export function CursorPages({ children }: Pick<PageByPageProps, 'children'>): ReactElement {
  return <PageByPage {...useKit().useCursors()}>{children}</PageByPage>;
}
