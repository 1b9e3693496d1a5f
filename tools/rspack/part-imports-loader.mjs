import { join } from 'node:path';
import { exposes as domain } from '../../libs/domain/exposes.mjs';
import { exposes as ui } from '../../libs/ui/exposes.mjs';
import { workspaceRoot } from './base-config.mjs';
import { importParts } from './part-imports.mjs';
import { partsOf } from './parts.mjs';

const folder = (name) => join(workspaceRoot, 'libs', name);
let parts;

/** Runs over modules whose types are gone: after the compiler. */
export default function partImportsLoader(code, map) {
  parts ??= { '@cw/domain': partsOf(folder('domain'), domain), '@cw/ui': partsOf(folder('ui'), ui) };
  this.callback(null, importParts(code, parts), map);
}
