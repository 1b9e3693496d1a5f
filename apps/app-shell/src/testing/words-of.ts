/** What an element says as it is read: a space is a space, whether a line may end at it or not. */
export const wordsOf = ({ textContent }: Pick<Node, 'textContent'>): string =>
  (textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
