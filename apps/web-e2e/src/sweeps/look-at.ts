import type { Page } from '@playwright/test';
import { expectAccessible, type AxeOptions } from '../support/axe.js';
import { expectNoSidewaysScroll, keepShot } from '../support/look.js';
import { nameOf, type Variant } from './variants.js';

/** Axe finds nothing on the screen as it stands, nothing is looked for sideways, and a picture is kept where asked for. */
export async function lookAt(page: Page, name: string, variant: Variant, options: AxeOptions = {}): Promise<void> {
  await expectAccessible(page, name, options);
  await expectNoSidewaysScroll(page, name);
  await keepShot(page, `screen ${name} ${nameOf(variant)}`);
}
