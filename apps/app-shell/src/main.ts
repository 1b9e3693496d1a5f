import { askEarly } from '@cw/api-client/early-answers';
import { loadFirstMessages } from '@cw/i18n/load-messages';
import { detectPageLocale, showStartupError } from '@cw/i18n/startup';
import { keepInstallQuestion } from './install/install-offer.js';

// Both travel beside the scripts that wait for them; what fails here is asked for again by whoever needs it.
askEarly();
loadFirstMessages(detectPageLocale()).catch(() => undefined);

// The browser asks once, and may do so before anything is drawn.
keepInstallQuestion();

// The screen comes beside its frame. Federated modules need one asynchronous step before the first import of theirs.
import('./app/first-page.js').then(({ fetchFirstPage }) => fetchFirstPage('/app')).catch(() => undefined);
import('./bootstrap.js').then(({ start }) => start()).catch(showStartupError);
