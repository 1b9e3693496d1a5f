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

/**
 * The lines of a project's name, in the order in which people look for them: house, client, work. The work is never
 * alone: among thirty kitchens a title says nothing.
 */
export const projectNameLines = (facts: ProjectNameFacts): readonly string[] => [
  houseName(facts),
  ...(facts.clientName === null ? [] : [facts.clientName]),
  facts.title,
];
