import type { PlainDate } from '@cw/domain';
import { useKit } from '../kit-context.js';

/** What day it is for papers: the API counts their days in UTC. */
export const useToday = (): PlainDate => new Date(useKit().useNow()).toISOString().slice(0, 10);
