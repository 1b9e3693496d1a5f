import { EMPTY_BOX, MARKED_BOX, type TextItem } from '../text/page-text.js';
import type { Drawing } from './drawing.js';
import type { Rect } from './shapes.js';

const TOLERANCE = 1.5;
const MARKS = /^[xX✓✔✗✘×☒☑●■]$/u;

const middle = (rect: Rect): readonly [number, number] => [(rect.left + rect.right) / 2, (rect.bottom + rect.top) / 2];

const holds = (box: Rect, [x, y]: readonly [number, number]): boolean =>
  x >= box.left - TOLERANCE && x <= box.right + TOLERANCE && y >= box.bottom - TOLERANCE && y <= box.top + TOLERANCE;

const isSame = (one: Rect, other: Rect): boolean => holds(one, middle(other)) && holds(other, middle(one));

const itemOf = (box: Rect, text: string, height: number): TextItem => ({
  text,
  x: box.left,
  // Letters beside it stand a little above its lower edge.
  y: height - box.bottom - (box.top - box.bottom) * 0.15,
  width: box.right - box.left,
  size: box.top - box.bottom,
});

/** Two lines that cross in one place are one cross. */
function crossesOf(strokes: readonly Rect[]): Rect[] {
  const crosses: Rect[] = [];
  for (const stroke of strokes) if (!crosses.some((one) => isSame(one, stroke))) crosses.push(stroke);
  return crosses;
}

/** The boxes that a page draws as characters among the others: marked by what is drawn or typed into them. */
export function withBoxes(items: readonly TextItem[], { boxes, strokes }: Drawing, height: number): TextItem[] {
  const crosses = crossesOf(strokes);
  const squares = boxes.filter((box, index) => boxes.findIndex((one) => isSame(one, box)) === index);
  const centerOf = (item: TextItem): readonly [number, number] => [
    item.x + item.width / 2,
    height - item.y + item.size * 0.35,
  ];
  const typed = items.filter((item) => MARKS.test(item.text) && squares.some((box) => holds(box, centerOf(item))));
  const drawn = squares.map((box) => {
    const isMarked =
      crosses.some((cross) => holds(box, middle(cross))) || typed.some((item) => holds(box, centerOf(item)));
    return itemOf(box, isMarked ? MARKED_BOX : EMPTY_BOX, height);
  });
  const loose = crosses.filter((cross) => isLikeACross(cross) && !squares.some((box) => holds(box, middle(cross))));
  return [
    ...items.filter((item) => !typed.includes(item)),
    ...drawn,
    ...loose.map((cross) => itemOf(cross, MARKED_BOX, height)),
  ];
}

const isLikeACross = ({ left, right, bottom, top }: Rect): boolean =>
  right - left >= 4 && top - bottom >= 4 && Math.abs(right - left - (top - bottom)) < 3;
