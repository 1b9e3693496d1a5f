import { registerHooks } from 'node:module';

const NETWORK = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'navigator'];
const WAYS_IN = ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen'];

/** From here on nothing else is loaded, nothing reaches a network, and nothing is asked of the system. */
export function lockDown(): void {
  for (const name of NETWORK) Reflect.deleteProperty(globalThis, name);
  for (const name of WAYS_IN) Object.defineProperty(process, name, { value: undefined });
  registerHooks({
    resolve(specifier) {
      throw new Error(`Nothing is loaded while a paper is read: ${specifier}`);
    },
  });
}
