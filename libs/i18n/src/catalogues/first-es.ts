import auth from './es/auth.json' with { type: 'json' };
import common from './es/common.json' with { type: 'json' };
import dashboard from './es/dashboard.json' with { type: 'json' };
import errors from './es/errors.json' with { type: 'json' };
import messages from './es/messages.json' with { type: 'json' };
import notifications from './es/notifications.json' with { type: 'json' };
import projects from './es/projects.json' with { type: 'json' };
import requests from './es/requests.json' with { type: 'json' };
import shell from './es/shell.json' with { type: 'json' };
import states from './es/states.json' with { type: 'json' };
import triage from './es/triage.json' with { type: 'json' };
import ui from './es/ui.json' with { type: 'json' };

/**
 * What the frame of the signed-in screens and a dashboard say, so that they need not wait for the rest: of these areas a
 * page downloads the texts of first-ids.json (tools/rspack/icu-loader.mjs).
 */
export const firstSpanish = {
  ...auth,
  ...common,
  ...dashboard,
  ...errors,
  ...messages,
  ...notifications,
  ...projects,
  ...requests,
  ...shell,
  ...states,
  ...triage,
  ...ui,
};
