import { getResolvedPDFJS } from 'unpdf';
import { readPaper } from '../read-paper.js';
import { lockDown } from './lock-down.js';
import { watchMemory } from './memory-watch.js';
import type { ReadingTask } from './reading-task.js';

// The program of a process of its own: hears of one paper, says what it reads, and ends.
process.on('disconnect', () => process.exit(0));
process.once('message', (task: ReadingTask) => {
  watchMemory(task.limits.processMegabytes);
  // What it would load when it is first needed, before nothing is loaded any more.
  void getResolvedPDFJS().then(async () => {
    lockDown();
    process.send?.(await readPaper(task));
  });
});
