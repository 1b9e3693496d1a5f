import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { currentStack } from '../support/stack.js';
import { expect, test } from '../support/test.js';
import { patience } from '../support/patience.js';

const GUIDE = fileURLToPath(new URL('../../../../docs/api-guide.md', import.meta.url));
const REALTIME_CLIENT = fileURLToPath(new URL('../../../../docs/examples/realtime-client.mjs', import.meta.url));

/** A command that fails, and one that prints something else than the guide says, end the script with the guide's line. */
const PROLOGUE = `
set -eEuo pipefail
trap 'echo "docs/api-guide.md:$LINE: a command failed" >&2' ERR
PRINTED=$(mktemp)
expect() {
  [[ "$(cat "$PRINTED")" == "$1" ]] && return
  printf 'docs/api-guide.md:%s\\nexpected: %s\\nprinted:  %s\\n' "$LINE" "$1" "$(cat "$PRINTED")" >&2
  exit 1
}`;

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The bash blocks as one script: what stands above a line "# → text" must print that text. */
function scriptOf(guide: string): string {
  const script = [PROLOGUE];
  let commands: string[] = [];
  let inBlock = false;
  const flush = (wrap: (text: string) => string): void => {
    if (commands.some((line) => line.trim() !== '')) script.push(wrap(commands.join('\n')));
    commands = [];
  };
  for (const [index, line] of guide.split('\n').entries()) {
    const expected = /^# → (.*)$/.exec(line)?.[1];
    if (line === '```bash') {
      inBlock = true;
      script.push(`LINE=${index + 2}`);
    } else if (line === '```') {
      inBlock = false;
      flush((text) => text);
    } else if (inBlock && expected !== undefined) {
      // A refusal is an answer too, so only what is printed decides.
      flush((text) => `{\n${text}\n} > "$PRINTED" || true\nLINE=${index + 1}\nexpect ${quoted(expected)}`);
    } else if (inBlock) commands.push(line);
  }
  return script.join('\n');
}

test('API-02 the guide leads from registration to a released payment, command by command', async ({}, testInfo) => {
  const guide = await readFile(GUIDE, 'utf8');
  const script = scriptOf(guide);
  const env = {
    ...process.env,
    BASE: currentStack().url,
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    // What node prints is compared.
    FORCE_COLOR: '0',
  };
  const file = testInfo.outputPath('guide.sh');
  await writeFile(file, script);

  expect(script.match(/^expect /gm)?.length).toBeGreaterThan(20);
  await promisify(execFile)('bash', [file], { env, timeout: patience.test });
});

test('RT-01 RT-02 RT-03 a program of somebody else’s signs in over REST and hears every live event', async () => {
  const args = [REALTIME_CLIENT, currentStack().url];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: patience.test });

  expect(stdout.trimEnd().split('\n').at(-1)).toBe('every event was heard');
});
