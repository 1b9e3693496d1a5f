import auth from './en/auth.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import dashboard from './en/dashboard.json' with { type: 'json' };
import errors from './en/errors.json' with { type: 'json' };
import messages from './en/messages.json' with { type: 'json' };
import notifications from './en/notifications.json' with { type: 'json' };
import projects from './en/projects.json' with { type: 'json' };
import requests from './en/requests.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };
import states from './en/states.json' with { type: 'json' };
import triage from './en/triage.json' with { type: 'json' };
import ui from './en/ui.json' with { type: 'json' };

/**
 * What the frame of the signed-in screens and a dashboard say, so that they need not wait for the rest: of these areas a
 * page downloads the texts of first-ids.json (tools/rspack/icu-loader.mjs).
 */
export const firstEnglish = {
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
