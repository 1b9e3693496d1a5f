import fs from 'node:fs';
import { PinoLogger } from 'nestjs-pino';

const STDOUT = 1;

/** What goes to the output of the process from now on, which is where the log's lines go; until `restoreAllMocks`. */
export function heardLog(): string[] {
  const log: string[] = [];
  const { write } = fs;
  const heard = (...args: unknown[]): void => {
    const [fd, line] = args;
    const done = args.at(-1);
    if (fd !== STDOUT || typeof line !== 'string' || typeof done !== 'function') return Reflect.apply(write, fs, args);
    log.push(line);
    done(null, Buffer.byteLength(line));
  };
  jest.spyOn(fs, 'write').mockImplementation(heard as typeof fs.write);
  return log;
}

/** The logger is the process's, which another spec may have made: it says everything, or nothing. */
export function logEverything(isOn: boolean): void {
  PinoLogger.root.level = isOn ? 'trace' : 'silent';
}
