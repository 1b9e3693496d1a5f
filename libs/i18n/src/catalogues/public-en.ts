import common from './en/common.json' with { type: 'json' };
import marketing from './en/marketing.json' with { type: 'json' };
import states from './en/states.json' with { type: 'json' };
import support from './en/support.json' with { type: 'json' };
import ui from './en/ui.json' with { type: 'json' };
import waitlist from './en/waitlist.json' with { type: 'json' };
import { publicOnlyEnglish } from './public-only-en.js';

/** The texts of the public pages alone, so that a visitor does not download those of the signed-in screens. */
export const publicEnglish = {
  ...common,
  ...marketing,
  ...states,
  ...support,
  ...ui,
  ...waitlist,
  ...publicOnlyEnglish,
};
