import type { ConversationSide, Locale, PlainDate, QuickReply } from '@cw/domain';
import type { WorkTime } from '../schedule.js';

/** A quick reply; the day in it is so many days from the agreed one. */
export interface SaidForAll {
  readonly reply: QuickReply['id'];
  readonly fromAgreedDay?: number;
}

/** What one side says: in its own language, or in one that each reader has. */
export interface Line {
  readonly side: ConversationSide;
  readonly said: Readonly<Record<Locale, string>> | SaidForAll;
}

const TIME = '09:00';

/** A quick reply as it is sent. */
export function quickReplyOf(id: QuickReply['id'], day: PlainDate | null): QuickReply {
  if (day === null) return { id, values: {} };
  return id === 'materials_ordered' ? { id, values: { day } } : { id, values: { day, time: TIME } };
}

/** While bids are compared. */
export const BEFORE_AWARD: readonly Line[] = [
  {
    side: 'contractor',
    said: {
      en: 'Good morning. I have read the report and priced each condition on its own line.',
      es: 'Buenos días. Leí el informe y puse precio a cada condición en su propia línea.',
    },
  },
  { side: 'client', said: { reply: 'materials_included_asked' } },
  { side: 'contractor', said: { reply: 'yes' } },
  {
    side: 'client',
    said: {
      en: 'Thank you. The lender wants photos from the same spot, before and after.',
      es: 'Gracias. El prestamista pide fotos desde el mismo lugar, antes y después.',
    },
  },
];

const KEY: Line = {
  side: 'client',
  said: {
    en: 'The key is in the lockbox at the side door. Please keep the dog inside.',
    es: 'La llave está en la caja de seguridad de la puerta lateral. Por favor no deje salir al perro.',
  },
};
const PHOTOS_PROMISED: Line = {
  side: 'contractor',
  said: {
    en: 'Understood. I will add the photos to each condition as soon as it is done.',
    es: 'Entendido. Agregaré las fotos a cada condición en cuanto esté terminada.',
  },
};
const THANKS: Line = { side: 'client', said: { reply: 'thanks' } };

/** Once a bid is accepted. A day that is named is the one that the project has. */
export const AWARDED: Readonly<Record<WorkTime, readonly Line[]>> = {
  ahead: [
    { side: 'contractor', said: { reply: 'materials_ordered', fromAgreedDay: -1 } },
    { side: 'contractor', said: { reply: 'arriving', fromAgreedDay: 0 } },
    { side: 'client', said: { reply: 'access_open', fromAgreedDay: 0 } },
    KEY,
    PHOTOS_PROMISED,
    THANKS,
  ],
  under_way: [
    { side: 'contractor', said: { reply: 'utilities_asked' } },
    { side: 'client', said: { reply: 'utilities_on' } },
    KEY,
    PHOTOS_PROMISED,
    THANKS,
  ],
  over: [{ side: 'contractor', said: { reply: 'photos_added' } }, THANKS],
};

/** On the agreed day, when nobody has come by the middle of the morning. */
export const NOBODY_CAME: Line = {
  side: 'client',
  said: {
    en: 'We have been at the house since nine, and nobody has come. Are you still coming?',
    es: 'Estamos en la casa desde las nueve y no ha venido nadie. ¿Todavía piensa venir?',
  },
};
