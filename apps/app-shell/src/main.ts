import { askWhoIsHere } from '@cw/api-client/early-session';
import { loadFirstMessages } from '@cw/i18n/load-messages';
import { detectPageLocale, showStartupError } from '@cw/i18n/startup';

// Both travel beside the scripts that wait for them; what fails here is asked for again by whoever needs it.
askWhoIsHere();
loadFirstMessages(detectPageLocale()).catch(() => undefined);

// Federated modules need one asynchronous step before the first import of theirs.
import('./bootstrap.js').then(({ start }) => start()).catch(showStartupError);
