import type { PaperDialogProps } from '@cw/ui';
import type { LoadPiece } from '../../../app/loading/late-piece.js';

/** What shows a page of the report: with it comes what shows the papers of a whole deal. */
export const loadPaperDialog: LoadPiece<PaperDialogProps> = async () => (await import('./paper-dialog.js')).PaperDialog;
