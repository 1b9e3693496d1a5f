import type { BasePath } from '@cw/api-client';
import { loadMessages, loadStaffMessages } from '@cw/i18n';

/** How an area's texts are loaded: only the admin area downloads those of the staff's screens. */
export const textsOf = (basePath: BasePath): typeof loadMessages =>
  basePath === '/admin' ? loadStaffMessages : loadMessages;
