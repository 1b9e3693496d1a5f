import { PartyLetterWriter } from '../../modules/parties/party-letter-writer.js';
import { PartyEntity } from '../../modules/parties/party.entity.js';
import type { ProjectEntity } from '../../modules/projects/index.js';
import { HOUSE, PROJECT_ID, WORK } from './house.js';
import type { MailSubject, MakeMail } from './letter.js';
import { aReader } from './readers.js';
import { knowing } from './standing-in.js';

type Dependencies = ConstructorParameters<typeof PartyLetterWriter>;

const invited: MakeMail = async (locale) => {
  const users = { findById: async () => aReader('seller', locale), findByEmail: async () => null };
  const project = knowing<ProjectEntity>({ id: PROJECT_ID, title: WORK[locale], city: HOUSE.city, state: HOUSE.state });
  const writer = new PartyLetterWriter(
    knowing<Dependencies[0]>(users),
    knowing<Dependencies[1]>({ find: async () => project }),
  );
  const party = { projectId: PROJECT_ID, invitedBy: 'owner', email: 'ruth@example.com', name: 'Ruth Okafor' };
  const mail = await writer.write(
    Object.assign(new PartyEntity(), {
      ...party,
      right: 'decide' as const,
      expiresAt: new Date('2026-12-04T15:00:00Z'),
    }),
    'x'.repeat(43),
  );
  if (!mail) throw new Error('The sample has nobody to write to');
  return mail;
};

export const PARTY_LETTERS = {
  'emails.party_invitation.subject': invited,
} as const satisfies Partial<Record<MailSubject, MakeMail>>;
