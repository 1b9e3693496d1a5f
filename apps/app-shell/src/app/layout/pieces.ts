import { loadLatestNotifications } from '../../features/notifications/index.js';
import type { LoadPiece } from '../loading/late-piece.js';
import type { KeepersProps } from './keepers.js';
import type { LeavingQuestionProps } from './leaving-question.js';
import type { PhoneMenuProps } from './phone-menu.js';
import type { PresenceChoicesProps } from './presence-choices.js';

export const loadPhoneMenu: LoadPiece<PhoneMenuProps> = async () => (await import('./phone-menu.js')).PhoneMenu;

export const loadPresenceChoices: LoadPiece<PresenceChoicesProps> = async () =>
  (await import('./presence-choices.js')).PresenceChoices;

export const loadKeepers: LoadPiece<KeepersProps> = async () => (await import('./keepers.js')).Keepers;

export const loadLeavingQuestion: LoadPiece<LeavingQuestionProps> = async () =>
  (await import('./leaving-question.js')).LeavingQuestion;

export const loadUnsentFilesNotice: LoadPiece<object> = async () =>
  (await import('../../outbox/files/unsent-files-notice.js')).UnsentFilesNotice;

/** What the frame shows only once it is pressed for: fetched all the same, when the page has come to rest. */
export const loadFramePieces = (): Promise<unknown> =>
  Promise.all([loadPhoneMenu(), loadPresenceChoices(), loadLatestNotifications(), loadLeavingQuestion()]);
