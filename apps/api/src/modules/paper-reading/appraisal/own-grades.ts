import { placeInLine } from '@cw/domain';
import type { Block } from '../text/blocks.js';
import { featuresIn, isPartOfHouse } from '../wording/features.js';
import { plain } from '../wording/plain.js';
import type { Piece } from './gathered.js';
import { type Grade, gradeOfTitle, tagOf } from './grades.js';
import { isTitleOver } from './over-lists.js';

/** A grade in words of the inspector's own is learned from findings that it stands over. */
const FEWEST = 2;
const MOST_ASK = 0.6;
const FEW_ASK = 0.25;
const SEVERAL = 3;
const GRADED = /^.{3,60}[([][^()[\]]{1,32}[)\]]$/u;

interface Count {
  asked: number;
  all: number;
  /** It stands behind a title, and is not all of it. */
  readonly isBehind: boolean;
}

/**
 * What an inspector's own words for his grades mean, told by what stands under them: a word over findings that nearly
 * all ask for something requires, one over findings that hardly ever do is a remark's. A title that is
 * nothing but its grade never requires: it is how remarks are headed.
 */
export function ownGradesOf(flow: readonly Piece[], isAsked: (text: string) => boolean): ReadonlyMap<string, Grade> {
  const counts = new Map<string, Count>();
  const places = placesIn(flow);
  flow.forEach((piece, index) => {
    const next = flow[index + 1];
    if (!('text' in piece) || !isTitleOver(piece, next)) return;
    const tag = tagOf(piece.text);
    if (tag === null || gradeOfTitle(piece.text).grade !== null || isPlace(tag, places)) return;
    const count = counts.get(plain(tag)) ?? { asked: 0, all: 0, isBehind: tag !== piece.text };
    count.all += 1;
    count.asked += isAsked((next as Block).text) ? 1 : 0;
    counts.set(plain(tag), count);
  });
  const hasGraded = flow.some((piece) => 'text' in piece && GRADED.test(piece.text));
  return new Map(
    [...counts].flatMap(([tag, count]): [string, Grade][] => {
      const grade = gradeBy(count, hasGraded);
      return grade === null ? [] : [[tag, grade]];
    }),
  );
}

/** What stands before a grade in brackets is where, or what. */
const placesIn = (flow: readonly Piece[]): ReadonlySet<string> =>
  new Set(
    flow.flatMap((piece) =>
      'text' in piece && GRADED.test(piece.text) ? [plain(piece.text.replace(/\s*[([][^()[\]]*[)\]]$/u, ''))] : [],
    ),
  );

const isPlace = (tag: string, places: ReadonlySet<string>): boolean =>
  places.has(plain(tag)) || placeInLine(tag) !== null || isPartOfHouse(tag) || featuresIn(tag).length > 0;

function gradeBy({ asked, all, isBehind }: Count, hasGraded: boolean): Grade | null {
  if (all < FEWEST) return null;
  const share = asked / all;
  if (isBehind && share >= MOST_ASK) return 'required';
  // Where others have their grade behind a title of their own, a word alone over several findings is a remark's.
  return share <= FEW_ASK || (!isBehind && hasGraded && all >= SEVERAL) ? 'harmless' : null;
}
