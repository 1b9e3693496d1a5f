import type { MessageView } from '@cw/domain';
import { openOutbox, type OpenOutbox, type Opening } from '../open-outbox.js';
import { deviceStorage } from '../outbox-storage.js';
import { UNSENT_MESSAGES, type UnsentMessage } from './unsent-message.js';

export { patienceOf } from '../send-outcome.js';

const NAME = 'closewright.outbox';

/** The messages that wait to be sent, in this tab. */
export const openMessages = (opening: Opening<UnsentMessage, MessageView>): OpenOutbox<UnsentMessage, MessageView> =>
  openOutbox(NAME, deviceStorage(UNSENT_MESSAGES), opening);
