import { Sql } from '../../../../common/persistence/sql.js';
import { done, heard, type Operation } from './heard.js';
import type { History } from './history.js';
import type { ProofJob } from './proof-job.js';

interface Case {
  readonly id: string;
  readonly state: string;
  readonly stake: number;
}

const CASE = {
  name: 'proof_case',
  text: `SELECT d.id, d.state, coalesce((SELECT 0 - a.balance_cents FROM ledger_account a JOIN milestone m ON m.id = a.subject_id
      WHERE a.kind = 'held' AND m.project_id = d.project_id), 0)::integer AS stake
    FROM dispute d WHERE d.project_id = $1 AND d.state IN ('open', 'ruling_proposed') LIMIT 1`,
};

async function caseOf(history: History, job: ProofJob): Promise<Case | undefined> {
  const [found] = await history.test.app.get(Sql).rows<Case & Record<string, unknown>>(CASE, [job.id]);
  return found;
}

/** Of what is held: nothing, all, or anything between. */
function partOf(stake: number, share: number): number {
  if (share < 0.1) return 0;
  return share > 0.9 ? stake : Math.floor(stake * share);
}

const REASON = 'Half of the eave is painted as agreed, the other half is not.';

/** One side offers; the other accepts, or does not. */
export const settleCase: Operation['run'] = async (history, job) => {
  const { random } = history;
  const [byOwner, share, agrees] = [random.chance(0.5), random.next(), random.chance(0.8)];
  const found = await caseOf(history, job);
  if (!found) return 'no case';
  const [one, other] = byOwner ? [job.owner, job.contractor] : [job.contractor, job.owner];
  const contractorCents = partOf(found.stake, share);
  const offered = await job.as(one, `/api/disputes/${found.id}/offers`, { contractorCents });
  const said = `${contractorCents} of ${found.stake} ${heard(history, offered)}`;
  if (offered.status >= 300 || !agrees) return said;
  const offers: readonly { readonly id: string }[] = offered.body.offers;
  return `${said}, accepted ${done(history, await job.as(other, `/api/dispute-offers/${offers.at(-1)?.id ?? ''}/accept`))}`;
};

export const withdrawCase: Operation['run'] = async (history, job) => {
  const byOwner = history.random.chance(0.5);
  const found = await caseOf(history, job);
  if (!found) return 'no case';
  return done(history, await job.as(byOwner ? job.owner : job.contractor, `/api/disputes/${found.id}/withdraw`));
};

/** Each side tells its own, whoever was asked. */
async function answerCase(history: History, job: ProofJob, disputeId: string): Promise<void> {
  for (const side of [job.owner, job.contractor]) {
    heard(history, await job.as(side, `/api/disputes/${disputeId}/statements`, { text: REASON }));
  }
}

/** Staff rule, once they may; over a large sum a second of them agrees, or not. */
export const ruleCase: Operation['run'] = async (history, job) => {
  const { random } = history;
  const [share, agrees] = [random.next(), random.chance(0.8)];
  const found = await caseOf(history, job);
  if (!found) return 'no case';
  const [one, other] = await history.staff();
  const contractorCents = partOf(found.stake, share);
  const path = `/api/admin/disputes/${found.id}/ruling`;
  const rule = () => job.as(one, path, { contractorCents, reason: REASON });
  let ruled = await rule();
  if (ruled.body?.code === 'dispute.answer_awaited') {
    await answerCase(history, job, found.id);
    ruled = await rule();
  }
  const of = `${contractorCents} of ${found.stake}`;
  if ((await caseOf(history, job))?.state !== 'ruling_proposed') return `${of} ${done(history, ruled)}`;
  const said = `${of} ${heard(history, ruled)}`;
  const answer = agrees ? job.as(other, `${path}/confirm`) : job.as(other, `${path}/refuse`, { reason: REASON });
  return agrees
    ? `${said}, confirmed ${done(history, await answer)}`
    : `${said}, refused ${heard(history, await answer)}`;
};
