/** What a maker of letters asks, answered for one house: the maker itself is the product's own. */
export const knowing = <T>(part: Partial<T>): T => part as T;
