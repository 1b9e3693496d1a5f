import { featuresIn } from '../wording/features.js';
import { anyOf, plain } from '../wording/plain.js';

/** How an inspector grades a finding: in brackets behind its title, or in front of its words. */
export type Grade = 'required' | 'harmless';

const REQUIRED = anyOf(
  'safety|hazard|repair|major|defect|deficien|significant|critical|urgent|immediate|priority|correct|replace|action|further evaluation|high|attention|important|moderate|marginal|poor|failed|unsafe|danger|fix(?![\\p{L}])(?! (?:when|if|later))|red(?![\\p{L}])|orange|substantial|unsatisf|not (?:functioning|functional|working|acceptable|serviceable|operational|to code)|inoperative|inoperable|service needed|serious|severe|life.safety|no funciona|reemplaz|insatisf|no aceptable|malo|atencion|arregl|grave|importante|prioridad|reparar|reparacion|seguridad|defecto|deficien|mayor|urgente|peligro|riesgo|corregir',
);
const HARMLESS = anyOf(
  'future|not urgent|can wait|maint|monitor|tips?(?![\\p{L}])|upkeep|watch(?![\\p{L}])|comment|blue|green|general(?![\\p{L}])|optional|consider|fine(?![\\p{L}])|long[- ]term|later(?![\\p{L}])|as expected|typical|normal|priority (?:3|4|5)|serviceable|operational|working|present|recomendable|bueno|buen estado|leve|opcional|normal|improve|cosmetic|inform|remark|observ|note|minor|upgrade|budget|fyi|acceptable|satisfactory|inspected|functional|good|recommend upgrade|low(?![\\p{L}-])|mantenimiento|vigilar|menor|estetic|nota|mejora|aceptable|comentario',
);
const FAULT = anyOf(
  'not (?:functioning|functional|working|acceptable|serviceable|operational)|no (?:funciona|aceptable)|safety|hazard|repair|defect|deficien|replace|correct|reparar|reparacion|seguridad|defecto|deficien|peligro|corregir',
);
const ONLY_CARE = anyOf(
  'no (?:repair|defect|action|deficien)|not (?:a )?|cosmetic|monitor|sin |improve|upgrade|mejora',
);
/** "No concern", "not a defect", "sin riesgo"; not "not functioning". */
const DENIED =
  /^(?:no|not an?|nothing|none|sin|ningun[ao]?|nada)(?![\p{L}])(?! (?:funciona|aceptable|cumple|power|heat|water|access|cover))/u;
const TAG = /[([]\s*([^()[\]]{1,32})\s*[)\]]\s*$|\s[–—-]\s*([\p{L} ]{3,24})$/u;
const BEFORE = /^(?:[([]\s*)?([\p{L}][\p{L} /]{2,24}?)\s*(?:[)\]]|\s[–—-]|:)\s+/u;

export interface Graded {
  readonly words: string;
  readonly grade: Grade | null;
}

function gradeOf(tag: string): Grade | null {
  const words = plain(tag);
  if (DENIED.test(words)) return 'harmless';
  // "Safety / Maintenance", "Minor Defect": what names a fault is one, however small it is called.
  if (HARMLESS.test(words)) return FAULT.test(words) && !ONLY_CARE.test(words) ? 'required' : 'harmless';
  return REQUIRED.test(words) ? 'required' : null;
}

/** Inspected, not inspected, not present, deficient: four boxes, of which the last is the one that asks for something. */
const gradeOfBoxes = (boxes: string): Grade | null =>
  boxes.length < 3 || !boxes.includes('☒') ? null : boxes.endsWith('☒') ? 'required' : 'harmless';

/** A word or two in brackets behind a title say how it is graded, in whatever words, where they name no part of a house. */
const isTag = (tag: string | undefined): boolean =>
  tag !== undefined && tag.split(' ').length <= 3 && !/\d/u.test(tag) && featuresIn(tag).length === 0;

/** Of remarks the grade is all that stands over them; what names a part of the house is a place. */
const isOnlyTag = (title: string): boolean => title.split(' ').length <= 3 && featuresIn(title).length === 0;

/** The words that may be a title's grade: those in brackets or behind a dash, or all of a short one. */
export function tagOf(title: string): string | null {
  const found = TAG.exec(title);
  return (found?.[1] ?? found?.[2] ?? (title.split(' ').length <= 3 ? title : null))?.trim() ?? null;
}

/** Takes the grade off a title; of other words in brackets nothing is taken. */
export function gradeOfTitle(title: string, boxes = ''): Graded {
  const found = TAG.exec(title);
  const grade = found ? gradeOf(found[1] ?? found[2] ?? '') : gradeOf(isOnlyTag(title) ? title : '');
  if (found && (grade !== null || isTag(found[1]))) return { words: title.slice(0, found.index).trim(), grade };
  return { words: title, grade: grade ?? gradeOfBoxes(boxes) };
}

/** The grade that stands at the far end of a title's line, in no brackets: "Coverings … Safety Hazard". */
const AT_END =
  /\s(recommendations?|safety (?:hazard|issue|concern)s?|(?:material|major|minor) (?:defect|concern|issue)s?|maintenance(?: items?| needed)?|(?:repair|replace)(?:[/ ](?:or )?(?:repair|replace))?|defect|deficien(?:t|cy)|monitor|marginal|improve(?:ment)?s?|upgrade)\s*$/iu;

export function gradeAtEnd(title: string): Graded {
  const found = AT_END.exec(title);
  if (!found) return gradeOfTitle(title);
  const tag = found[1] ?? '';
  // What is merely recommended is required only by its words.
  return { words: title.slice(0, found.index).trim(), grade: /^recommendation/iu.test(tag) ? null : gradeOf(tag) };
}

const WHOLE_TAG =
  /^(?:safety(?: hazard| issue| concern)?|hazard|major(?: defect| concern)?|minor(?: defect)?|repair|maintenance|monitor|improvement|cosmetic|defect|deficient|informational|recommendation|mantenimiento|vigilar|reparaci[oó]n|reparar|riesgo de seguridad|defecto mayor|est[eé]tico)$/iu;

/** The same for a grade that stands before its words: "Safety Hazard: …". */
export function gradeBefore(text: string): Graded {
  const found = BEFORE.exec(text);
  if (!found || !WHOLE_TAG.test(found[1]?.trim() ?? '')) return { words: text, grade: null };
  return { words: text.slice(found[0].length), grade: gradeOf(found[1] ?? '') };
}
