// node tools/browsers/check.mjs folder …: fails when a browser of the floor cannot run a script of a build.
import { faultsOfBuild } from './built-scripts.mjs';

const faults = process.argv.slice(2).flatMap((folder) => faultsOfBuild(folder).map((fault) => `${folder}/${fault}`));
if (faults.length > 0) {
  console.error(`Below the floor (tools/browsers/floor.mjs):\n  ${faults.join('\n  ')}`);
  process.exitCode = 1;
}
