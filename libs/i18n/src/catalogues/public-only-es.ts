import faq from './es/faq.json' with { type: 'json' };
import fees from './es/fees.json' with { type: 'json' };
import landing from './es/landing.json' with { type: 'json' };
import site from './es/site.json' with { type: 'json' };
import tour from './es/tour.json' with { type: 'json' };
import trust from './es/trust.json' with { type: 'json' };

/** Texts that only public pages show: whoever is signed in does not download them. */
export const publicOnlySpanish = { ...faq, ...fees, ...landing, ...site, ...tour, ...trust };
