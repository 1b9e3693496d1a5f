import { Injectable } from '@nestjs/common';
import { dayIn } from '@cw/domain';
import { mailDay } from '../../common/mail/mail-day.js';
import type { Mail } from '../../common/mail/mail.js';
import { fullName } from '../../common/person-name.js';
import { ProjectRepository, type ProjectEntity } from '../projects/index.js';
import { UsersService } from '../users/index.js';
import type { PartyEntity } from './party.entity.js';

/** The words of an invitation: in the language of whoever is invited, where there is an account, else the inviter's. */
@Injectable()
export class PartyLetterWriter {
  constructor(
    private readonly users: UsersService,
    private readonly projects: ProjectRepository,
  ) {}

  /** The secret stands in the fragment: browsers send that to no server and to no other site. */
  async write(party: PartyEntity, token: string): Promise<Mail | undefined> {
    const project = await this.projects.find(party.projectId);
    const inviter = await this.users.findById(party.invitedBy);
    if (!project || inviter?.status !== 'active') return undefined;
    const known = await this.users.findByEmail(party.email);
    const { locale, timeZone } = known ?? inviter;
    return {
      to: { email: party.email, name: known?.firstName ?? party.name ?? party.email },
      locale,
      subject: 'emails.party_invitation.subject',
      thread: { kind: 'project', id: project.id },
      paragraphs: [
        'emails.party_invitation.body',
        party.right === 'decide' ? 'emails.party_invitation.decide' : 'emails.party_invitation.view',
        'emails.party_invitation.lifetime',
      ],
      values: {
        inviter: fullName(inviter),
        project: project.title,
        place: townOf(project),
        day: mailDay(dayIn(party.expiresAt, timeZone), locale),
      },
      action: { label: 'emails.party_invitation.action', path: `/app/parties/accept#${token}` },
      reason: 'emails.reason.party_invitation',
    };
  }
}

/** The address was typed, and may be a stranger's: the street is shown once it is proven. */
const townOf = ({ city, state }: Pick<ProjectEntity, 'city' | 'state'>): string => `${city}, ${state}`;
