import { anyOf, plain } from '../wording/plain.js';

/** How an inspector grades a finding: in brackets behind its title, or in front of its words. */
export type Grade = 'required' | 'harmless';

const REQUIRED = anyOf(
  'safety|hazard|repair|major|defect|deficien|significant|critical|urgent|immediate|priority|correct|replace|action|further evaluation|high|attention|important|moderate|marginal|poor|failed|atencion|arregl|grave|importante|prioridad|reparar|reparacion|seguridad|defecto|deficien|mayor|urgente|peligro|riesgo|corregir',
);
const HARMLESS = anyOf(
  'maint|monitor|improve|cosmetic|inform|remark|observ|note|minor|upgrade|budget|fyi|acceptable|satisfactory|inspected|functional|good|recommend upgrade|low|mantenimiento|vigilar|menor|estetic|nota|mejora|aceptable|comentario',
);
const FAULT = anyOf(
  'safety|hazard|repair|defect|deficien|replace|correct|reparar|reparacion|seguridad|defecto|deficien|peligro|corregir',
);
const ONLY_CARE = anyOf(
  'no (?:repair|defect|action|deficien)|not (?:a )?|cosmetic|monitor|sin |improve|upgrade|mejora',
);
const TAG = /[([]\s*([^()[\]]{1,32})\s*[)\]]\s*$|\s[–—-]\s*([\p{L} ]{3,24})$/u;
const BEFORE = /^(?:[([]\s*)?([\p{L}][\p{L} /]{2,24}?)\s*(?:[)\]]|\s[–—-]|:)\s+/u;

export interface Graded {
  readonly words: string;
  readonly grade: Grade | null;
}

function gradeOf(tag: string): Grade | null {
  const words = plain(tag);
  // "Safety / Maintenance", "Minor Defect": what names a fault is one, however small it is called.
  if (HARMLESS.test(words)) return FAULT.test(words) && !ONLY_CARE.test(words) ? 'required' : 'harmless';
  return REQUIRED.test(words) ? 'required' : null;
}

/** Inspected, not inspected, not present, deficient: four boxes, of which the last is the one that asks for something. */
const gradeOfBoxes = (boxes: string): Grade | null =>
  boxes.length < 3 || !boxes.includes('☒') ? null : boxes.endsWith('☒') ? 'required' : 'harmless';

/** Takes the grade off a title; of other words in brackets nothing is taken. */
export function gradeOfTitle(title: string, boxes = ''): Graded {
  const found = TAG.exec(title);
  const grade = found ? gradeOf(found[1] ?? found[2] ?? '') : gradeOf(title.split(' ').length <= 3 ? title : '');
  if (found && grade !== null) return { words: title.slice(0, found.index).trim(), grade };
  return { words: title, grade: grade ?? gradeOfBoxes(boxes) };
}

const WHOLE_TAG =
  /^(?:safety(?: hazard| issue| concern)?|hazard|major(?: defect| concern)?|minor(?: defect)?|repair|maintenance|monitor|improvement|cosmetic|defect|deficient|informational|recommendation|mantenimiento|vigilar|reparaci[oó]n|reparar|riesgo de seguridad|defecto mayor|est[eé]tico)$/iu;

/** The same for a grade that stands before its words: "Safety Hazard: …". */
export function gradeBefore(text: string): Graded {
  const found = BEFORE.exec(text);
  if (!found || !WHOLE_TAG.test(found[1]?.trim() ?? '')) return { words: text, grade: null };
  return { words: text.slice(found[0].length), grade: gradeOf(found[1] ?? '') };
}
