import type { MigrationClass } from '../common/persistence/data-source.js';
import { CreateFoundation1763600000000 } from './1763600000000-create-foundation.js';

/** In order. Forward only: a merged migration is never edited. */
export const migrations: readonly MigrationClass[] = [
  CreateFoundation1763600000000,
];
