import { onDemand } from '../../loading/on-demand.js';
import type { FileDropProps } from './file-drop.js';

export type { FileDropItem, FileDropProps } from './file-drop.js';

/** Where files are dropped or chosen; it brings a library that most pages do without. */
export const FileDrop = onDemand<FileDropProps>(async () => (await import('./file-drop.js')).FileDrop);
