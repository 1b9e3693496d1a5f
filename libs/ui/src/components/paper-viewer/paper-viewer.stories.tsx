import type { Meta } from '@storybook/react-vite';
import { PaperDialog, PaperViewer, type PaperFile } from '../../index.js';
import { DARK, NARROW, nothing, says, SPANISH } from '../../stories/says.js';
import type { Words } from '../../stories/words.js';

export default { title: 'Records/Paper viewer', component: PaperViewer } satisfies Meta;

/** A picture that is no picture: what it says stands in the sentence under it. */
const paper = (w: Words, contentType: string): PaperFile => ({
  name: w.reportFile,
  contentType,
  file: new Blob([w.reportWords], { type: contentType }),
});

export const NothingToDraw = says((w) => <PaperViewer paper={paper(w, 'application/zip')} />);
export const Unreadable = says((w) => <PaperViewer paper={paper(w, 'image/png')} />);
export const WholeWindow = says((w) => <PaperDialog paper={paper(w, 'application/zip')} onClose={nothing} />);
export const Spanish = { ...Unreadable, ...SPANISH };
export const Dark = { ...Unreadable, ...DARK };
export const Narrow = { ...WholeWindow, ...NARROW };
