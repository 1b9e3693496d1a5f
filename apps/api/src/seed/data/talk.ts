import type { ConversationSide, Locale, QuickReply } from '@cw/domain';

/** What one side says: in its own language, or in one that each reader has. */
export interface Line {
  readonly side: ConversationSide;
  readonly said: Readonly<Record<Locale, string>> | { readonly reply: QuickReply['id']; readonly inDays?: number };
}

const TIME = '09:00';

/** A quick reply as it is sent, its day counted from today. */
export function quickReplyOf(id: QuickReply['id'], day: string): QuickReply {
  if (id === 'arriving' || id === 'access_open') return { id, values: { day, time: TIME } };
  return id === 'materials_ordered' ? { id, values: { day } } : { id, values: {} };
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

/** While the work is under way. */
export const AT_WORK: readonly Line[] = [
  { side: 'contractor', said: { reply: 'materials_ordered', inDays: 1 } },
  { side: 'contractor', said: { reply: 'arriving', inDays: 2 } },
  { side: 'client', said: { reply: 'access_open', inDays: 2 } },
  {
    side: 'client',
    said: {
      en: 'The key is in the lockbox at the side door. Please keep the dog inside.',
      es: 'La llave está en la caja de seguridad de la puerta lateral. Por favor no deje salir al perro.',
    },
  },
  {
    side: 'contractor',
    said: {
      en: 'Understood. I will add the photos to each condition as soon as it is done.',
      es: 'Entendido. Agregaré las fotos a cada condición en cuanto esté terminada.',
    },
  },
  { side: 'client', said: { reply: 'thanks' } },
];
