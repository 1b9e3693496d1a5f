// Writes apps/app-shell/src/features/map/state-outlines.json from `states-10m.json` of the package us-atlas, which is
// no dependency: fetch it (`npm pack us-atlas`), unpack it, and name the file. See the README beside the target.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, '../../apps/app-shell/src/features/map/state-outlines.json');

/** A coordinate of the path is this part of a degree. */
const PER_DEGREE = 500;
/** What a line may be off, in degrees: less than a mile. */
const TOLERANCE = 0.012;
/** Islets that no dot stands on, in degrees across. */
const LEAST = 0.06;

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('usage: node tools/geo/build-state-outlines.mjs <states-10m.json>');
const { arcs, transform } = JSON.parse(readFileSync(source, 'utf8'));

/** An arc holds steps in a grid. */
function degreesOf(arc) {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
}

function awayFrom([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Douglas and Peucker: what lies no farther off than that is left out. */
function simplified(points) {
  const [first, last] = [points[0], points.at(-1)];
  let [worst, at] = [0, 0];
  for (let index = 1; index < points.length - 1; index += 1) {
    const away = awayFrom(points[index], first, last);
    if (away > worst) [worst, at] = [away, index];
  }
  if (worst <= TOLERANCE) return [first, last];
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))];
}

function across(points) {
  const spread = (axis) => {
    const values = points.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  return Math.max(spread(0), spread(1));
}

/** South is down, as on a page. */
const onPage = ([longitude, latitude]) => [Math.round(longitude * PER_DEGREE), Math.round(-latitude * PER_DEGREE)];
const joined = (numbers) => numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : number)).join('');

function pathOf(points) {
  const [start, ...rest] = points.map(onPage);
  let [x, y] = start;
  const steps = rest.flatMap(([nextX, nextY]) => {
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step[0] === 0 && step[1] === 0 ? [] : step;
  });
  return steps.length === 0 ? '' : `M${joined(start)}l${joined(steps)}`;
}

const path = arcs
  .map(degreesOf)
  .filter((points) => across(points) >= LEAST || String(points[0]) !== String(points.at(-1)))
  .map(simplified)
  .map(pathOf)
  .join('');
writeFileSync(target, `${JSON.stringify({ perDegree: PER_DEGREE, path }, null, 2)}\n`);
console.log(`${arcs.length} lines, ${path.length} bytes`);
