import { closeSync, existsSync, openSync, readSync, renameSync, statSync } from 'node:fs';

const ROTATE_AT_BYTES = 20 * 1024 * 1024;
const TAIL_BYTES = 8192;
const TAIL_LINES = 15;

/** @param {string} file */
export function sizeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * Keeps one older file, so that logs cannot fill the disk over many starts.
 * @param {string} file
 */
export function rotate(file) {
  if (sizeOf(file) > ROTATE_AT_BYTES) renameSync(file, `${file}.1`);
}

/**
 * The last lines written to a log after a position, for an error message.
 * @param {string} file
 * @param {number} from byte position
 * @returns {string}
 */
export function tailOf(file, from) {
  if (!existsSync(file)) return '';
  const start = Math.max(from, sizeOf(file) - TAIL_BYTES);
  const buffer = Buffer.alloc(Math.max(0, sizeOf(file) - start));
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, buffer, 0, buffer.length, start);
  } finally {
    closeSync(descriptor);
  }
  return buffer.toString('utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}
