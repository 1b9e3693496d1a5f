import { Random } from '../../../testing/random.js';
import type { Brief, Harmless, LaidOut, Told } from './brief.js';
import { NO_MESS } from './kit/mess.js';
import { renderSheet } from './kit/render.js';
import type { CorpusReport, Finding, Language, Part } from './model.js';
import type { Recipe } from './recipes.js';
import { makeSubject, type World } from './subject.js';

/** What one part of the corpus is written with. */
export interface PartWords {
  readonly part: Part;
  readonly world: World;
  readonly findings: (language: Language) => readonly Finding[];
  readonly harmless: (language: Language) => Harmless;
  readonly layOut: (brief: Brief) => LaidOut;
}

const DOLLARS_10 = 1000;

/** A figure between the usual ones, or now and then both. */
function costOf(random: Random, { cents: [from, to] }: Finding): Told['cents'] {
  const middle = from + Math.floor((random.next() * Math.min(to - from, from * 2 + 20_000)) / DOLLARS_10) * DOLLARS_10;
  return random.chance(0.12) ? [from, to] : [middle, middle];
}

/** Two roofs are not replaced in one report: pairs that no house has at once. */
const ALIKE: readonly (readonly string[])[] = [
  ['roof-2', 'roof-7', 'roof-5', 'roof-11'],
  ['structural-1', 'structural-6', 'structural-10'],
  ['plumbing-1', 'plumbing-2', 'plumbing-13'],
  ['electrical-1', 'electrical-6', 'electrical-2'],
  ['appliances-1', 'appliances-3', 'appliances-6'],
  ['hvac-1', 'hvac-2', 'hvac-4'],
  ['no-stove', 'oven-spring', 'tipping-range', 'hood-dead'],
  ['npma', 'shelter-tubes', 'exit-holes'],
  ['cedar-shakes', 'hail-front', 'two-year-letter', 'steep-pitch'],
];

const isAlike = (one: Finding, other: Finding): boolean =>
  one === other || ALIKE.some((keys) => keys.includes(one.key) && keys.includes(other.key));

/** So many of different sorts: no two that could be taken for one another. */
function choose(random: Random, from: readonly Finding[], count: number): Finding[] {
  const chosen: Finding[] = [];
  const counts = new Map<string, number>();
  let tries = 0;
  while (chosen.length < count && tries < 5000) {
    tries += 1;
    const one = random.pick(from);
    const category = one.categories[0] ?? '';
    const many = counts.get(category) ?? 0;
    if (chosen.some((other) => isAlike(one, other)) || many >= Math.ceil(count / 6) + 1) continue;
    counts.set(category, many + 1);
    chosen.push(one);
  }
  return chosen;
}

/** A few sentences of a sort, in a new order. */
const someOf = (random: Random, from: readonly string[], count: number): string[] =>
  from
    .map((text) => ({ text, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ text }) => text);

const TWIN_PLACE = 'Guest cottage';

/** The same thing is wanting in another place: that is another requirement. */
function withTwins(told: readonly Told[], { hasTwins = false }: Recipe): readonly Told[] {
  const [first] = told;
  if (!hasTwins || first === undefined) return told;
  return [...told, { ...first, finding: { ...first.finding, key: `${first.finding.key}-twin`, location: TWIN_PLACE } }];
}

function briefOf(recipe: Recipe, words: PartWords, seed: number): Brief {
  const random = new Random(seed);
  const language = recipe.language ?? 'en';
  const harmless = words.harmless(language);
  return {
    id: recipe.id,
    part: words.part,
    layout: recipe.layout,
    language,
    seed,
    subject: makeSubject(random, words.world, recipe.program ?? 'conventional'),
    told: withTwins(
      choose(random, words.findings(language), recipe.requires).map((finding) => ({
        finding,
        cents: costOf(random, finding),
      })),
      recipe,
    ),
    harmless: { remarks: someOf(random, harmless.remarks, 9), boilerplate: someOf(random, harmless.boilerplate, 4) },
    dates: recipe.dates ?? (language === 'es' ? 'spanish' : 'us'),
    money: recipe.money ?? 'plain',
    mess: { ...NO_MESS, ...recipe.mess },
    variant: recipe.variant,
    quirk: recipe.quirk ?? null,
    hasScan: recipe.hasScan ?? false,
    listing: recipe.listing ?? 'list',
    isLong: recipe.isLong ?? false,
  };
}

/** One report of a recipe: laid out at once, written as a file when it is asked for. */
export function makeReport(recipe: Recipe, words: PartWords, seed: number): CorpusReport {
  const brief = briefOf(recipe, words, seed);
  const { sheet, unreadPages, ...answer } = words.layOut(brief);
  return {
    id: brief.id,
    layout: brief.layout,
    language: brief.language,
    part: brief.part,
    pages: sheet.page,
    answer: { ...answer, unreadPages, outcome: unreadPages.length > 0 ? 'partly' : 'read' },
    bytes: () => renderSheet(sheet, { title: brief.id, mess: brief.mess, seed }),
  };
}

/** Whose forms this report is on. */
export function vendorOf<T>(vendors: readonly T[], { variant }: Brief): T {
  const vendor = vendors[variant % vendors.length];
  if (vendor === undefined) throw new Error('A layout has a vendor');
  return vendor;
}
