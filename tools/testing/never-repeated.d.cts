/** Whether the first answer of the test with this file and title stands. */
export function isNeverRepeated(name: string): boolean;
