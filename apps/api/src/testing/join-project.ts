import type { PartyRight } from '@cw/domain';
import { hashOfSecret, newSecret } from '../common/auth/secret.js';
import { PartyEntity } from '../modules/parties/index.js';
import type { TestApp } from './create-test-app.js';
import type { Person } from './market.js';

interface Joining {
  readonly person: Person;
  readonly projectId: string;
  readonly right: PartyRight;
}

/** Invites somebody and accepts for them, as if they had opened the link of the letter; answers the party's id. */
export async function joinProject(
  test: TestApp,
  owner: Person,
  { person, projectId, right }: Joining,
): Promise<string> {
  const form = { email: person.user.email, role: 'seller', right };
  const invited = await test.http.post(`/api/projects/${projectId}/parties`).set(owner.headers).send(form);
  if (invited.status !== 201) throw new Error(`The invitation was refused: ${invited.text}`);
  const token = newSecret();
  const tokenHash = hashOfSecret(token);
  await test.unitOfWork.repository(PartyEntity).update({ id: invited.body.id }, { tokenHash });
  const joined = await test.http.post('/api/parties/accept').set(person.headers).send({ token });
  if (joined.status !== 200) throw new Error(`The invitation was not accepted: ${joined.text}`);
  return invited.body.id;
}
