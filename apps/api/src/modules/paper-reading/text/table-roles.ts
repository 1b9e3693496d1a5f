import { plain } from '../wording/plain.js';

/** What a column of a table of conditions can be for. */
export type Role =
  | 'number'
  | 'feature'
  | 'location'
  | 'description'
  | 'affects'
  | 'action'
  | 'cost'
  | 'status'
  | 'due'
  | 'party'
  | 'page';

// The order decides where a title has words of two.
const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['affects', /^(?:affects|afecta)/u],
  ['cost', /cost|amount|\$|estimate|importe|monto|presupuesto|precio/u],
  ['action', /recommended action|^action|^recommendation|accion recomendada|^accion/u],
  [
    'number',
    /^(?:no\.?|#|item(?: (?:no\.?|#))?|num\.?|ref\.?|cond\.?(?: (?:no\.?|#))?|condition (?:#|no\.?|number|id|code)|seq\.?|sequence|n\.?[o°º]\.?|numero|id|line)$/u,
  ],
  [
    'due',
    /^(?:code|codigo|due|when|prior to|timing|deadline|stage|needed by|required (?:by|before|when)|plazo|fecha|vence|cuando|phase)(?![\p{L}])/u,
  ],
  [
    'party',
    /responsib|^resp\.?$|needed from|from whom|provided by|^party|^by(?: whom)?$|^who|assigned|^owner|responsable|quien/u,
  ],
  [
    'status',
    /^(?:status|sts\.?$|stat\.?$|cleared|received|open|date cleared|clear|sign(?:ed)? off|initials|done|completed|estado|cumplid[oa]|recibid[oa]|reviewed)/u,
  ],
  ['page', /^(?:page|pg\.?|p\.|source|pagina|pag\.?|reference|origin|fuente|report page)/u],
  ['location', /^(?:location|area|room|place|where|ubicacion|lugar|zona)/u],
  [
    'feature',
    /^(?:feature|component|category|system|type|trade|section|elemento|componente|categoria|tipo|sistema|partida)/u,
  ],
  [
    'description',
    /description|condition|requirement|repairs?|findings?|deficienc|defect|issue|item|observation|comment|work|stipulation|matter|what (?:we|is|to|must)|to do|text|task|language|descripcion|condicion|requisito|reparacion|hallazgo|detalle|concepto|documentation|needed/u,
  ],
];

/** Undefined for what heads no such column. */
export function roleOf(title: string): Role | undefined {
  const words = plain(title)
    .replace(/[:*]+$/u, '')
    .trim();
  if (words.split(' ').length > 8 || /\d/u.test(words)) return undefined;
  return ROLES.find(([, pattern]) => pattern.test(words))?.[0];
}
