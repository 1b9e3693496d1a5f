import type { OpenAPIObject } from '@nestjs/swagger';
import { startSandboxProcess } from '../modules/payments/testing/sandbox-process.js';
import { buildDocument } from '../openapi.js';
import { createTestApp, PUSH_ENV, TEST_NOW, type TestApp } from '../testing/index.js';
import { Asker } from './ask.js';
import { RolledBack } from './rolled-back.js';
import { World } from './world/world.js';

export interface Started {
  readonly test: TestApp;
  readonly world: World;
  readonly asker: Asker;
  readonly document: OpenAPIObject;
  readonly rolledBack: RolledBack;
  close(): Promise<void>;
}

/** The application with its world, in which from now on every call is taken back. */
export async function startWorld(): Promise<Started> {
  const rolledBack = new RolledBack();
  const sandbox = await startSandboxProcess({ now: TEST_NOW });
  const test = await createTestApp({
    env: { ...sandbox.apiEnv, ...PUSH_ENV },
    around: (app) => rolledBack.around(app),
  });
  const world = await World.build(test);
  const document = buildDocument(test.app);
  rolledBack.isOn = true;
  return {
    test,
    world,
    asker: new Asker(test, world, document),
    document,
    rolledBack,
    close: async () => {
      try {
        await test.close();
      } finally {
        await sandbox.stop();
      }
    },
  };
}
