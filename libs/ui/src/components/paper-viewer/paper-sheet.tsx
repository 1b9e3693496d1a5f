import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { turned, type PaperDocument, type PaperDrawing, type PaperPage, type PaperSize } from './paper-document.js';
import type { PaperView } from './use-paper-view.js';

/** Paper is white by night too. */
const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  marginInline: 'auto',
  backgroundColor: '#fff',
  boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
  '& canvas': { display: 'block', width: '100%', height: '100%' },
  '& .fault': {
    ...theme.typography.body2,
    position: 'absolute',
    inset: theme.spacing(2, 2, 'auto'),
    color: '#0C2838',
  },
  // Its words lie over the picture of the page, where they can be heard, marked and copied, but not seen.
  '& .words': {
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    lineHeight: 1,
    textAlign: 'initial',
    transformOrigin: '0 0',
    textSizeAdjust: 'none',
    forcedColorAdjust: 'none',
    '--min-font-size': 1,
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
  '& .words :is(span, br)': {
    position: 'absolute',
    whiteSpace: 'pre',
    color: 'transparent',
    cursor: 'text',
    transformOrigin: '0% 0%',
  },
  '& .words > :not(.markedContent), & .words .markedContent span:not(.markedContent)': {
    '--font-height': 0,
    '--scale-x': 1,
    '--rotate': '0deg',
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
  },
  '& .words .markedContent': { display: 'contents' },
  '& .words[data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
  '& .words[data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
  '& .words[data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
  '& .words ::selection': { color: 'transparent', backgroundColor: 'rgb(10 90 146 / 0.3)' },
}));

interface Shown {
  readonly page: PaperPage;
  readonly width: number;
  readonly turn: PaperView['turn'];
}

/** Draws beside what is seen and puts it in its place once it is done, so that nothing flashes. */
function drawInto(place: HTMLElement, words: HTMLElement, { page, width, turn }: Shown): PaperDrawing {
  const how = { scale: width / turned(page, turn).width, turn };
  const canvas = document.createElement('canvas');
  const picture = page.draw(canvas, how);
  const text = page.write(words, how);
  const done = picture.done.then(async () => {
    place.replaceChildren(canvas);
    await text.done;
  });
  return {
    done,
    cancel: () => {
      picture.cancel();
      text.cancel();
    },
  };
}

interface Ink {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly words: RefObject<HTMLDivElement | null>;
}

function useDrawn({ place, words }: Ink, page: PaperPage | undefined, { width, turn }: Omit<Shown, 'page'>): boolean {
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const [picture, text] = [place.current, words.current];
    if (page === undefined || picture === null || text === null || width <= 0) return undefined;
    let isGone = false;
    const drawn = drawInto(picture, text, { page, width, turn });
    drawn.done.then(
      () => setFailed(false),
      () => {
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
      drawn.cancel();
    };
  }, [place, words, page, width, turn]);
  return isFailed;
}

/** One page with its ink; without it while it is far from the window. */
function Ink({ page, ...size }: { readonly page: PaperPage | undefined } & Omit<Shown, 'page'>): ReactElement {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const isFailed = useDrawn({ place, words }, page, size);
  return (
    <>
      <div ref={place} aria-hidden style={{ height: '100%' }} />
      <div ref={words} className="words" />
      {isFailed ? <p className="fault">{formatMessage({ id: 'ui.paper.page_failed' })}</p> : null}
    </>
  );
}

export interface PaperSheetProps {
  readonly document: PaperDocument;
  readonly number: number;
  /** Of the page before it, until its own is known. */
  readonly likely: PaperSize;
  readonly width: number;
  readonly turn: PaperView['turn'];
  readonly isNear: boolean;
}

/** One page of a paper, in the room that it will take. */
export function PaperSheet({ document, number, likely, width, turn, isNear }: PaperSheetProps): ReactElement {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState<PaperPage>();
  useEffect(() => {
    if (!isNear) return undefined;
    let isGone = false;
    document.page(number).then(
      (found) => {
        if (!isGone) setPage(found);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [document, number, isNear]);
  const size = turned(page ?? likely, turn);
  return (
    <Sheet
      role="group"
      aria-label={formatMessage({ id: 'ui.paper.page' }, { page: number, count: document.count })}
      data-page={number}
      style={{ width, height: (width * size.height) / size.width }}
    >
      {isNear ? <Ink page={page} width={width} turn={turn} /> : null}
    </Sheet>
  );
}
