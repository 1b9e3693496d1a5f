import type { ConditionKind } from '@cw/domain';
import { anyOf, plain } from '../wording/plain.js';

const WORK = anyOf(
  '(?<!(?:specify|recommend|outline|identify|design|estimate) (?:any |the |needed )?)(?:re-?)?(?:repair(?!s (?:needed|necessary|required|as|recommended))|replac|install(?!er)|correct|remov|seal(?!ed report)|fasten|secur|paint|scrap|patch|clean(?! (?:report|test|letter))|restor|rebuil|reinforc|add(?!ress|itional)|cap(?![\\p{L}])|capped|cut|regrad|reset|tap(?:e|ing)|prim|insulat|anchor|attach|strap|fix|mitigat|encapsulat|reline|hung|hang|rout|flash|mov(?!ement|imiento)|replumb|pipe[ds]?|wire[ds]?|remed|abat|stabili|trim|prun|haul|fill|build|laid|lay|set(?![\\p{L}])|adjust|brac|shor|sister|bolt|tighten|caulk|ground(?:ed)?(?: or| at)|upgrad|enclos|extend)|clear(?!ance|ed? (?:report|pest|wdi|termite|letter|test|inspection))|treat(?!ment report)|cover(?!age|ing)|connect|(?:to |must |shall |should )(?:be )?service|serviced? (?:the|and|by)',
  'repar|reempla|instal(?!aciones)|corrig|correg|retir|sell(?:ar|e|o)|pint|fij|coloc|repon|limpi|trat|elimin|reforz|reforc|agreg|cambi|sustitu|tapar|cercar|rellen',
);
const LOOK = anyOf(
  'scan(?![\\p{L}])|camera|video|inspect|re-?inspect|evaluat|certif|report|test(?!ed to)|verif|assess|investigat|letter|engineer|confirm|clearance|analys[ie]s|evidence|proof|determin|diagnos|sampl|scope[d]?(?![\\p{L}])|survey|npma|wdi|level (?:2|ii|two)|opinion of|review|(?:obtain|provide|furnish|submit) (?:a|an|the)? ?(?:\\p{L}+ ){0,3}(?:report|certif|letter|result|clearance|test)',
  'presentar (?:\\p{L}+ )?(?:resultado|informe|certific|analisis)|inspecc|inspeccion|evalua|informe|reporte|certific|analiz|analis|verific|comprob|ingenier|revisar|dictamen|carta',
);
/** It names a paper first, and no work of its own. */
const PAPER_FIRST =
  /^(?:(?:provide|obtain|furnish|submit|need|please|satisfactory|acceptable|clear|clean|a|an|the|of|seller|borrower|buyer|to|must|shall) )*(?:[\p{L}\d'()-]+ ){0,4}(?:report|certification|certificate|letter|clearance|analysis|tests?|inspection|evaluation|assessment|npma-?33)(?![\p{L}])(?! (?:and|or) (?:repair|replace|treat|correct|install))/u;
const THEN_WORK =
  /(?<![\p{L}])(?:and|then|or|y|;)(?: \p{L}+){0,4} (?:repair(?!s (?:needed|necessary|required))|replac|correct(?!ed)|treat|remov|install(?!er)|seal|reline|remediat|reforzar|reparar|reemplazar|tratar|corregir)/u;
const FINISH = anyOf(
  '(?:complet|finish)\\p{L}* (?:\\p{L}+ ){0,4}(?:per|construction|addition|plans|according)|plans and specifications|certificate of occupancy|new construction|under construction|per plans',
  'final (?:approval|permit|building inspection)|utilities|copy of|provide a copy|recorded|reconnection|(?:open|expired|finaled|closed|final) (?:\\p{L}+ )?permit|permits? (?:to be |must be |shall be |needs? to be )?(?:closed|finaled|finali[sz]ed|obtained|signed)|road (?:maintenance )?agreement|well agreement',
  'planos|certificado de ocupacion|segun planos|aprobacion final|copia|permiso (?:final|\\p{L}+ abierto|abierto|de construccion)|convenio|acuerdo de',
);
/** Nobody can look at what has no current or no water before it is turned on. */
const WAS_OFF =
  /(?:subject to|require[sd]?|pending) (?:an? )?(?:re-?)?inspection|power (?:was|is) off|(?:service|utilities) (?:was|were) (?:disconnected|off)/u;

/** "Correction:", "Repair:": what stands before an order is none. */
const LABEL =
  /(?<![\p{L}])(?:correction|repair|remedy|fix|task|action|correccion|reparacion|accion|solucion)\s*[:–—-]\s/gu;

/** Whether it is work, a look that leaves a report, or the completion of what was begun. */
export function kindOf(quote: string, ordered: string): ConditionKind {
  const whole = plain(quote);
  const words = plain(ordered === '' ? quote : ordered).replaceAll(LABEL, ' ');
  if (FINISH.test(whole) && !/repair|replace|reparar|reemplaz|restor|legali/u.test(words)) return 'completion';
  if (WAS_OFF.test(whole) && ordered === '') return 'inspection';
  if (PAPER_FIRST.test(words) && !THEN_WORK.test(words)) return 'inspection';
  return LOOK.test(words) && !WORK.test(words) ? 'inspection' : 'repair';
}
