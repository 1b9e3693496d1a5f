import { askWhoIsHere } from '@cw/api-client/early-session';
import { showStartupError } from '@cw/i18n/startup';

// It travels beside the scripts that wait for it.
askWhoIsHere();

// Federated modules need one asynchronous step before the first import of theirs.
import('./bootstrap.js').then(({ start }) => start()).catch(showStartupError);
