// What a person typed is read aloud in the language that it was typed in (WCAG 3.1.2): every place of the screens that shows
// a field which people type draws it through `PersonsWords`, `LongText` or `Quote`, which say its language.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SCREENS = ['apps/admin/src', 'apps/app-shell/src', 'libs/ui/src/components'];

/** They say the language of their words. */
const SAYS_LANGUAGE = new Set(['PersonsWords', 'LongText', 'Quote']);

/** Fields of the API's answers that hold what somebody typed. */
const TYPED = new Set([
  'answer',
  'answerReason',
  'body',
  'decisionReason',
  'description',
  'materials',
  'notes',
  'question',
  'quote',
  'reason',
  'refusalReason',
  'returnReason',
  'scope',
  'specialRequirements',
  'staffNotes',
  'timeline',
  'workDescription',
]);

/** Names that are of other things too: typed only as a field of one of these. */
const TYPED_OF = new Map([
  ['title', new Set(['condition', 'repair'])],
  ['message', new Set(['message', 'offer'])],
  ['note', new Set(['line'])],
  ['text', new Set(['statement'])],
  ['words', new Set(['noShow'])],
]);

/** Places where such a name is not what somebody typed, or no element can be, each with why. @type {Record<string, string>} */
const NOT_TYPED = {
  'apps/admin/src/screens/intake/next-panel.tsx text.body': 'a text of the catalogues',
  'apps/admin/src/screens/records/record-lines.tsx body': 'drawn by whoever lists the lines',
  'apps/app-shell/src/app/layout/signed-in-layout.tsx question': 'the dialog that asks before leaving',
  'apps/app-shell/src/features/bids/compare/accept-dialog.tsx condition?.title': 'said in one alert with other things',
  'apps/app-shell/src/features/messages/thread/thread-panel.tsx body': 'the rows of the thread, which draw it',
};

/** @param {ts.Expression} node @returns {ts.Expression} without what only wraps it */
function bare(node) {
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node))
    return bare(node.expression);
  return node;
}

/** @param {ts.Expression} given @returns {readonly string[]} the typed fields that the expression may show, as written */
function typedIn(given) {
  const node = bare(given);
  if (ts.isConditionalExpression(node)) return [...typedIn(node.whenTrue), ...typedIn(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const kind = node.operatorToken.kind;
    const isOr = kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
    return isOr ? [...typedIn(node.left), ...typedIn(node.right)] : typedIn(node.right);
  }
  if (ts.isIdentifier(node)) return TYPED.has(node.text) ? [node.text] : [];
  if (!ts.isPropertyAccessExpression(node)) return [];
  const { text } = node.name;
  const of = node.expression;
  const owner = ts.isPropertyAccessExpression(of) ? of.name.text : ts.isIdentifier(of) ? of.text : '';
  return TYPED.has(text) || TYPED_OF.get(text)?.has(owner) ? [node.getText()] : [];
}

/** @param {ts.Node} node @returns {string} the name of the element that it stands in directly */
const elementOf = ({ parent }) => (ts.isJsxElement(parent) ? parent.openingElement.tagName.getText() : '');

/** @param {ts.PropertyAssignment | ts.ShorthandPropertyAssignment} node whether it is a value of a text of the catalogues */
function isValueOfText({ parent: object }) {
  const outer = object.parent;
  if (ts.isCallExpression(outer)) return /formatMessage$/.test(outer.expression.getText());
  return ts.isJsxExpression(outer) && ts.isJsxAttribute(outer.parent) && outer.parent.name.getText() === 'values';
}

/** @param {string} code @param {string} name @returns {string[]} what is typed by people and shown bare */
function bareWords(code, name = 'planted.tsx') {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      if (!SAYS_LANGUAGE.has(elementOf(node))) found.push(...typedIn(node.expression));
    } else if (ts.isPropertyAssignment(node) && isValueOfText(node)) {
      found.push(...typedIn(node.initializer));
    } else if (ts.isShorthandPropertyAssignment(node) && isValueOfText(node)) {
      found.push(...typedIn(node.name));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** @returns {string[]} every file of markup of the screens, without specs and stories */
const files = () =>
  SCREENS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx$/.test(name) && !/\.(?:spec|stories)\.tsx$/.test(name))
      .map((name) => join(folder, name)),
  );

describe('words of people', () => {
  it('A11Y-01 are shown nowhere without their language', () => {
    const shown = files().flatMap((file) =>
      bareWords(readFileSync(join(ROOT, file), 'utf8'), file).map(
        (what) => `${relative('', file).replaceAll('\\', '/')} ${what}`,
      ),
    );
    assert.deepEqual(
      shown.filter((place) => !(place in NOT_TYPED)),
      [],
    );
    assert.deepEqual(
      Object.keys(NOT_TYPED).filter((place) => !shown.includes(place)),
      [],
      'a place is named here and shows nothing any more',
    );
  });

  for (const [code, expected] of /** @type {[string, string[]][]} */ ([
    ['<p>{question.answer}</p>', ['question.answer']],
    ['<p>{review.body ?? <Gone />}</p>', ['review.body']],
    ["<p>{body === '' ? <Gone /> : body}</p>", ['body']],
    ['<>{notes === null ? null : notes}</>', ['notes']],
    ['<h3>{condition.title}</h3>', ['condition.title']],
    ["<FormattedMessage id='a' values={{ reason: ruling.refusalReason }} />", ['ruling.refusalReason']],
    ["<p>{formatMessage({ id: 'a' }, { reason })}</p>", ['reason']],
    ['<PersonsWords>{question.answer}</PersonsWords>', []],
    ['<p>{body === null ? null : <PersonsWords>{body}</PersonsWords>}</p>', []],
    ["<FormattedMessage id='a' values={{ reason: <PersonsWords>{reason}</PersonsWords> }} />", []],
    ['<ReasonDialog reason={reason} />', []],
    ['<h3>{panel.title}</h3>', []],
  ])) {
    it(`${expected.length === 0 ? 'lets through' : 'refuses'} ${code}`, () => {
      assert.deepEqual(bareWords(`const shown = ${code};`), expected);
    });
  }
});
