import { isCorrected, type Returnable } from '../condition/corrected.js';
import { evidenceStep, type Evidenced } from '../condition/evidence-step.js';
import type { Act } from '../turn/act.js';

/** Which repairs of a project each act is about. */
const REPAIRS = {
  review: ({ state }) => state === 'evidenced',
  returned: ({ state }) => state === 'returned',
  // What came back is named as such, whatever it still lacks.
  prove: (repair) => repair.state !== 'returned' && evidenceStep(repair) === 'add',
  hand_in: (repair) => repair.state !== 'returned' && evidenceStep(repair) === 'complete',
  post_left_out: ({ state }) => state === 'left_out',
  clear: ({ state }) => state === 'accepted',
} as const satisfies Partial<Record<Act, (repair: Evidenced) => boolean>>;

export type RepairAct = keyof typeof REPAIRS;

/** The repairs that an act is about. */
export const repairsOf = <R extends Evidenced>(act: RepairAct, repairs: readonly R[]): R[] =>
  repairs.filter((repair) => REPAIRS[act](repair));

/** The parts of a project's page that a link can lead to, beside its repairs. */
const PARTS = ['changes', 'invoice', 'payment', 'questions', 'reviews'] as const;
type ProjectPart = (typeof PARTS)[number];

/** What a link to a project names: one repair, the repairs of an act, what came back corrected, or a part of the page. */
export type ProjectPlace = ProjectPart | 'corrected' | RepairAct | `repair-${string}`;

const REPAIR = 'repair-';

/** The place of one repair, and the name by which its page knows it. */
export const repairPlace = (id: string): ProjectPlace => `${REPAIR}${id}`;

const PLACES: Partial<Record<Act, ProjectPlace>> = {
  review: 'review',
  returned: 'returned',
  prove: 'prove',
  hand_in: 'hand_in',
  clear: 'clear',
  answer_change: 'changes',
  pay_approved: 'invoice',
  name_agent: 'invoice',
};

/** What an act waits at; undefined where the head of the page, or another page, asks for it. */
export const actPlace = (act: Act): ProjectPlace | undefined => PLACES[act];

/** The address of a project's page with the place on it, where there is one. */
export const atPlace = (path: string, place: ProjectPlace | undefined): string =>
  place === undefined ? path : `${path}#${place}`;

const isPart = (name: string): name is ProjectPart => PARTS.some((part) => part === name);
const isAct = (name: string): name is RepairAct => Object.hasOwn(REPAIRS, name);

/** What the fragment of an address names on its page now, each by its own name; empty where it names nothing any more. */
export function namedBy(
  fragment: string,
  repairs: readonly (Evidenced & Returnable & { readonly id: string })[],
): string[] {
  const name = fragment.replace(/^#/, '');
  if (isPart(name)) return [name];
  if (isAct(name)) return repairsOf(name, repairs).map(({ id }) => repairPlace(id));
  if (name === 'corrected') {
    return repairsOf('review', repairs).flatMap((repair) => (isCorrected(repair) ? [repairPlace(repair.id)] : []));
  }
  return repairs.flatMap(({ id }) => (repairPlace(id) === name ? [name] : []));
}
