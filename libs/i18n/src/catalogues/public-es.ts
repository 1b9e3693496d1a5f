import common from './es/common.json' with { type: 'json' };
import marketing from './es/marketing.json' with { type: 'json' };
import states from './es/states.json' with { type: 'json' };
import support from './es/support.json' with { type: 'json' };
import ui from './es/ui.json' with { type: 'json' };
import waitlist from './es/waitlist.json' with { type: 'json' };
import { publicOnlySpanish } from './public-only-es.js';

/** The texts of the public pages alone, so that a visitor does not download those of the signed-in screens. */
export const publicSpanish = {
  ...common,
  ...marketing,
  ...states,
  ...support,
  ...ui,
  ...waitlist,
  ...publicOnlySpanish,
};
