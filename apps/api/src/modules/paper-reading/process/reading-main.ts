import { getResolvedPDFJS } from 'unpdf';
import { serveOneTask } from '../../../common/sandbox/sandbox-main.js';
import { readPaper } from '../read-paper.js';

// The program of a process of its own, which reads one paper.
serveOneTask({ prepare: getResolvedPDFJS, work: readPaper });
