import { parse, v7, validate, version } from 'uuid';

/** UUIDv7: sorts by the time it was made, so indexes grow at one end. */
export const newId = (): string => v7();

const TIME_BYTES = 6;

/** When an id was made, ms since 1970. */
export const timeOfId = (id: string): number => Buffer.from(parse(id)).readUIntBE(0, TIME_BYTES);

const ID_VERSION = 7;

export const isId = (value: string): boolean => validate(value) && version(value) === ID_VERSION;
