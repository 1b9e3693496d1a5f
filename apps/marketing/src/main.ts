import { askEarly } from '@cw/api-client/early-answers';
import { loadWorkspace } from '@cw/api-client/load-workspace';
import { showStartupError } from '@cw/i18n/startup';

// Both travel beside the scripts that wait for them; a workspace that does not come is asked for again, and told, by its gate.
askEarly();
loadWorkspace(0).catch(() => undefined);

// Federated modules need one asynchronous step before the first import of theirs.
import('./bootstrap.js').then(({ start }) => start()).catch(showStartupError);
