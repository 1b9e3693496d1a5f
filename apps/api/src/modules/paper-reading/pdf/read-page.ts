import { getResolvedPDFJS } from 'unpdf';
import type { PageText, TextItem } from '../text/page-text.js';
import { withBoxes } from './boxes.js';
import { type Drawing, drawingOf, type OperatorList } from './drawing.js';
import { formValues } from './form-values.js';
import { plainText } from './plain-text.js';
import type { PdfPage } from './open-document.js';

interface RawItem {
  readonly str: string;
  readonly width: number;
  readonly height: number;
  readonly transform: readonly number[];
}

interface PlacedItem extends TextItem {
  readonly isHidden: boolean;
}

const SEEN_SHARE_OF_A_SCAN = 0.6;
const isRawItem = (item: object): item is RawItem => 'str' in item && (item as RawItem).str.trim() !== '';

/** A line of letters that leans more than a hair is a side title or a stamp. */
const isUpright = ([a = 0, b = 0]: readonly number[]): boolean => a > 0 && Math.abs(b) < Math.abs(a) * 0.05;

const isNear = (one: readonly [number, number], other: readonly [number, number]): boolean =>
  Math.abs(one[0] - other[0]) < 0.7 && Math.abs(one[1] - other[1]) < 0.7;

/** Of the letters that begin here nobody sees any: they are painted so, or something lies over them. */
function isHidden(origin: readonly [number, number], { hidden, covers, shown }: Drawing): boolean {
  if (hidden.some((one) => isNear(one, origin))) return true;
  const last = shown.findLastIndex((one) => isNear(one, origin));
  return covers.some(
    ({ rect, shownBefore }) =>
      last >= 0 &&
      last < shownBefore &&
      origin[0] >= rect.left - 1 &&
      origin[0] <= rect.right &&
      origin[1] >= rect.bottom - 1 &&
      origin[1] <= rect.top,
  );
}

function place(items: readonly RawItem[], drawing: Drawing, height: number, [left, foot]: Corner): PlacedItem[] {
  return items.map(({ str, transform, width }) => {
    const [, , , , x = 0, y = 0] = transform;
    const size = Math.hypot(transform[2] ?? 0, transform[3] ?? 0);
    const hidden = size < 2.2 || isHidden([x, y], drawing);
    return { text: plainText(str), x: x - left, y: height - (y - foot), width, size, isHidden: hidden };
  });
}

type Corner = readonly [left: number, foot: number];

/** Bold by printing twice: the same words a hair beside themselves. */
const withoutDoubles = (items: readonly PlacedItem[]): PlacedItem[] =>
  items.filter(
    (item, index) =>
      !items
        .slice(Math.max(0, index - 40), index)
        .some((one) => one.text === item.text && Math.abs(one.x - item.x) < 1.2 && Math.abs(one.y - item.y) < 1.2),
  );

const FEWEST_WORDS = 3;

/** A lone sign that a program left for itself is no message to anybody. */
const saysSomething = (hidden: readonly PlacedItem[]): boolean =>
  hidden
    .map(({ text }) => text)
    .join(' ')
    .split(/\s+/u)
    .filter((word) => /^["'(]?\p{L}+["').,;:!?]*$/u.test(word)).length >= FEWEST_WORDS;

/** One page: its upright and visible words with their places, its boxes, and what people filled in. */
export async function readPage(page: PdfPage, number: number): Promise<PageText> {
  const [left = 0, foot = 0, right = 612, top = 792] = page.view;
  const height = top - foot;
  const [content, operators] = [await page.getTextContent(), await page.getOperatorList({ annotationMode: 0 })];
  const { OPS } = await getResolvedPDFJS();
  const drawing = drawingOf(operators as OperatorList, OPS);
  const raw = (content.items as object[]).filter(isRawItem).filter(({ transform }) => isUpright(transform));
  const placed = withoutDoubles(place(raw, drawing, height, [left, foot]));
  const pictureShare = Math.min(1, drawing.pictureArea / Math.max(1, (right - left) * height));
  // Invisible letters over the picture of a page are what somebody's scanner read from it: people see the same.
  const isScanWithText = pictureShare > SEEN_SHARE_OF_A_SCAN && placed.every((item) => item.isHidden);
  const visible = isScanWithText ? placed : placed.filter((item) => !item.isHidden);
  const filled = await formValues(page, height);
  return {
    number,
    width: right - left,
    height,
    items: [...withBoxes(visible, drawing, height), ...filled].filter(({ text }) => text.trim() !== ''),
    hasHiddenText: saysSomething(placed.filter((item) => !visible.includes(item))),
    pictureShare,
  };
}
