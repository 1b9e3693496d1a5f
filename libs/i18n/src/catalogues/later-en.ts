import auth from './en/auth.json' with { type: 'json' };
import bids from './en/bids.json' with { type: 'json' };
import changes from './en/changes.json' with { type: 'json' };
import checkout from './en/checkout.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import contractors from './en/contractors.json' with { type: 'json' };
import dashboard from './en/dashboard.json' with { type: 'json' };
import disputes from './en/disputes.json' with { type: 'json' };
import errors from './en/errors.json' with { type: 'json' };
import intake from './en/intake.json' with { type: 'json' };
import invoices from './en/invoices.json' with { type: 'json' };
import marketing from './en/marketing.json' with { type: 'json' };
import messages from './en/messages.json' with { type: 'json' };
import notifications from './en/notifications.json' with { type: 'json' };
import parties from './en/parties.json' with { type: 'json' };
import places from './en/places.json' with { type: 'json' };
import projects from './en/projects.json' with { type: 'json' };
import questions from './en/questions.json' with { type: 'json' };
import record from './en/record.json' with { type: 'json' };
import requests from './en/requests.json' with { type: 'json' };
import reviews from './en/reviews.json' with { type: 'json' };
import sandbox from './en/sandbox.json' with { type: 'json' };
import settings from './en/settings.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };
import states from './en/states.json' with { type: 'json' };
import support from './en/support.json' with { type: 'json' };
import terms from './en/terms.json' with { type: 'json' };
import triage from './en/triage.json' with { type: 'json' };
import ui from './en/ui.json' with { type: 'json' };
import waitlist from './en/waitlist.json' with { type: 'json' };
import work from './en/work.json' with { type: 'json' };

/**
 * What the other signed-in screens say: neither the staff’s own texts nor the words of e-mails, which no page shows. A
 * page downloads those that are not in first-ids.json.
 */
export const laterEnglish = {
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
