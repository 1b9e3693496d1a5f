import { askEarly } from '@cw/api-client/early-answers';
import { showStartupError } from '@cw/i18n/startup';

// It travels beside the scripts that wait for it.
askEarly();

// Federated modules need one asynchronous step before the first import of theirs.
import('./bootstrap.js').then(({ start }) => start()).catch(showStartupError);
