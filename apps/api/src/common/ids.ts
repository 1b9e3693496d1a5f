import { v7, validate, version } from 'uuid';

/** UUIDv7: sorts by the time it was made, so indexes grow at one end. */
export const newId = (): string => v7();

const ID_VERSION = 7;

export const isId = (value: string): boolean => validate(value) && version(value) === ID_VERSION;
