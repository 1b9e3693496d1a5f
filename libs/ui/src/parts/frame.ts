// What every screen stands in, and what is drawn while it comes: the first thing that a signed-in page downloads.
export * from '../components/primitives/frame.js';
export { useAnnounce } from '../components/announcer/announcer.js';
export * from '../components/announcer/filtered-list.js';
export * from '../components/avatar/avatar.js';
export * from '../components/avatar/count-badge.js';
export * from '../components/banner/banner.js';
export * from '../components/chip/chip.js';
export * from '../components/chip/state-chip.js';
export * from '../components/days/days.js';
export { EmptyState } from '../components/feedback-states/empty-state.js';
export type { EmptyStateProps } from '../components/feedback-states/empty-state.js';
export * from '../components/feedback-states/error-state.js';
export { FocusKeeper } from '../components/focus-keeper/focus-keeper.js';
export { ChoiceBox } from '../components/field/choice-box.js';
export * from '../components/help-link/help-link.js';
export * from '../components/language-switch/language-switch.js';
export * from '../components/level/level.js';
export * from '../components/link/button-link.js';
export * from '../components/link/document-link.js';
export * from '../components/link/link-provider.js';
export { Coming, LONGEST_HOLD_MS } from '../components/loading/coming.js';
export * from '../components/loading/loading-state.js';
export * from '../components/loading/skeleton.js';
export * from '../components/logo/logo.js';
export * from '../components/money/money.js';
export { useNamedAction } from '../components/named-action/use-named-action.js';
export * from '../components/page-by-page/more-button.js';
export * from '../components/page-by-page/page-by-page.js';
export * from '../components/page-title/page-title.js';
export * from '../components/panel/panel.js';
export { PresenceGlyph } from '../components/presence-glyph/presence-glyph.js';
export * from '../components/sending-button/sending-button.js';
export * from '../components/tag/tag.js';
export * from '../components/tag/tag-strip.js';
export * from '../components/tape/small-tape.js';
export * from '../components/tape/tape.js';
export { TOAST_SHOWN_MS } from '../components/toast/toast.js';
export { handOverToast } from '../components/toast/toast-handover.js';
export type { HandedToast } from '../components/toast/toast-handover.js';
export { ToastProvider, useToast } from '../components/toast/toast-provider.js';
export type { ToastControls, ToastProviderProps } from '../components/toast/toast-provider.js';
export { createToastStore, TOAST_KEPT_MS } from '../components/toast/toast-store.js';
export type {
  ToastAction,
  ToastContent,
  ToastKind,
  ToastRecord,
  ToastStore,
  ToastText,
} from '../components/toast/toast-store.js';
export { Tooltip, type TooltipProps } from '../components/tooltip/tooltip.js';
export * from '../components/visually-hidden/visually-hidden.js';
export * from '../components/workspace-error/workspace-error.js';
export * from '../icons/index.js';
export { SpotDrawing } from '../illustrations/spot-drawing.js';
export type { SpotDrawingProps, SpotSubject } from '../illustrations/spot-drawing.js';
export { STATE_LOOKS, stateLook, stateWordId } from '../states/state-looks.js';
export type { StateLook, StateMachineName, StateReader, StatesOfMachine } from '../states/state-looks.js';
export * from '../theme/index.js';
