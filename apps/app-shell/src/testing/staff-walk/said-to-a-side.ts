import type { Locale } from '@cw/i18n';
import type { DrawnText } from './drawn-texts.js';

/** What one reader was shown, in each language. */
export type Walk = Readonly<Record<Locale, readonly DrawnText[]>>;

/** What staff were shown, and what the two sides were in the same places. */
export interface Walks {
  readonly staff: Walk;
  readonly sides: readonly Walk[];
}

/** One text in both languages. */
interface Pair {
  readonly id: string;
  readonly en: string;
  readonly es: string;
}

/** Said to whoever reads a page, by the page itself. */
const OF_THE_PAGE: readonly string[] = ['ui.breadcrumbs.label'];

const YOU = /\b(?:you|your|yours|yourself)\b/i;
const USTED = /\busted(?:es)?\b/i;
/** "Su" is also his, her and theirs: it speaks to the reader where the English names nobody whose it is. */
const SU = /\bsus?\b/i;
const THEIRS = /\b(?:their|theirs|its|his|her)\b|[’']s\b|s[’'] /i;
/** What the client or the contractor is asked to do, as the screens of both ask it. */
const ASKED =
  /(?:^|[.:!»] )(?:Acepte|Agregue|Apruebe|Compare|Consulte|Cuente|Decida|Deposite|Devuelva|Diga|Elija|Entregue|Envíe|Escriba|Espere|Explique|Haga|Indique|Inicie|Mande|Marque|Muestre|Ofrezca|Pague|Pida|Ponga|Proponga|Publique|Pulse|Responda|Retire|Revise|Suba|Termine|Vea|Verifique|Vuelva)\b/;

/** The same text in both languages: of each id the first is the first, since a page has one order. */
function pairsOf({ en, es }: Walk): Pair[] {
  const spanish = new Map<string, string[]>();
  for (const { id, words } of es) spanish.set(id, [...(spanish.get(id) ?? []), words]);
  const seen = new Map<string, number>();
  return en.map(({ id, words }) => {
    const index = seen.get(id) ?? 0;
    seen.set(id, index + 1);
    return { id, en: words, es: spanish.get(id)?.[index] ?? '' };
  });
}

const speaks = ({ en, es }: Pair): boolean =>
  YOU.test(en) || USTED.test(es) || ASKED.test(es) || (SU.test(es) && !THEIRS.test(en));

/** What staff are told that is one side's to be told: by its words, or because a side is told it in words of its own. */
export function faultsForStaff({ staff, sides }: Walks): string[] {
  const ofSides = sides.flatMap(pairsOf).filter(({ en, es }) => YOU.test(en) || USTED.test(es));
  const spoken = new Set(ofSides.flatMap(({ id, en, es }) => [`${id} ${en}`, `${id} ${es}`]));
  const faults = pairsOf(staff)
    .filter(({ id }) => !OF_THE_PAGE.includes(id))
    .filter((pair) => speaks(pair) || spoken.has(`${pair.id} ${pair.en}`) || spoken.has(`${pair.id} ${pair.es}`));
  return [...new Set(faults.map(({ id, en, es }) => `${id}: ${en} | ${es}`))];
}
