import type { Provider } from '@nestjs/common';
import { BalanceMoves } from '../provider/balance-moves.js';
import { ProviderObjects } from '../provider/provider-objects.js';
import { AcceptDifferenceUseCase } from './accept-difference.js';
import { BalanceLines } from './balance-lines.js';
import { BookLineUseCase } from './book-line.js';
import { BookedObjects } from './booked-objects.js';
import { CarryOutRun } from './carry-out-run.js';
import { CompareBalance } from './compare-balance.js';
import { CompareTopUps } from './compare-top-ups.js';
import { CompareWithProvider } from './compare-with-provider.js';
import { Differences } from './differences.js';
import { Freezes } from './freezes.js';
import { Reconciliation } from './reconciliation.js';
import { ReconciliationReader } from './reconciliation-reader.js';
import { ReconciliationRuns } from './reconciliation-runs.js';
import { StaffCall } from './staff-call.js';

/** The comparison of the books with the provider. */
export const reconciliation: Provider[] = [
  ProviderObjects,
  BalanceMoves,
  BookedObjects,
  ReconciliationRuns,
  Differences,
  Freezes,
  ReconciliationReader,
  StaffCall,
  CompareWithProvider,
  BalanceLines,
  CompareTopUps,
  CompareBalance,
  CarryOutRun,
  AcceptDifferenceUseCase,
  BookLineUseCase,
  Reconciliation,
];
