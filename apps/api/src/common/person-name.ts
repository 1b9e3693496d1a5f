interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

export const fullName = (person: Named): string => `${person.firstName} ${person.lastName}`.trim();

/** First name and last initial, for whoever is no party yet. */
export function shortName(person: Named): string {
  const initial = [...person.lastName][0];
  return initial === undefined ? person.firstName : `${person.firstName} ${initial}.`;
}
