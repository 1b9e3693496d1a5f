export * from './primitives.js';
export * from './avatar/avatar.js';
export * from './avatar/count-badge.js';
export * from './banner/banner.js';
export * from './breadcrumbs/breadcrumbs.js';
export * from './chart/bar-chart.js';
export * from './chart/share-bar.js';
export * from './chip/chip.js';
export * from './chip/state-chip.js';
export { compareBids } from './compare-matrix/compare.js';
export type {
  CompareBid,
  CompareCondition,
  ComparedBid,
  CompareFact,
  CompareLine,
  Comparison,
} from './compare-matrix/compare.js';
export * from './compare-matrix/compare-matrix.js';
export * from './condition-row/condition-row.js';
export * from './confirm-dialog/confirm-dialog.js';
export * from './contact-block/contact-block.js';
export { DataGrid } from './data-grid/data-grid.js';
export type { DataGridProps, GridTotal } from './data-grid/data-grid.js';
export type { GridColumn, GridSort } from './data-grid/grid-types.js';
export * from './days/days.js';
export * from './dialog-title/dialog-title.js';
export * from './error-summary/error-summary.js';
export * from './evidence-pair/evidence-pair.js';
export { EmptyState } from './feedback-states/empty-state.js';
export type { EmptyStateProps } from './feedback-states/empty-state.js';
export * from './feedback-states/error-state.js';
export * from './field/checkbox-field.js';
export * from './field/choice-group.js';
export { fieldId, FieldFrame, FieldGroup } from './field/field-frame.js';
export type { FieldFrameProps, FieldTexts } from './field/field-frame.js';
export * from './field/select-field.js';
export * from './field/special-fields.js';
export * from './field/text-field.js';
export * from './file-drop/file-drop.js';
export { FileList, type FileListProps } from './file-drop/file-list.js';
export * from './held-money/held-money.js';
export * from './language-switch/language-switch.js';
export * from './level/level.js';
export * from './link/button-link.js';
export * from './link/link-provider.js';
export * from './loading/loading-state.js';
export * from './loading/skeleton.js';
export * from './logo/logo.js';
export * from './long-text/long-text.js';
export * from './money/money.js';
export * from './page-by-page/more-button.js';
export * from './page-by-page/page-by-page.js';
export * from './page-title/page-title.js';
export * from './panel/panel.js';
export * from './progress/step-bar.js';
export * from './quote/quote.js';
export * from './sending-button/sending-button.js';
export * from './split-bar/split-bar.js';
export * from './split-bar/split-field.js';
export * from './sum-list/sum-list.js';
export * from './tag/tag.js';
export * from './tag/tag-strip.js';
export * from './tape/small-tape.js';
export * from './tape/tape.js';
export * from './tape/tape-note.js';
export * from './test-mode-bar/test-mode-bar.js';
export * from './timeline/timeline.js';
export { TOAST_SHOWN_MS } from './toast/toast.js';
export { handOverToast } from './toast/toast-handover.js';
export type { HandedToast } from './toast/toast-handover.js';
export { ToastProvider, useToast } from './toast/toast-provider.js';
export type { ToastControls, ToastProviderProps } from './toast/toast-provider.js';
export { createToastStore, TOAST_KEPT_MS } from './toast/toast-store.js';
export type { ToastAction, ToastContent, ToastKind, ToastRecord, ToastStore } from './toast/toast-store.js';
export * from './visually-hidden/visually-hidden.js';
export * from './workspace-error/workspace-error.js';
