// node tools/budgets/check.mjs [folder …]: fails when a build weighs more than budgets.json allows it.
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { budgets, overBudget } from './budgets.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const asked = process.argv.slice(2).map((folder) => relative(root, join(process.cwd(), folder)));
const problems = (asked.length > 0 ? asked : Object.keys(budgets)).flatMap((folder) => {
  const budget = budgets[folder];
  if (!budget) return [`${folder} has no budget in tools/budgets/budgets.json`];
  return overBudget(join(root, folder), budget).map((problem) => `${folder}: ${problem}`);
});
if (problems.length > 0) {
  console.error(`Over budget (tools/budgets/budgets.json):\n  ${problems.join('\n  ')}`);
  process.exitCode = 1;
}
