import { withConnection } from '../postgres/database.mjs';

export default async function tearDown() {
  const { server, url, template } = Reflect.get(globalThis, 'cwTestPostgres');
  if (server) await server.stop();
  else await withConnection(url, (client) => client.query(`drop database if exists ${template} with (force)`));
}
