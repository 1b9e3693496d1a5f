import { styled } from '@mui/material/styles';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react';
import type { PaperDocument, PaperSize } from './paper-document.js';
import { PaperSheet } from './paper-sheet.js';
import { useNearPages } from './use-near-pages.js';
import type { PaperView } from './use-paper-view.js';

const GAP = 12;
/** A page is the one that is read once its head is above this part of the window. */
const READ_AT = 0.4;

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: GAP,
  padding: GAP,
  height: '100%',
  overflow: 'auto',
  backgroundColor: theme.vars.palette.sunk,
}));

const sheetsOf = (frame: HTMLElement): HTMLElement[] => [...frame.querySelectorAll<HTMLElement>('[data-page]')];

/** The page at which its reader is. */
function pageAt(frame: HTMLElement): number {
  const line = frame.scrollTop + frame.clientHeight * READ_AT;
  const index = sheetsOf(frame).findLastIndex((sheet) => sheet.offsetTop <= line);
  return Math.max(1, index + 1);
}

function goTo(frame: HTMLElement | null, page: number): void {
  const sheet = frame?.querySelector<HTMLElement>(`[data-page="${page}"]`);
  if (sheet) frame?.scrollTo({ top: sheet.offsetTop - GAP });
}

/** How wide a page is that fits; 0 until it is known. */
function useFitWidth(frame: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const look = (): void => setWidth(Math.max(0, current.clientWidth - 2 * GAP));
    look();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}

export interface PaperPagesHandle {
  readonly goTo: (page: number) => void;
}

export interface PaperPagesProps {
  readonly label: string;
  readonly document: PaperDocument;
  readonly firstSize: PaperSize;
  readonly view: PaperView;
  readonly ref: Ref<PaperPagesHandle>;
}

/** The pages one below the other; those near the window are drawn. */
export function PaperPages({ label, document, firstSize, view, ref }: PaperPagesProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [startsAt] = useState(view.page);
  const fit = useFitWidth(frame);
  const isLaidOut = fit > 0;
  const near = useNearPages(frame, isLaidOut ? document.count : 0);
  const width = Math.round(fit * view.zoom);
  const { turn, onPage } = view;
  const place = useRef(0);
  useImperativeHandle(ref, () => ({ goTo: (page) => goTo(frame.current, page) }), []);
  useEffect(() => {
    if (isLaidOut) goTo(frame.current, startsAt);
  }, [isLaidOut, startsAt]);
  // Whoever enlarges a page goes on reading where they were.
  useLayoutEffect(() => {
    const { current } = frame;
    if (current !== null) current.scrollTop = place.current * current.scrollHeight;
  }, [width, turn]);
  return (
    <Frame
      ref={frame}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        place.current = currentTarget.scrollTop / Math.max(1, currentTarget.scrollHeight);
        onPage(pageAt(currentTarget));
      }}
    >
      {Array.from({ length: isLaidOut ? document.count : 0 }, (_none, index) => (
        <PaperSheet
          key={index}
          number={index + 1}
          likely={firstSize}
          isNear={near.has(index + 1)}
          {...{ document, width, turn }}
        />
      ))}
    </Frame>
  );
}
