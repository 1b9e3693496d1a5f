import { serveOneTask } from '../sandbox/sandbox-main.js';
import { faultOf } from './examine-document.js';
import type { SafetyAnswer, SafetyTask } from './safety-task.js';

// The program of a process of its own, which looks into one document.
serveOneTask<SafetyTask, SafetyAnswer>({
  work: ({ bytes, contentType }) => ({ fault: faultOf(Buffer.from(bytes), contentType) }),
});
