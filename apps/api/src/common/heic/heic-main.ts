import { serveOneTask } from '../sandbox/sandbox-main.js';
import { drawHeic } from './draw-heic.js';
import type { HeicAnswer, HeicTask } from './heic-task.js';
import { loadLibheif, type Libheif } from './libheif.js';

let heif: Libheif | undefined;

// The program of a process of its own, which draws one photograph.
serveOneTask<HeicTask, HeicAnswer>({
  prepare: () => {
    heif = loadLibheif();
    return Promise.resolve();
  },
  work: (task) => (heif === undefined ? { fault: 'ours' } : drawHeic(heif, task)),
});
