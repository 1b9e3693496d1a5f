// npm run test:times: where the minutes of the last `npm test` went; with `-- --markdown` as tables for a document.
import { notedIn, timesFolder } from './testing/times/folder.mjs';
import { asMarkdown, asText, tablesOf } from './testing/times/tables.mjs';
import { ROOT } from './setup/bootstrap.mjs';

const times = notedIn(timesFolder(ROOT));
if (times.length === 0) {
  console.error('Nothing was measured yet: run npm test first.');
  process.exit(1);
}
const print = process.argv.includes('--markdown') ? asMarkdown : asText;
console.log(tablesOf(times).map(print).join('\n\n'));
