import { styled } from '@mui/material/styles';
import {
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';

/** A reader this near to the end, in px, is at the end. */
const NEAR_END = 48;
/** Rows this far outside the window, in px, are drawn ahead of a scroll. */
const DRAWN_AHEAD = { top: 900, bottom: 600 } as const;

const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  '& > .scroller': { height: '100%', overscrollBehavior: 'contain' },
  '& > .scroller:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: -3 },
  '& .head, & .foot': { padding: theme.spacing(0, 2) },
  '& .head': { display: 'grid', alignContent: 'center', justifyItems: 'center', minHeight: 56 },
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
  /** To one of the items, by its place in `items`, in the middle of the window. */
  readonly toItem: (place: number) => void;
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
  /** Above the oldest: of one height, whatever it says. */
  readonly head: ReactNode;
  /** Below the newest: who is typing. */
  readonly foot?: ReactNode;
  /** Over the rows, at the upper and the lower edge. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

interface Part extends HTMLAttributes<HTMLDivElement> {
  readonly context?: unknown;
}

interface Around {
  readonly head: ReactNode;
  readonly foot: ReactNode;
}

// What the list hands to its parts beside the attributes of an element is no attribute.
const Row = ({ item: _item, context: _context, ...attributes }: Part & { readonly item?: unknown }): ReactElement => (
  <div {...attributes} role="listitem" />
);
const Rows = ({
  ref,
  context: _context,
  ...attributes
}: Part & { ref?: Ref<HTMLDivElement> | undefined }): ReactElement => (
  <div {...attributes} ref={ref ?? null} role="list" />
);
const Head = ({ context }: { readonly context?: Around }): ReactElement => <div className="head">{context?.head}</div>;
const Foot = ({ context }: { readonly context?: Around }): ReactElement => <div className="foot">{context?.foot}</div>;
const PARTS = { Item: Row, List: Rows, Header: Head, Footer: Foot } as const;

/** MSG-01: a conversation of any length; only what is near the window is drawn, and older rows push nothing away. */
export function Thread<T>(props: ThreadProps<T>): ReactElement {
  const { ref, label, items, firstNumber, opensAt, keyOf, children, head, foot, above, below, follows } = props;
  const list = useRef<VirtuosoHandle>(null);
  useImperativeHandle(ref, () => ({
    toEnd: () => list.current?.scrollToIndex({ index: 'LAST', align: 'end' }),
    toItem: (place) => list.current?.scrollToIndex({ index: place, align: 'center' }),
  }));
  const around = useMemo(() => ({ head, foot }), [head, foot]);
  const onRange = ({ startIndex, endIndex }: { startIndex: number; endIndex: number }): void =>
    props.onSeen?.(startIndex - firstNumber, endIndex - firstNumber);
  const renderItem = useCallback(
    (number: number, item: T) => children(item, number - firstNumber),
    [children, firstNumber],
  );
  return (
    <Ground>
      <Virtuoso
        ref={list}
        className="scroller"
        role="region"
        aria-label={label}
        data={items}
        context={around}
        components={PARTS}
        firstItemIndex={firstNumber}
        initialTopMostItemIndex={
          opensAt === undefined ? { index: 'LAST', align: 'end' } : { index: opensAt, align: 'center' }
        }
        alignToBottom
        increaseViewportBy={DRAWN_AHEAD}
        atBottomThreshold={NEAR_END}
        computeItemKey={(_, item) => keyOf(item)}
        itemContent={renderItem}
        startReached={props.onOlder}
        endReached={props.onNewer}
        atBottomStateChange={props.onAtEnd}
        rangeChanged={onRange}
        followOutput={(isAtEnd) => (isAtEnd || follows(items) ? 'auto' : false)}
      />
      {above === undefined ? null : <Corner className="above">{above}</Corner>}
      {below === undefined ? null : <Corner>{below}</Corner>}
    </Ground>
  );
}
