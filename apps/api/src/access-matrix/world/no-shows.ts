import type { TestApp } from '../../testing/index.js';
import type { Person } from '../../testing/market.js';
import type { Relations, Secrets } from './marks.js';
import type { BuiltProject } from './stages.js';

interface Cast {
  readonly owner: Person;
  readonly contractor: Person;
  readonly staff: Person;
}

interface Around {
  readonly test: TestApp;
  readonly secrets: Secrets;
  readonly relations: Relations;
}

/** A day without the contractor, reported by the owner; then answered and decided as the project's stage says. */
export async function reportNoShow(
  { test, secrets, relations }: Around,
  { owner, contractor, staff }: Cast,
  { id, stage }: Pick<BuiltProject, 'id' | 'stage'>,
): Promise<string> {
  const send = async ({ headers }: Person, path: string, body: object) => {
    const answer = await test.http.post(`/api/${path}`).set(headers).send(body);
    if (answer.status >= 300) throw new Error(`${path} was refused: ${answer.text}`);
    return answer.body;
  };
  const keep = (word: string): string => {
    secrets.keep('no-show words', word, relations);
    return word;
  };
  const { manager } = test.unitOfWork;
  // The clock of the world stands still: the agreed day was the one before.
  await manager.query(`UPDATE project SET agreed_start_date = '2026-11-19' WHERE id = $1`, [id]);
  await send(owner, `projects/${id}/no-show`, {});
  const [{ id: noShow }]: [{ id: string }] = await manager.query(`SELECT id FROM no_show WHERE project_id = $1`, [id]);
  secrets.keep('no-show id', noShow, relations);
  if (stage === 'no show') return noShow;
  const isAdmitted = stage === 'no show admitted';
  const answer = isAdmitted ? { answer: 'did_not_come' } : { answer: 'came', words: keep(secrets.mark()) };
  await send(contractor, `projects/${id}/no-show/answer`, answer);
  if (stage !== 'no show decided') return noShow;
  const reason = keep(secrets.mark());
  await send(staff, `admin/no-shows/${noShow}/decision`, { decision: 'excuse', reason });
  return noShow;
}
