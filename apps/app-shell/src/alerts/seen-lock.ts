const PREFIX = 'closewright.seen.';

/** The lock that a page holds for as long as its person looks at it and it says news by itself (NOTE-06). */
export const seenLock = (userId: string): string => `${PREFIX}${userId}`;

/** Whether a lock by this name is such a one, of whichever person is signed in. */
export const isSeenLock = (name: string | undefined): boolean => name?.startsWith(PREFIX) ?? false;
