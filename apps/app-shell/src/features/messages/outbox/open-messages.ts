import type { MessageView } from '@cw/domain';
import { openOutbox, type OpenOutbox, type Opening } from '../../../outbox/open-outbox.js';
import { deviceStorage } from '../../../outbox/outbox-storage.js';
import { UNSENT_MESSAGES, type UnsentMessage } from './unsent-message.js';

export { patienceOf } from '../../../outbox/send-outcome.js';

const NAME = 'closewright.outbox';

/** The messages that wait to be sent, in this tab. */
export const openMessages = (opening: Opening<UnsentMessage, MessageView>): OpenOutbox<UnsentMessage, MessageView> =>
  openOutbox(NAME, deviceStorage(UNSENT_MESSAGES), opening);
