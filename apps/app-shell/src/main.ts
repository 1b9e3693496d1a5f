import { askEarly } from '@cw/api-client/early-answers';
import { loadFirstMessages } from '@cw/i18n/load-messages';
import { detectPageLocale, showStartupError } from '@cw/i18n/startup';
import { fetchFirstPage } from './app/loading/first-page.js';
import { keepInstallQuestion } from './install/install-offer.js';

// Both travel beside the scripts that wait for them; what fails here is asked for again by whoever needs it.
askEarly();
loadFirstMessages(detectPageLocale()).catch(() => undefined);

// The browser asks once, and may do so before anything is drawn.
keepInstallQuestion();

// The screen comes beside its frame. Federated modules need one asynchronous step before the first import of theirs; the
// chunk has a name, so that what it shares with the screens stands once (`tools/rspack/federated-config.mjs`).
fetchFirstPage('/app');
import(/* webpackChunkName: "bootstrap" */ './bootstrap.js').then(({ start }) => start()).catch(showStartupError);
