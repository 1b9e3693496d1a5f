// npm run doctor: what stands in the way on this machine, and what to do about it. Needs nothing installed.
import { ROOT } from './setup/bootstrap.mjs';
import { CHECKS } from './doctor/checks.mjs';

const MARKS = { good: '✔', warning: '!', bad: '✖' };
let broken = 0;
for (const { title, examine } of CHECKS) {
  const { verdict, text, advice } = await examine(ROOT, process.env).catch((error) => ({
    verdict: /** @type {const} */ ('bad'),
    text: error instanceof Error ? error.message : String(error),
    advice: undefined,
  }));
  console.log(`  ${MARKS[verdict]} ${title.padEnd(20)} ${text}`);
  if (advice) console.log(`      → ${advice}`);
  if (verdict === 'bad') broken += 1;
}
console.log(
  broken === 0
    ? '\nNothing stands in the way of "npm start".'
    : `\n${broken} thing${broken === 1 ? '' : 's'} to mend, above.`,
);
process.exitCode = broken === 0 ? 0 : 1;
