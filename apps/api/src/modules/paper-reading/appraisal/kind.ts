import type { ConditionKind } from '@cw/domain';
import { anyOf, plain } from '../wording/plain.js';

const WORK = anyOf(
  '(?:re-?)?(?:repair|replac|install|correct|remov|seal|fasten|secur|paint|scrap|patch|treat|clean|clear|restor|rebuil|reinforc|add|cover|cap|cut|regrad|servic|reset|tap|prim|insulat|anchor|connect|attach|strap|fix|mitigat|encapsulat|reline)',
  'repar|reempla|instal|corrig|correg|retir|sell|pint|fij|coloc|repon|limpi|trat|elimin|reforz|reforc|agreg|cambi|sustitu',
);
const LOOK = anyOf(
  'inspect|evaluat|certif|report|test(?!ed to)|verif|assess|investigat|letter|engineer|confirm|(?:obtain|provide|furnish|submit) (?:a|an|the)? ?(?:\\p{L}+ ){0,3}(?:report|certif|letter|result|clearance|test)',
  'presentar (?:\\p{L}+ )?(?:resultado|informe|certific|analisis)|inspecc|inspeccion|evalua|informe|certific|analiz|analis|verific|comprob|ingenier',
);
const FINISH = anyOf(
  '(?:complet|finish)\\p{L}* (?:\\p{L}+ ){0,4}(?:per|construction|addition|plans|according)|plans and specifications|certificate of occupancy|new construction|under construction|per plans',
  'final (?:approval|permit|building inspection)|utilities|copy of|provide a copy|recorded',
  'planos|certificado de ocupacion|segun planos|aprobacion final|copia',
);

/** Whether it is work, a look that leaves a report, or the completion of what was begun. */
export function kindOf(quote: string, ordered: string): ConditionKind {
  const words = plain(ordered === '' ? quote : ordered);
  if (FINISH.test(plain(quote)) && !/repair|replace|reparar|reemplaz/u.test(words)) return 'completion';
  return LOOK.test(words) && !WORK.test(words) ? 'inspection' : 'repair';
}
