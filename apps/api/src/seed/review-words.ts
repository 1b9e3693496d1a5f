import type { Locale } from '@cw/domain';

interface SeededReview {
  readonly rating: number;
  readonly body: string;
}

const OF_CONTRACTORS: Readonly<Record<Locale, readonly SeededReview[]>> = {
  en: [
    { rating: 5, body: 'Good photos before and after, and the lender took them without a question.' },
    { rating: 4, body: 'Good work and a clean site. I had to ask twice when they would come.' },
    { rating: 5, body: 'Every repair was shown before and after. I could follow the work from afar.' },
  ],
  es: [
    { rating: 5, body: 'Buenas fotos antes y después; el prestamista las aceptó sin preguntas.' },
    { rating: 4, body: 'Buen trabajo y todo limpio. Tuve que preguntar dos veces cuándo vendrían.' },
    { rating: 5, body: 'Cada reparación se mostró antes y después. Pude seguir el trabajo desde lejos.' },
  ],
};

const OF_CLIENTS: Readonly<Record<Locale, SeededReview>> = {
  en: { rating: 5, body: 'Answered every question the same day and accepted the work at once.' },
  es: { rating: 5, body: 'Respondió cada pregunta el mismo día y aceptó el trabajo de inmediato.' },
};

/** What the client of a demo project says of its contractor; the same project always says the same. */
export function reviewOfContractor(locale: Locale, houseNumber: number): SeededReview {
  const words = OF_CONTRACTORS[locale];
  const found = words[houseNumber % words.length];
  if (!found) throw new Error('The demo has no reviews');
  return found;
}

export const reviewOfClient = (locale: Locale): SeededReview => OF_CLIENTS[locale];
