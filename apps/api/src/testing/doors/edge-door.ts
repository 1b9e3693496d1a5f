import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Door, DoorPlan } from './door.js';

const LOADER = pathToFileURL(resolve('../../tools/jest/typescript-source.mjs')).href;

/** The edge that `npm start` puts in front. */
export async function edgeDoor({ processes, publicUrl, trustProxy }: DoorPlan): Promise<Door> {
  const child = fork(resolve('src/testing/doors/edge-program.ts'), { execArgv: ['--import', LOADER] });
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.send({ apiUrl: processes.map((at) => `http://${at}`), publicUrl, trustProxy });
  const [{ port }] = (await once(child, 'message')) as [{ readonly port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => '',
    errors: () => text,
    close: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
