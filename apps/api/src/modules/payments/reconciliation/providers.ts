import type { Provider } from '@nestjs/common';
import { ProviderObjects } from '../provider/provider-objects.js';
import { AcceptDifferenceUseCase } from './accept-difference.js';
import { BookedObjects } from './booked-objects.js';
import { CarryOutRun } from './carry-out-run.js';
import { CompareWithProvider } from './compare-with-provider.js';
import { Differences } from './differences.js';
import { Reconciliation } from './reconciliation.js';
import { ReconciliationReader } from './reconciliation-reader.js';
import { ReconciliationRuns } from './reconciliation-runs.js';

/** The comparison of the books with the provider. */
export const reconciliation: Provider[] = [
  ProviderObjects,
  BookedObjects,
  ReconciliationRuns,
  Differences,
  ReconciliationReader,
  CompareWithProvider,
  CarryOutRun,
  AcceptDifferenceUseCase,
  Reconciliation,
];
