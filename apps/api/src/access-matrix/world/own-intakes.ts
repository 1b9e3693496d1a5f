import type { IntakeState } from '@cw/domain';
import { newId } from '../../common/ids.js';
import { FileStorage } from '../../common/storage/file-storage.js';
import { IntakeEntity, IntakeFileEntity } from '../../modules/intake/index.js';
import { anIntakeIn } from '../../modules/intake/desk/testing/an-intake.js';
import { IntakeLinks } from '../../modules/intake/intake-links.js';
import type { TestApp } from '../../testing/index.js';
import type { Secrets } from './marks.js';
import type { People } from './people.js';

const STATE_OF: Readonly<Record<string, IntakeState>> = {
  asked: 'needs_information',
  offered: 'offer_sent',
  settling: 'invoiced',
};

/** The seller's own repair requests: those that wait for an answer of theirs, and one that is being settled. */
export class OwnIntakes {
  private readonly ids = new Map<string, string>();
  private readonly tokens = new Map<string, string>();

  constructor(
    private readonly test: TestApp,
    private readonly people: People,
    private readonly secrets: Secrets,
  ) {}

  /** "paper" is the report of the one whose submitter is asked something. */
  idOf(object: string): string {
    const id = this.ids.get(object);
    if (id === undefined) throw new Error(`The seller has no ${object} request`);
    return id;
  }

  /** What follows the # in its private link. */
  tokenOf(object: string): string {
    return this.tokens.get(object) ?? '';
  }

  async build(): Promise<void> {
    for (const [object, state] of Object.entries(STATE_OF)) await this.add(object, state);
    await this.keepPaper();
  }

  private async add(object: string, state: IntakeState): Promise<void> {
    const staffId = this.people.get('staff').user.id;
    const street = this.secrets.mark();
    const { intake } = await anIntakeIn(this.test, state, { staffId, request: { address: `${street} Lane` } });
    const links = this.test.app.get(IntakeLinks, { strict: false });
    const { id: userId } = this.people.get('seller').user;
    const linked = { userId, tokenHash: links.hashFor(intake) };
    await this.test.unitOfWork.repository(IntakeEntity).update({ id: intake.id }, linked);
    this.ids.set(object, intake.id);
    this.tokens.set(object, links.secretOf(intake));
    this.secrets.keep('intake id', intake.id, this.people.relationsOf('seller'));
    this.secrets.keep('intake words', street, this.people.relationsOf('seller'));
  }

  private async keepPaper(): Promise<void> {
    const [id, intakeId] = [newId(), this.idOf('asked')];
    const storageKey = `intake/${intakeId}/${id}`;
    await this.test.app.get(FileStorage, { strict: false }).putBytes(storageKey, Buffer.from('%PDF-1.7'));
    const paper = { kind: 'appraisal' as const, name: 'report.pdf', contentType: 'application/pdf', bytes: 8 };
    const kept = { id, intakeId, storageKey, createdAt: this.test.clock.now() };
    await this.test.unitOfWork.repository(IntakeFileEntity).insert({ ...paper, ...kept });
    this.ids.set('paper', id);
    this.secrets.keep('intake id', id, this.people.relationsOf('seller'));
  }
}
