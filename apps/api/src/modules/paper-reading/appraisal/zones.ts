import type { Block } from '../text/blocks.js';
import { anyOf, plain } from '../wording/plain.js';

/**
 * What the words under a heading are worth. `required`: every entry of its lists must be done; `body`: a sentence that
 * says so; `harmless`: nothing, whatever it says; `contract`: what the parties promise each other.
 */
export type Zone = 'required' | 'body' | 'harmless' | 'contract';

const REQUIRED = anyOf(
  '(?:what )?(?:should|ought to|must|needs to|has to) be (?:fixed|done|corrected|repaired|addressed)|needing (?:attention|repair|correction|action)|deal with (?:now|first|this)|red flags?|for the seller|seller to|corrections? needed$|not (?:acceptable|satisfactory|functioning|functional|working)|unsatisfactory|unacceptable|unsafe|deficient|deal[- ]?breakers?|things? to (?:repair|correct)|repair or replace|replace or repair|items of concern|major (?:findings|concerns|items)|overview of defects|para (?:el )?vendedor|arreglar|corregir|inaceptable|no (?:aceptable|satisfactorio|funciona)',
  'fix (?:before|first|now)|(?:before|until) (?:you|we) (?:buy|close|can close|move|fund)|what we need|(?:cure|correction|work|repair|mpr|fha|va|hud) items?|(?:property|outstanding|open|priority) (?:items|deficienc|stipulation)|to (?:remedy|cure|repair|fix)|remed(?:y|ies)|work needed|master conditions|significant',
  'must[- ]?(?:do|fix|be)|to be (?:corrected|repaired|completed|fixed|cured|done)|cure (?:items|list)|stipulations?|needs? (?:attention|repair|correction)|attention (?:needed|required|items)|items of concern|concerns?$|problems?$|issues?$|hazards?$|mpr|what (?:must|needs to|has to)|(?:for|before) (?:clear to close|endorsement|delivery)|subject[- ]to (?:items|list|repairs|conditions)|priority|critical|pendientes|por (?:hacer|atender|resolver)|obligatori|prioridad|atencion',
  '(?:list of )?(?:required|needed|necessary|mandatory|recommended|itemi[sz]ed|outstanding|mpr|fha|va|usda|lender|minimum property) (?:\\p{L}+ )?(?:repair|correction|item|condition|requirement|action|work)',
  'repairs? (?:required|needed|necessary|items|list|to be|and|before|prior|conditions)',
  '(?:prior|before)[- ](?:to[- ])?(?:closing|funding|docs?|settlement|doc)|conditions (?:of|to|for|that|list|prior|before)|condition (?:to|for|that|list|prior|before)|condition of (?:the |this |your )?(?:loan|approval|closing|sale|value|appraisal|purchase|financing)|(?:open |outstanding |underwriting |property |appraisal |loan |lender )conditions?',
  'items (?:requiring|to be|that|needing|for (?:repair|correction))|deficiencies|defects|action (?:items|required|list)|corrective',
  'safety hazard|safety (?:concern|issue|item)|major (?:defect|concern|issue|item|deficienc)|significant (?:defect|finding|concern|issue|deficienc)|immediate|urgent|material defect|repairs?$',
  'summary(?! of (?:sales|value|the market|salient))|key findings|findings|punch list|work (?:list|order|items|required)|to[- ]do',
  'reparaciones|condiciones (?:del|de|para|previas|a)|requisitos|deficiencias|defectos|hallazgos|resumen|riesgos? de seguridad|peligros|trabajos requeridos|correcciones|por (?:corregir|reparar)|lista de',
);

const HARMLESS = anyOf(
  '(?:third|fourth|lowest|lower|low|no) priority|lesser|can wait|routine|yourself|when (?:you|convenient|time|able)|as (?:you|time|money)|small(?:er)? (?:things|items|jobs|matters)|con el tiempo|cuando pueda|later(?![\\p{L}])|over time|in time(?![\\p{L}])|eventually|in due course|(?:to|worth) (?:consider|knowing|noting)|minor (?:items|notes|matters|points|defects)|(?:general|other|further|additional) (?:notes|remarks|observations)|remarks?$|mas adelante|despues|(?:para|a) considerar|menores$|deal with later|(?:can|may) wait|(?:for )?(?:the )?new owner|housekeeping|suggestions?$|suggested|consideration items?|with remarks|(?<!not )(?:acceptable|satisfactory|serviceable)|tips?$|no (?:further )?(?:action|repair|work|concern)|long[- ]term|down the road|some ?day|optional|upkeep|homeowner|as expected|functional items|deferred until|puede esperar|a futuro|consejos|sugerencias|aceptables?(?! no)|satisfactori[oa]s?|vigilancia',
  'information$|general information|considerations?$|in attendance|responsibilit|(?:comment|rating|report) key|conventions|scope$|introduction|preface|disclosures?$',
  '(?:for )?your awareness|keep in mind|be aware|nice to know|comments? only|maintenance and comments|good to know',
  'watch|keep an eye|for later|future|nice to have|not required|no action|(?:buyer|owner|homeowner) (?:tips|notes|information|care)|upkeep|service items|items? in good|observaciones generales|para (?:despues|mas adelante)|conservacion|sin accion|opcional',
  "(?:appraiser'?s? )?certification(?! required)|limiting conditions|assumptions|scope of (?:work|inspection|the inspection)|intended (?:use|user)|definition|glossary|licen[cs]e|standards|disclaimer|limitations?|exclusions|qualifications",
  'market (?:conditions|area|trends|analysis)|comparables?|sales (?:comparison|history|grid)|cost approach|income approach|neighbou?rhood|listing|prior sales|site value',
  '(?:routine |general |seasonal |homeowner )?maintenance(?! agreement)|monitor|(?:suggested|recommended|optional|possible|future) (?:improvement|upgrade|maintenance)|improvements? and upgrades|upgrades|cosmetic|informational|for your information|observations only|good to know',
  'photo(?:graph)?s?|location map|plat map|flood map|aerial|sketch|floor plan|building sketch|environmental addendum|table of contents|contents|legend|how to (?:read|use)|about (?:this|the|your)|inspector|agreement|terms|ratings?|condition ratings|reading this|abbreviations|key to|what (?:the )?(?:ratings|this|we(?! (?:found|need|saw|would)))|what (?:an?|the|our|your) (?:home )?(?:inspection|report)|how (?:we|this|the|an) ',
  'budget|cost (?:guide|ranges|estimates)|typical costs|life expectanc|revision history|past (?:work|repairs)|recent (?:work|improvements|updates)|updates|work (?:done|completed)|exhibits|attachments|no(?:te)?s? to|completed',
  'certificacion(?:es)? del|limitaciones|condiciones limitantes|definicion|glosario|licencia|alcance|uso previsto|ventas comparables|comparables|mercado|mantenimiento|vigilar|mejoras (?:sugeridas|recomendadas|opcionales)|cosmetic|fotograf|fotos|mapa|croquis|terminos|leyenda|contenido|indice|normas|observaciones sin|trabajos? realizad',
);

const CONTRACT = anyOf('contract|sales contract|purchase agreement|contrato');
const BODY = anyOf(
  'observations?$|observaciones$|findings and',
  'condition of|overall condition|condition$|subject|reconciliation|comments?|additional|improvements|supplemental|addendum|text addendum|description|physical|exterior|interior|roof|electric|plumb|heating|cooling|hvac|structur|foundation|garage|attic|insulation|appliances|kitchen|bath|basement|crawl|site|grounds|general|dwelling|unit|doors|windows|walls|floors|ceilings|property|summary of salient|conciliacion|condicion|estado|comentarios|exteriores|interiores|techo|electric|plomer|estructura|cocina|bano|sotano|garaje|terreno|vivienda|propiedad',
);

const MINOR = new Set(
  'a an and at by for from in is of on or the to with de del el en la las los o para por y'.split(' '),
);

const MOST_WORDS = 10;
const NEVER_IN_HEADING = /:\s.*\d|[.;,]$|\$\s?\d/u;
const BULLET = /[•▪‣◦●○►*–—-]/u;

const canBeHeading = ({ text, lines, mark, parts }: Block): boolean =>
  parts <= 1 &&
  lines <= 2 &&
  text.split(' ').length <= MOST_WORDS &&
  /\p{L}{3}/u.test(text) &&
  !NEVER_IN_HEADING.test(text) &&
  !BULLET.test(mark ?? '');

/** Whether a block stands over others: short, without a stop, in capitals or with a capital each. */
export function isHeading(block: Block): boolean {
  const { text } = block;
  if (!canBeHeading(block)) return false;
  if (text === text.toUpperCase() || /:$/u.test(text)) return true;
  const telling = text.split(' ').filter((word) => /^\p{L}/u.test(word) && !MINOR.has(word.toLowerCase()));
  const isTitled = telling.length > 0 && telling.every((word) => /^\p{Lu}/u.test(word));
  return isTitled || isKnownTitle(block);
}

/** A few words of which we know what they stand over, written like the beginning of a sentence. */
const isKnownTitle = ({ text, mark, lines }: Block): boolean =>
  mark === null && lines === 1 && text.split(' ').length <= 4 && /^\p{Lu}/u.test(text) && isNamed(text);

const isNamed = (text: string): boolean => {
  const words = plain(text);
  return HARMLESS.test(words) || REQUIRED.test(words);
};

/** "Not acceptable", "no satisfactorio": the opposite of what the words alone say. */
const NOT_SO =
  /(?<![\p{L}])(?:not|no) (?:acceptable|satisfactory|serviceable|functioning|functional|working|operational|to code|in service|safe|aceptable|satisfactori|funciona|cumple|segur)/u;

/** "Not a repair", "nothing to correct", "sin corregir". */
const DENIED = /(?<![\p{L}])(?:no|not|nothing|none|without|sin|nada|ninguna?)(?![\p{L}.])/u;

/** The zone that a heading opens; undefined when it says nothing of it, and what was goes on. */
export function zoneOf(heading: string): Zone | undefined {
  const words = plain(heading).replace(/[:\s]+$/u, '');
  if (
    /(?<![\p{L}])(?:repair|reparacion)/u.test(words) &&
    /addendum|amendment|request|anexo|enmienda|solicitud/u.test(words)
  )
    return 'required';
  if ((HARMLESS.test(words) || DENIED.test(words)) && !NOT_SO.test(words)) return 'harmless';
  if (CONTRACT.test(words)) return 'contract';
  if (REQUIRED.test(words)) return 'required';
  return BODY.test(words) ? 'body' : undefined;
}
