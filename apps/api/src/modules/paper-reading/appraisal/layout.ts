import type { ReportLayout } from '@cw/domain';
import { textOfLine } from '../text/lines.js';
import { plain } from '../wording/plain.js';
import type { Paper } from './paper-pages.js';

const SIGNS: readonly (readonly [ReportLayout, readonly RegExp[]])[] = [
  [
    'urar_36',
    [
      /market value condition/u,
      /appraisal version/u,
      /apparent defects, damages, deficiencies/u,
      /agency case file id/u,
      /final value condition statement/u,
    ],
  ],
  [
    'urar_legacy',
    [
      /uniform residential appraisal report/u,
      /form 1004|march 2005/u,
      /assessor'?s parcel|map reference|census tract/u,
      /describe the condition of the property/u,
      /assignment type/u,
      /subject to the following repairs or alterations/u,
    ],
  ],
  [
    'home_inspection',
    [
      /(?:home|property|residential|house) inspection/u,
      /inspector/u,
      /safety hazard|maintenance item|deficien/u,
      /standards of practice/u,
      /inspeccion de (?:la |su )?(?:vivienda|casa|propiedad|inmueble|hogar)|(?:informe|reporte|dictamen) de (?:la )?inspeccion/u,
      /summary|resumen/u,
      /client|cliente/u,
      /(?:building|property|house|pre-?purchase|buyer'?s|home|vivienda|casa) (?:condition |inspection |systems? )?(?:report|survey|check|review|inspection)/u,
      /in(?:spected)?,? (?:ni|not inspected),? (?:np|not present)|^i(?:n)? ni np/mu,
    ],
  ],
  [
    'condition_sheet',
    [
      /prior to (?:closing|funding|docs?)/u,
      /(?:underwriting|loan|lender|approval|commitment) (?:conditions?|approval)/u,
      /conditions? (?:sheet|list|of approval|to be met)|conditional approval|notice of (?:conditions|value)/u,
      /loan (?:no|number|#)|mortgagor|applicant/u,
      /stipulation|commitment|clear[- ]to[- ]close|suspense|conditionally approved|loan approval/u,
      /\bpt[cdf]\b|\bctc\b|\bptd\b|before (?:closing|funding)|at closing/u,
      /condiciones (?:de aprobacion|del prestamo|previas|del prestamista)/u,
      /underwriter|suscriptor|processor/u,
      /pay ?stubs?|bank statements?|w-2|tax returns?|homeowner'?s? (?:coverage|insurance|policy)|photo identification|certified funds/u,
      /(?:outstanding|master|approval) (?:items|conditions|stipulations)|we can close|conditional/u,
    ],
  ],
  [
    'letter',
    [
      /^dear |^estimad[oa]s?\b/mu,
      /^(?:sincerely|respectfully|regards|yours|best regards|atentamente|cordialmente|saludos)/mu,
      /^(?:re|asunto|ref)\s*:/mu,
      /(?:repair|inspection) (?:addendum|amendment|request)|addendum to (?:the )?(?:purchase|contract|sales)|(?:anexo|enmienda|solicitud) de reparacion/u,
      /(?:buyer|purchaser|comprador(?:a)?)(?:\(s\))?(?: name)?\s*:?/u,
      /(?:seller|owner|vendedor)(?:\(s\))? (?:to|shall|will|agrees)|purchaser asks|buyer (?:asks|requests)|parties agree|sign (?:and return|below)|request to (?:remedy|repair)|work needed|repairs required on/u,
    ],
  ],
];
const ENOUGH = 2;
/** Pages of a list that somebody wrote in no form at all. */
const SHORT = 4;

/** How the report is laid out, by at least two signs; where two kinds show them, the more. */
export function layoutOf({ pages }: Paper): ReportLayout {
  const text = plain(pages.flatMap(({ lines }) => lines.map(textOfLine)).join('\n'));
  const [best] = SIGNS.map(([layout, signs]) => ({ layout, share: signs.filter((sign) => sign.test(text)).length }))
    .filter(({ share }) => share >= ENOUGH)
    .sort((one, other) => other.share - one.share);
  const isShortList = pages.length <= SHORT && /(?<![\p{L}])(?:repair|correct|repara|corregi)/u.test(text);
  return best?.layout ?? (isShortList ? 'letter' : 'unknown');
}

const SPANISH = /(?<![\p{L}])(?:de|la|el|los|las|que|para|del|una|con|por|se|en)(?![\p{L}])/gu;
const ENGLISH = /(?<![\p{L}])(?:the|of|and|to|is|for|with|that|this|are|be|was|by)(?![\p{L}])/gu;

export function languageOf({ pages }: Paper): 'en' | 'es' {
  const text = plain(pages.flatMap(({ lines }) => lines.map(textOfLine)).join('\n'));
  return (text.match(SPANISH)?.length ?? 0) > (text.match(ENGLISH)?.length ?? 0) ? 'es' : 'en';
}
