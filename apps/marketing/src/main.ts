import { showStartupError } from '@cw/i18n/startup';

// Federated modules need one asynchronous step before the first import of theirs.
import('./bootstrap.js').then(({ start }) => start()).catch(showStartupError);
