/** Where a house is, as far as its reader may know. */
export interface HouseFacts {
  /** Street and number; null for a reader who may not know them, or where none was given (ROLE-06). */
  readonly address: string | null;
  readonly city: string;
  readonly state: string;
}

/** What people call a project by: the house, whose it is, what is to be done. */
export interface ProjectNameFacts extends HouseFacts {
  /** First and last name; null for a reader who may not know, or who is the client. */
  readonly clientName: string | null;
  readonly title: string;
}

/** The house in its shortest form: its street for those who may know it, else its place ("Tampa, FL"). */
export const houseName = ({ address, city, state }: HouseFacts): string => address ?? `${city}, ${state}`;

/** What joins a place to the end of a title: "Roof repair in Newark", "Roof repair — Newark, DE". */
const JOINT = /(?:\s(?:in|en)|\s?[,·–—-])\s?$/iu;

/** The work as it stands beside its house: a title that ends with the place does not say it once more. */
export function titleBeside(title: string, house: string): string {
  const [town = ''] = house.split(',');
  for (const place of [house, town]) {
    const before = title.slice(0, title.length - place.length);
    const work = before.replace(JOINT, '').trim();
    const ends = place !== '' && title.slice(before.length).toLowerCase() === place.toLowerCase();
    if (ends && work !== '' && work !== before.trim()) return work;
  }
  return title;
}

/** A project's name where its house has one already. */
export interface NamedProject extends Pick<ProjectNameFacts, 'clientName' | 'title'> {
  readonly house: string;
}

/**
 * The lines of a project's name, in the order in which people look for them: house, client, work. The work is never
 * alone: among thirty kitchens a title says nothing.
 */
export const nameLines = ({ house, clientName, title }: NamedProject): readonly string[] => [
  house,
  ...(clientName === null ? [] : [clientName]),
  titleBeside(title, house),
];

export const projectNameLines = (facts: ProjectNameFacts): readonly string[] =>
  nameLines({ ...facts, house: houseName(facts) });

/** Who says the client's name to a reader, and who reads it. */
export interface ClientNameFacts {
  /** For whom an agent posted it. */
  readonly principalName: string | null;
  readonly ownerName: string | null;
  readonly isOwner: boolean;
  /** On either side of the deal, or staff: others are told no full name (ROLE-06). */
  readonly isParty: boolean;
}

/** Whose house it is: whom the agent acts for, else who posted it; nobody needs to be told of themselves. */
export function clientNameFor({ principalName, ownerName, isOwner, isParty }: ClientNameFacts): string | null {
  if (!isParty) return null;
  return principalName ?? (isOwner ? null : ownerName);
}
