import { VALUE_CONDITIONS, type ValueCondition } from '@cw/domain';
import { labelled, type LabelRow } from '../text/labels.js';
import { textOfLine } from '../text/lines.js';
import { plain } from '../wording/plain.js';
import type { Paper } from './paper-pages.js';

/** What one place of the paper says of the conditions on which its value depends. */
export interface Signal {
  readonly from: 'box' | 'field' | 'sentence';
  readonly conditions: readonly ValueCondition[];
  readonly page: number;
}

const MARK = '(?:☒|[✘✗✓✔×■●]|(?<![\\p{L}])[xX](?![\\p{L}]))';
const BOX_LABELS: readonly (readonly [ValueCondition, string])[] = [
  ['as_is', '"?\'?(?:made )?["\']?as[ -]is|(?:en (?:su )?)?estado actual'],
  ['completion', 'subject to (?:the )?completion|(?:sujeto a (?:la )?)?terminaci[oó]n'],
  ['repairs', 'subject to (?:the )?(?:following )?repairs?|sujeto a (?:las )?(?:siguientes )?reparacion'],
  [
    'inspection',
    'subject to (?:the )?(?:following )?(?:required )?inspection|sujeto a (?:la )?(?:siguiente )?inspecci[oó]n',
  ],
];
const BOXES = BOX_LABELS.map(([condition, label]) => [condition, new RegExp(`${MARK}\\s*(?:${label})`, 'iu')] as const);

const FIELD: readonly LabelRow<'condition'>[] = [
  {
    key: 'condition',
    words:
      /market value condition|value condition(?! statement)|condici[oó]n del valor(?: de mercado)?|basis of value/giu,
  },
  {
    // It only ends the value before it.
    key: null,
    words:
      /assignment reason|reasonable exposure time|borrower name|contract price|final value condition statement|effective date of appraisal|opinion of market value/giu,
  },
];

function namedIn(text: string): ValueCondition[] {
  const words = plain(text);
  const tests: Record<ValueCondition, RegExp> = {
    as_is: /(?<![\p{L}])as[ -]is(?![\p{L}])|estado actual/u,
    completion: /completion|terminacion/u,
    repairs: /repair|alteration|reparacion/u,
    inspection: /inspection|inspeccion/u,
  };
  return VALUE_CONDITIONS.filter((condition) => tests[condition].test(words));
}

const AS_IS =
  /(?:(?:nothing|no part) is conditioned|in its (?:present|current|existing|actual) (?:state|physical state)|(?:made|valued|appraised|reported|provided|completed|developed|given|value|tasacion se (?:realiza|hace|emite)|property|opinion)\b[^.]{0,60}(?:["']?as[ -]is|en (?:el|su) estado actual)|in its (?:present|current|existing) condition|as[ -]is (?:condition|basis|value)|no (?:repairs|conditions) (?:are )?(?:required|attached|apply)|without (?:any )?conditions?|no se requieren reparaciones|with no conditions)/u;
const SUBJECT_TO =
  /(?:made|is|report|appraisal|value|tasacion|informe|opinion)\b[^.]{0,40}(?:subject to|contingent (?:up)?on|conditioned (?:up)?on|presumes completion of|depends (?:up)?on|sujet[oa] a)\b([^.]{0,200})|^(?:subject to|sujet[oa] a)\b([^.]{0,160})|see (?:the )?(?:attached )?(?:addendum|list)[^.]{0,30}(required repairs)|(repairs) (?:needed|required) before closing|must be corrected to meet (?:minimum)|(reparaciones) requeridas/u;
const PRINTED =
  /hypothetical condition that the (?:improvements|repairs)|following (?:repairs or alterations|required inspection)|limiting conditions|the following assumptions|intended use/u;

function sentenceSignal(text: string): readonly ValueCondition[] {
  const words = plain(text);
  if (PRINTED.test(words) && !/this appraisal is made subject to/u.test(words)) return [];
  const found = SUBJECT_TO.exec(words);
  if (found) {
    const named = namedIn((found[1] ?? found[2] ?? 'repairs').split('hypothetical')[0] ?? '').filter(
      (one) => one !== 'as_is',
    );
    return named.length > 0 ? named : ['repairs'];
  }
  return AS_IS.test(words) &&
    !/not (?:made |appraised )?["']?as[ -]is|(?:sold|listed|offered|marketed|conveyed|purchased)(?: \p{L}+)? ["']?as[ -]is/u.test(
      words,
    )
    ? ['as_is']
    : [];
}

const REPORT_PAGES_OF_BOXES = /hypothetical condition|extraordinary assumption|as is|subject to|estado actual|sujet/iu;

export function signalsOf({ pages }: Paper, isFixed: (page: number, text: string) => boolean): Signal[] {
  return pages.flatMap(({ number, lines, blocks }): Signal[] => {
    const texts = lines.map(textOfLine);
    const boxed = texts.some((text) => REPORT_PAGES_OF_BOXES.test(text))
      ? BOXES.flatMap(([condition, pattern]) => (texts.some((text) => pattern.test(text)) ? [condition] : []))
      : [];
    const fields = labelled(lines, FIELD).map(({ value }) => namedIn(value));
    const sentences = blocks
      .filter(({ text }) => !isFixed(number, text))
      .flatMap(({ text }) => text.split(/(?<=[.;:])\s+/u).map(sentenceSignal));
    return [
      ...(boxed.length > 0 ? [{ from: 'box' as const, conditions: boxed, page: number }] : []),
      ...fields
        .filter((one) => one.length > 0)
        .map((conditions) => ({ from: 'field' as const, conditions, page: number })),
      ...sentences
        .filter((one) => one.length > 0)
        .map((conditions) => ({ from: 'sentence' as const, conditions, page: number })),
    ];
  });
}

/** What is marked counts before what is said. */
export function valueConditionsOf(signals: readonly Signal[]): ValueCondition[] {
  const marked = signals.filter(({ from }) => from !== 'sentence');
  const used = marked.length > 0 ? marked : signals;
  const said = new Set(used.flatMap(({ conditions }) => conditions));
  // Words that say both are a report that depends on something: "as is" stands in many a sentence.
  if (marked.length === 0 && said.size > 1) said.delete('as_is');
  return VALUE_CONDITIONS.filter((condition) => said.has(condition));
}
