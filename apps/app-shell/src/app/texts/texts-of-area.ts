import type { BasePath } from '@cw/api-client';
import {
  loadFirstMessages,
  loadFirstStaffMessages,
  loadMessages,
  loadStaffMessages,
  type Locale,
  type Messages,
} from '@cw/i18n';

type LoadTexts = (locale: Locale) => Promise<Messages>;

/** How an area's texts are loaded: only the admin area downloads those of the staff's screens. */
export const textsOf = (basePath: BasePath): LoadTexts => (basePath === '/admin' ? loadStaffMessages : loadMessages);

/** Those that its frame and its dashboard need. */
export const firstTextsOf = (basePath: BasePath): LoadTexts =>
  basePath === '/admin' ? loadFirstStaffMessages : loadFirstMessages;
