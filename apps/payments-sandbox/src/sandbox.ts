import type { AddressInfo } from 'node:net';
import type { SandboxConfig } from './config.js';
import { FaultInjector } from './control/faults.js';
import { handleControl, type ControlServices } from './control/handler.js';
import { ApiHandler } from './http/api-handler.js';
import { listen, type Handler } from './http/server.js';
import { handlePage } from './pages/handler.js';
import { TaskRunner } from './scheduled-tasks.js';
import { Database } from './store/database.js';
import { DeliveryQueue } from './webhooks/delivery-queue.js';

export interface RunningSandbox {
  readonly port: number;
  close(): Promise<void>;
}

function routeRequests(services: ControlServices): Handler {
  const api = new ApiHandler(services.database, services.config, services.faults);
  return (incoming) => {
    if (incoming.path.startsWith('/v1/')) return api.handle(incoming);
    if (incoming.path.startsWith('/_sandbox/')) return handleControl(services, incoming);
    return handlePage(services.database, incoming);
  };
}

export interface FailureHandlers {
  /** Nothing can be kept any more: the process has to end. */
  readonly onJournalFailure: (error: unknown) => void;
  readonly onRequestFailure: (error: unknown) => void;
}

/** Replays the journal and serves. */
export async function startSandbox(
  config: SandboxConfig,
  { onJournalFailure, onRequestFailure }: FailureHandlers,
): Promise<RunningSandbox> {
  const database = await Database.open({
    directory: config.dataDirectory,
    webhooksExpected: config.webhook !== null,
    clockAheadSeconds: config.clockAheadSeconds,
    onJournalFailure,
  });
  const webhooks = new DeliveryQueue(database, config.webhook);
  const tasks = new TaskRunner(database);
  const services: ControlServices = { database, config, faults: new FaultInjector(), webhooks, tasks };
  await webhooks.start();
  await tasks.start();
  const server = await listen(config.port, { handler: routeRequests(services), onFailure: onRequestFailure });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async close() {
      tasks.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, webhooks.close()]);
      await database.close();
    },
  };
}
