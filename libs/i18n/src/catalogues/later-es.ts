import auth from './es/auth.json' with { type: 'json' };
import bids from './es/bids.json' with { type: 'json' };
import changes from './es/changes.json' with { type: 'json' };
import checkout from './es/checkout.json' with { type: 'json' };
import common from './es/common.json' with { type: 'json' };
import contractors from './es/contractors.json' with { type: 'json' };
import dashboard from './es/dashboard.json' with { type: 'json' };
import disputes from './es/disputes.json' with { type: 'json' };
import errors from './es/errors.json' with { type: 'json' };
import intake from './es/intake.json' with { type: 'json' };
import invoices from './es/invoices.json' with { type: 'json' };
import marketing from './es/marketing.json' with { type: 'json' };
import messages from './es/messages.json' with { type: 'json' };
import notifications from './es/notifications.json' with { type: 'json' };
import parties from './es/parties.json' with { type: 'json' };
import places from './es/places.json' with { type: 'json' };
import projects from './es/projects.json' with { type: 'json' };
import questions from './es/questions.json' with { type: 'json' };
import record from './es/record.json' with { type: 'json' };
import requests from './es/requests.json' with { type: 'json' };
import reviews from './es/reviews.json' with { type: 'json' };
import sandbox from './es/sandbox.json' with { type: 'json' };
import settings from './es/settings.json' with { type: 'json' };
import shell from './es/shell.json' with { type: 'json' };
import states from './es/states.json' with { type: 'json' };
import support from './es/support.json' with { type: 'json' };
import terms from './es/terms.json' with { type: 'json' };
import triage from './es/triage.json' with { type: 'json' };
import ui from './es/ui.json' with { type: 'json' };
import waitlist from './es/waitlist.json' with { type: 'json' };
import work from './es/work.json' with { type: 'json' };

/**
 * What the other signed-in screens say: neither the staff’s own texts nor the words of e-mails, which no page shows. A
 * page downloads those that are not in first-ids.json.
 */
export const laterSpanish = {
  ...auth,
  ...bids,
  ...changes,
  ...checkout,
  ...common,
  ...contractors,
  ...dashboard,
  ...disputes,
  ...errors,
  ...intake,
  ...invoices,
  ...marketing,
  ...messages,
  ...notifications,
  ...parties,
  ...places,
  ...projects,
  ...questions,
  ...record,
  ...requests,
  ...reviews,
  ...sandbox,
  ...settings,
  ...shell,
  ...states,
  ...support,
  ...terms,
  ...triage,
  ...ui,
  ...waitlist,
  ...work,
};
