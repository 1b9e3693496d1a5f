import type { MessageId } from '../catalogues/en.js';
import type { Locale } from '../locale.js';

// react-intl reads these: an id that is in no catalogue, or a third language, does not compile.
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: Locale;
    }
  }
}

export type { MessageId };
