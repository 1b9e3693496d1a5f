// Finds in a test what makes it right on one machine and wrong on a slower one: limits written by hand, and sleeps.
import ts from 'typescript';

/** @typedef {{ kind: 'limit' | 'sleep' | 'deadline', line: number, text: string }} Finding */

const LIMITS = new Set([
  ...['timeout', 'actionTimeout', 'navigationTimeout', 'testTimeout', 'asyncUtilTimeout', 'hookTimeout'],
]);
const CASES = new Set(['it', 'test', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach', 'before', 'after']);
const SLEEPS = new Set(['sleep', 'delay', 'pause', 'waitForTimeout']);
const CLOCKS = /\b(?:Date|performance)\.now\(\)/;
const MEASURED = /\bpatience\b/;

/**
 * @param {string} file whose ending says how to read it
 * @param {string} source
 * @returns {Finding[]} in the order of the lines
 */
export function momentsIn(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {Finding[]} */
  const findings = [];
  const constants = constantsOf(tree);
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    const kind = kindOf(node, constants);
    if (kind) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      findings.push({ kind, line: line + 1, text: node.getText().split('\n').at(-1)?.trim().slice(-90) ?? '' });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return findings;
}

/**
 * What a name that is written once in the file stands for.
 * @param {ts.SourceFile} tree
 */
function constantsOf(tree) {
  /** @type {Map<string, string>} */
  const constants = new Map();
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name))
      constants.set(node.name.text, node.initializer.getText());
    if (ts.isImportSpecifier(node)) constants.set(node.name.text, 'imported');
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return constants;
}

/**
 * @param {ts.Node} node
 * @param {ReadonlyMap<string, string>} constants
 * @returns {Finding['kind'] | undefined}
 */
function kindOf(node, constants) {
  if (ts.isPropertyAssignment(node) && LIMITS.has(node.name.getText()))
    return isByHand(node.initializer, constants) ? 'limit' : undefined;
  if (ts.isWhileStatement(node) || ts.isIfStatement(node))
    return isDeadline(node.expression, constants) ? 'deadline' : undefined;
  if (ts.isImportDeclaration(node)) return isSleepImport(node) ? 'sleep' : undefined;
  if (ts.isCallExpression(node)) return ofCall(node, constants);
  return undefined;
}

/**
 * @param {ts.CallExpression} call
 * @param {ReadonlyMap<string, string>} constants
 * @returns {Finding['kind'] | undefined}
 */
function ofCall(call, constants) {
  const callee = call.expression.getText();
  const name = callee.split('.').at(-1) ?? '';
  if (/^(?:jest|test|\w*[iI]nfo)\.(?:setTimeout|slow)$/.test(callee))
    return call.arguments[0] && !isByHand(call.arguments[0], constants) ? undefined : 'limit';
  if (SLEEPS.has(name)) return 'sleep';
  // Without a time it is one turn of the loop, which is no wait.
  if (/^(?:window\.|globalThis\.)?setTimeout$/.test(callee)) return hasTime(call) ? 'sleep' : undefined;
  const last = call.arguments.at(-1);
  const isCase = CASES.has(callee.split(/[.(]/)[0] ?? '');
  const follows = call.arguments.at(-2);
  if (isCase && last && follows && isFunction(follows) && !isFunction(last) && !ts.isObjectLiteralExpression(last))
    return isByHand(last, constants) ? 'limit' : undefined;
  return undefined;
}

/** @param {ts.Node} node */
const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** @param {ts.CallExpression} call */
function hasTime({ arguments: [, time] }) {
  return time !== undefined && time.getText() !== '0';
}

/** @param {ts.ImportDeclaration} declaration */
function isSleepImport({ moduleSpecifier, importClause }) {
  return (
    /timers\/promises['"]$/.test(moduleSpecifier.getText()) && /\bsetTimeout\b/.test(importClause?.getText() ?? '')
  );
}

/**
 * @param {ts.Node} value
 * @param {ReadonlyMap<string, string>} constants
 */
function isByHand(value, constants) {
  const text = value.getText();
  if (MEASURED.test(withConstants(text, constants))) return false;
  // A name that the file does not write was handed in; what hands it in is looked at there.
  return namesIn(text).every((name) => constants.has(name));
}

/**
 * @param {ts.Node} condition
 * @param {ReadonlyMap<string, string>} constants
 */
function isDeadline(condition, constants) {
  const text = condition.getText();
  return CLOCKS.test(text) && !MEASURED.test(withConstants(text, constants));
}

/**
 * @param {string} text
 * @param {ReadonlyMap<string, string>} constants
 * @returns {string} with what its names stand for
 */
function withConstants(text, constants) {
  return [text, ...namesIn(text).map((name) => constants.get(name) ?? '')].join(' ');
}

/** @param {string} text */
const namesIn = (text) => text.match(/(?<![\w$])[A-Za-z_$][\w$]*/g) ?? [];
