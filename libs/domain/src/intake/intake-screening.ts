import type { IntakeRequest } from './intake-request.js';

/**
 * Why staff look at a request twice. Nobody solves a puzzle and nothing is dropped: a program that fills a form is told
 * apart by what it does, and a person who is taken for one is still read by a person.
 */
export const INTAKE_FLAGS = ['trap_filled', 'hurried', 'many_links', 'repeated'] as const;
export type IntakeFlag = (typeof INTAKE_FLAGS)[number];

/** Beside the request itself: what a person neither sees nor types. */
export interface IntakeTraces {
  /** A field that no person sees. */
  readonly website: string;
  /** From the first look at the form to its sending; null where the sender does not say. */
  readonly seconds: number | null;
  /** How many requests the same address sent in the last day, this one not counted. */
  readonly earlier: number;
}

/** Nobody asks beyond a week how long a form was open. */
export const INTAKE_SECONDS_MAX = 604_800;
/** The form has about forty fields, eight of them required. */
const HURRIED_BELOW_SECONDS = 8;
const LINKS_FROM = 3;
const REPEATED_FROM = 3;
const LINK = /https?:\/\/|www\.|\[url|<a\s/gi;

const textsOf = (request: IntakeRequest): (string | null)[] => [
  request.description,
  request.appraisalNotes,
  request.repairType,
  request.verificationNote,
  ...request.repairs.flatMap(({ title, description, quote, location }) => [title, description, quote, location]),
];

/** These stand in the letters that go to an address which anybody can type; nobody's name or street is a link. */
const namesIn = ({ fullName, address, city }: IntakeRequest): string[] => [fullName, address, city];

const linksIn = (texts: readonly (string | null)[]): number =>
  texts.reduce((sum, text) => sum + (text?.match(LINK)?.length ?? 0), 0);

/** What about a request looks like a program's work. */
export function screenIntake(request: IntakeRequest, { website, seconds, earlier }: IntakeTraces): IntakeFlag[] {
  const found: Record<IntakeFlag, boolean> = {
    trap_filled: website.trim() !== '',
    hurried: seconds !== null && seconds < HURRIED_BELOW_SECONDS,
    many_links: linksIn(textsOf(request)) >= LINKS_FROM || linksIn(namesIn(request)) > 0,
    repeated: earlier >= REPEATED_FROM,
  };
  return INTAKE_FLAGS.filter((flag) => found[flag]);
}
