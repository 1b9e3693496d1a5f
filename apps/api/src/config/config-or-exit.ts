import type { AppConfig } from './app-config.js';
import { ConfigError, configFromProcess } from './env.js';

const EXIT_CONFIG = 78;

/** The configuration of a process; what is wrong with it is printed, not thrown as a stack. */
export function configOrExit(): AppConfig {
  try {
    return configFromProcess();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(EXIT_CONFIG);
  }
}
