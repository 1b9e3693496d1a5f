import faq from './en/faq.json' with { type: 'json' };
import fees from './en/fees.json' with { type: 'json' };
import landing from './en/landing.json' with { type: 'json' };
import site from './en/site.json' with { type: 'json' };
import tour from './en/tour.json' with { type: 'json' };
import trust from './en/trust.json' with { type: 'json' };

/** Texts that only public pages show: whoever is signed in does not download them. */
export const publicOnlyEnglish = { ...faq, ...fees, ...landing, ...site, ...tour, ...trust };
