import { styled } from '@mui/material/styles';
import {
  Fragment,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import {
  Virtualizer,
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  type VirtualizerHandle,
} from 'virtua';
import { useEdges } from './use-edges.js';

/** Rows this far outside the window, in px, are drawn ahead of a scroll, and asked for where they are not here. */
const AHEAD = 900;
/** The height of what stands above the oldest row, in px: the list has to know it. */
const HEAD = 56;
/** How long, in ms, rows are waited for that are never measured: a thread without any. */
const LONGEST_MEASURING = 300;
/** Further than whatever stands under the newest row, in px. */
const BEYOND = 10_000;

/** Some lines stay readable, however much is being written below. */
const Ground = styled('div')({ position: 'relative', flex: 1, minHeight: '7rem' });

const Scroller = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The list keeps its rows where they are; a browser that does it too would do it twice.
  overflowAnchor: 'none',
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: -3 },
  // Until rows know their heights nothing stands where it stays.
  '&:not([data-placed]) > *': { visibility: 'hidden' },
  '& .head, & .foot': { flex: 'none', padding: theme.spacing(0, 2) },
  // A thread that does not fill the window stands at its foot.
  '& .head': { display: 'grid', alignContent: 'center', justifyItems: 'center', height: HEAD, marginTop: 'auto' },
}));

const Corner = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: theme.spacing(2),
  bottom: theme.spacing(1.5),
  left: theme.spacing(2),
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '&.above': { top: theme.spacing(1.5), bottom: 'auto' },
}));

export interface ThreadHandle {
  readonly toEnd: () => void;
}

export interface ThreadProps<T> {
  readonly ref?: Ref<ThreadHandle>;
  /** Names the region that scrolls. */
  readonly label: string;
  /** Oldest first. */
  readonly items: readonly T[];
  /** The number of the first item; older ones that come before it make it smaller, and nothing moves on screen. */
  readonly firstNumber: number;
  /** Where the thread opens: at an item by its place, or at the end. */
  readonly opensAt?: number | undefined;
  readonly keyOf: (item: T) => string;
  readonly children: (item: T, place: number) => ReactNode;
  readonly onOlder: () => void;
  readonly onNewer: () => void;
  readonly onAtEnd: (isAtEnd: boolean) => void;
  /** The places of the first and the last item on screen. */
  readonly onSeen?: (first: number, last: number) => void;
  /** Whether what comes at the end brings the reader there who is somewhere else. */
  readonly follows: (items: readonly T[]) => boolean;
  /** What is last here is the newest there is: who reads at the end stays there. */
  readonly isWhole: boolean;
  /** Above the oldest: of one height, whatever it says. */
  readonly head: ReactNode;
  /** Below the newest: who is typing. */
  readonly foot?: ReactNode;
  /** Over the rows, at the upper and the lower edge. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

const Rows = (props: CustomContainerComponentProps): ReactElement => <div {...props} role="list" />;
// What the list hands to a row beside the attributes of an element is no attribute.
const Row = ({ index: _index, ...attributes }: CustomItemComponentProps): ReactElement => (
  <div {...attributes} role="listitem" />
);

/** Whether the rows have been measured once. */
function usePlaced() {
  const [isPlaced, setPlaced] = useState(false);
  const place = useCallback(() => setPlaced(true), []);
  useEffect(() => {
    const timer = setTimeout(place, LONGEST_MEASURING);
    return () => clearTimeout(timer);
  }, [place]);
  return { isPlaced, place };
}

/** Brings the reader to where the thread opens, keeps who is at the end there, and tells where the reader is. */
function useReader<T>(props: ThreadProps<T>) {
  const list = useRef<VirtualizerHandle>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { items, opensAt, follows, isWhole } = props;
  const { isAtEnd, look } = useEdges(AHEAD, opensAt === undefined);
  const toEnd = useCallback(() => {
    list.current?.scrollToIndex(Number.MAX_SAFE_INTEGER, { align: 'end', offset: BEYOND });
  }, []);

  const onMove = (): void => {
    const [rows, box] = [list.current, scroller.current];
    if (rows === null || box === null) return;
    const { scrollTop, clientHeight, scrollHeight } = box;
    const first = rows.findItemIndex(scrollTop);
    const last = rows.findItemIndex(scrollTop + clientHeight - 1);
    look({ toBegin: scrollTop, toEnd: scrollHeight - scrollTop - clientHeight, first, last }, props);
  };

  const open = useEffectEvent(() => {
    if (opensAt === undefined) toEnd();
    else list.current?.scrollToIndex(opensAt, { align: 'center' });
  });
  useLayoutEffect(() => open(), []);

  const before = useRef({ last: items.at(-1), isWhole });
  const keepEnd = useEffectEvent(() => {
    const { last, isWhole: wasWhole } = before.current;
    before.current = { last: items.at(-1), isWhole };
    if (last !== items.at(-1) && ((isAtEnd.current && wasWhole) || follows(items))) toEnd();
  });
  useLayoutEffect(() => keepEnd(), [items, isWhole]);

  const { isPlaced, place } = usePlaced();
  const onResize = (): void => {
    place();
    if (isAtEnd.current && isWhole) toEnd();
    onMove();
  };
  return { list, scroller, toEnd, onMove, onResize, isPlaced };
}

/** MSG-01: a conversation of any length; only what is near the window is drawn, and older rows push nothing away. */
export function Thread<T>(props: ThreadProps<T>): ReactElement {
  const { ref, label, items, firstNumber, keyOf, children, head, foot, above, below } = props;
  const { list, scroller, toEnd, onMove, onResize, isPlaced } = useReader(props);
  useImperativeHandle(ref, () => ({ toEnd }), [toEnd]);

  // Rows that come before the first one are told apart from rows that come after the last, in the render that brings them.
  const [shown, setShown] = useState({ items, firstNumber, isShift: false });
  if (shown.items !== items) setShown({ items, firstNumber, isShift: firstNumber < shown.firstNumber });

  return (
    <Ground>
      <Scroller
        ref={scroller}
        className="scroller"
        role="region"
        aria-label={label}
        tabIndex={0}
        {...(isPlaced && { 'data-placed': '' })}
      >
        <div className="head">{head}</div>
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          startMargin={HEAD}
          shift={shown.isShift}
          data={items}
          bufferSize={AHEAD}
          as={Rows}
          item={Row}
          onScroll={onMove}
          onResize={onResize}
        >
          {(item, place) => <Fragment key={keyOf(item)}>{children(item, place)}</Fragment>}
        </Virtualizer>
        <div className="foot">{foot}</div>
      </Scroller>
      {above === undefined ? null : <Corner className="above">{above}</Corner>}
      {below === undefined ? null : <Corner>{below}</Corner>}
    </Ground>
  );
}
