import type { MessageId } from '../catalogues/en.js';
import type { LocaleTag } from '../locale.js';

// react-intl reads these: an id that is in no catalogue, or a third language, does not compile.
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: LocaleTag;
    }
  }
}

export type { MessageId };
