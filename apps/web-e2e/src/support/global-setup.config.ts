import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isStackPublished, publishStack, type Stack } from './stack.js';

const PROGRAM = fileURLToPath(new URL('../../../../tools/e2e-stack.mjs', import.meta.url));

/** Starts the product once for the whole run, unless one was started by hand and named in CW_E2E_STACK. */
async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (isStackPublished()) return undefined;
  const child = fork(PROGRAM, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  publishStack(await told(child));
  return async () => {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
}

function told(child: ChildProcess): Promise<Stack> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      resolve(message as Stack);
    });
    child.once('exit', () => {
      reject(new Error('The product did not start; its own words stand above.'));
    });
  });
}

export default setUp;
