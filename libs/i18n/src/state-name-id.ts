/** The text that names a state of the United States, by its code. Of a code that is none there is no such text. */
export const stateNameId = <C extends string>(code: C): `places.${Lowercase<C>}` =>
  `places.${code.toLowerCase() as Lowercase<C>}`;
