import { paginate } from './pagination.js';
import { ApiError } from './api-error.js';
import type { Kind } from '../store/records.js';
import type { UnitOfWork } from '../store/unit-of-work.js';

type JsonObject = Record<string, unknown>;
type Rule = (work: UnitOfWork, parent: JsonObject) => unknown;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindByPrefix: Readonly<Record<string, Kind>> = {
  ch: 'charge',
  py: 'charge',
  re: 'refund',
  pyr: 'refund',
  tr: 'transfer',
  trr: 'transfer_reversal',
  du: 'dispute',
  txn: 'balance_transaction',
  pi: 'payment_intent',
  pm: 'payment_method',
  mandate: 'mandate',
  acct: 'account',
  po: 'payout',
};

/** Replaces an id by what it names; ids say their kind themselves. */
const byId =
  (field: string): Rule =>
  (work, parent) => {
    const id = parent[field];
    if (typeof id !== 'string') return id;
    const kind = kindByPrefix[id.slice(0, id.indexOf('_'))];
    return kind ? structuredClone(work.find(kind, id)) : id;
  };

const refundsOf: Rule = (work, charge) => {
  const refunds = work.all('refund').filter((refund) => refund.charge === charge['id']);
  return structuredClone(paginate(refunds, {}, `/v1/charges/${String(charge['id'])}/refunds`));
};

const bankAccountOfPayout: Rule = (work, payout) => {
  const owner = work.ownerOf('payout', String(payout['id']));
  const account = owner === undefined ? undefined : work.find('account', owner);
  const bank = account?.external_accounts?.data.find(({ id }) => id === payout['destination']);
  return bank ? structuredClone(bank) : payout['destination'];
};

const fields = (...names: string[]): Record<string, Rule> =>
  Object.fromEntries(names.map((name) => [name, byId(name)]));

const EXPANDABLE: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  payment_intent: fields('latest_charge', 'payment_method'),
  charge: {
    ...fields('balance_transaction', 'payment_intent', 'source_transfer', 'failure_balance_transaction'),
    refunds: refundsOf,
  },
  refund: fields('balance_transaction', 'charge', 'payment_intent', 'payment_method', 'failure_balance_transaction'),
  transfer: fields('balance_transaction', 'destination', 'destination_payment', 'source_transaction'),
  transfer_reversal: fields('balance_transaction', 'transfer', 'destination_payment_refund'),
  payout: { ...fields('balance_transaction', 'failure_balance_transaction'), destination: bankAccountOfPayout },
  dispute: fields('charge', 'payment_intent'),
  balance_transaction: fields('source'),
};

function expandPath(work: UnitOfWork, node: unknown, parts: readonly string[], path: string): void {
  const [part, ...rest] = parts;
  if (part === undefined || !isObject(node)) return;
  if (node['object'] === 'list' && part === 'data' && Array.isArray(node['data'])) {
    for (const item of node['data']) expandPath(work, item, rest, path);
    return;
  }
  const rule = EXPANDABLE[String(node['object'])]?.[part];
  if (!rule || parts.length > 4) {
    throw new ApiError(400, {
      type: 'invalid_request_error',
      message: `This property cannot be expanded (${path}).`,
      param: 'expand',
    });
  }
  node[part] = rule(work, node);
  expandPath(work, node[part], rest, path);
}

/** A copy of the body in which the named fields hold objects instead of ids. */
export function expand(work: UnitOfWork, body: object, paths: readonly string[]): object {
  const copy = structuredClone(body);
  for (const path of paths) expandPath(work, copy, path.split('.'), path);
  return copy;
}
