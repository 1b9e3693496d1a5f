// What somebody works through: comparisons, papers, threads, tables.
export * from '../components/primitives/records.js';
export * from '../components/breadcrumbs/breadcrumbs.js';
export { compareBids } from '../components/compare-matrix/compare.js';
export type {
  CompareBid,
  CompareCondition,
  ComparedBid,
  CompareFact,
  CompareLine,
  Comparison,
} from '../components/compare-matrix/compare.js';
export * from '../components/compare-matrix/compare-matrix.js';
export { DataGrid } from '../components/data-grid/data-grid.js';
export type { DataGridProps, GridTotal } from '../components/data-grid/data-grid.js';
export type { GridColumn, GridSort } from '../components/data-grid/grid-types.js';
export * from '../components/license-list/license-list.js';
export * from '../components/long-text/long-text.js';
export { PaperDialog, PaperViewer } from '../components/paper-viewer/paper-viewer.js';
export type { PaperDialogProps, PaperViewerProps } from '../components/paper-viewer/paper-viewer.js';
export type { PaperFile } from '../components/paper-viewer/open-paper.js';
export * from '../components/persons-words/persons-words.js';
export * from '../components/print/print-button.js';
export * from '../components/project-name/project-name.js';
export * from '../components/test-mode-bar/test-mode-bar.js';
export { MessageBubble } from '../components/thread/message-bubble.js';
export type { BubbleLooks, MessageBubbleProps } from '../components/thread/message-bubble.js';
export { Thread } from '../components/thread/thread.js';
export type { ThreadHandle, ThreadProps } from '../components/thread/thread.js';
export * from '../components/thread/thread-line.js';
