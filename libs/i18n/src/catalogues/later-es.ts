import bids from './es/bids.json' with { type: 'json' };
import changes from './es/changes.json' with { type: 'json' };
import checkout from './es/checkout.json' with { type: 'json' };
import contractors from './es/contractors.json' with { type: 'json' };
import disputes from './es/disputes.json' with { type: 'json' };
import intake from './es/intake.json' with { type: 'json' };
import invoices from './es/invoices.json' with { type: 'json' };
import marketing from './es/marketing.json' with { type: 'json' };
import parties from './es/parties.json' with { type: 'json' };
import places from './es/places.json' with { type: 'json' };
import questions from './es/questions.json' with { type: 'json' };
import record from './es/record.json' with { type: 'json' };
import reviews from './es/reviews.json' with { type: 'json' };
import sandbox from './es/sandbox.json' with { type: 'json' };
import settings from './es/settings.json' with { type: 'json' };
import support from './es/support.json' with { type: 'json' };
import terms from './es/terms.json' with { type: 'json' };
import triage from './es/triage.json' with { type: 'json' };
import waitlist from './es/waitlist.json' with { type: 'json' };
import work from './es/work.json' with { type: 'json' };

/** What the other signed-in screens say: neither the staff’s own texts nor the words of e-mails, which no page shows. */
export const laterSpanish = {
  ...bids,
  ...changes,
  ...checkout,
  ...contractors,
  ...disputes,
  ...intake,
  ...invoices,
  ...marketing,
  ...parties,
  ...places,
  ...questions,
  ...record,
  ...reviews,
  ...sandbox,
  ...settings,
  ...support,
  ...terms,
  ...triage,
  ...waitlist,
  ...work,
};
