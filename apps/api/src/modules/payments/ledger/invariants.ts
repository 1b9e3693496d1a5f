import { Injectable } from '@nestjs/common';
import { addCents } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { readCents } from '../../../common/persistence/cents.column.js';
import { Sql } from '../../../common/persistence/sql.js';
import { PaymentGateway } from '../provider/payment-gateway.js';
import { providerCode } from '../provider/provider-error.js';
import { CLEARING } from './accounts.js';
import { INVARIANT_QUERIES, LET_STAND, UNDER_WAY } from './invariant-queries.js';

export interface InvariantResult {
  readonly name: string;
  readonly meaning: string;
  /** What breaks it; empty when it holds. */
  readonly faults: readonly string[];
  /** Why it could not be checked now; null when it was. */
  readonly unchecked: string | null;
}

const BALANCE = { name: 'ledger_clearing', text: `SELECT balance_cents FROM ledger_account WHERE code = $1` };

const numberOf = ({ name }: InvariantResult): number => Number(name.slice(1));

/** What must always be true of the money, asked of the database and of the provider. */
@Injectable()
export class Invariants {
  constructor(
    private readonly sql: Sql,
    private readonly gateway: PaymentGateway,
    private readonly clock: Clock,
  ) {}

  /** I1 to I10 in their order. */
  async check(): Promise<InvariantResult[]> {
    const results: InvariantResult[] = [];
    for (const { name, meaning, text, asksNow } of INVARIANT_QUERIES) {
      const rows = await this.sql.rows<{ fault: string }>(
        { name: `ledger_${name}`, text },
        asksNow ? [this.clock.now()] : [],
      );
      results.push({ name, meaning, faults: rows.map((row) => row.fault), unchecked: null });
    }
    results.push(await this.checkProvider());
    return results.sort((a, b) => numberOf(a) - numberOf(b));
  }

  private async checkProvider(): Promise<InvariantResult> {
    const base = { name: 'I7', meaning: 'clearing is what the provider has of ours, but for what staff let stand' };
    const [{ open } = { open: '0' }] = await this.sql.rows<{ open: string }>(UNDER_WAY, [this.clock.now()]);
    if (open !== '0') return { ...base, faults: [], unchecked: `${open} still under way` };
    try {
      const theirs = await this.gateway.balance();
      const [row] = await this.sql.rows<{ balance_cents: string }>(BALANCE, [CLEARING.code]);
      const ours = readCents(row?.balance_cents ?? 0);
      const [stands] = await this.sql.rows<{ cents: string }>(LET_STAND, [CLEARING.code]);
      const letStand = readCents(stands?.cents ?? 0);
      const isRight = addCents(ours, letStand) === theirs;
      const faults = isRight ? [] : [`clearing is ${ours}, the provider has ${theirs}, of which ${letStand} may stand`];
      return { ...base, faults, unchecked: null };
    } catch (error) {
      return { ...base, faults: [`the provider did not answer (${providerCode(error)})`], unchecked: null };
    }
  }
}
