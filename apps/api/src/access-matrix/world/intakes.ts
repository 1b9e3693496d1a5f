import type { IntakeState } from '@cw/domain';
import { FileStorage } from '../../common/storage/file-storage.js';
import { newId } from '../../common/ids.js';
import { IntakeFileEntity, IntakeReinspectionEntity } from '../../modules/intake/index.js';
import { anIntakeIn, offerLines } from '../../modules/intake/desk/testing/an-intake.js';
import type { TestApp } from '../../testing/index.js';
import type { Secrets } from './marks.js';

const STATE_OF: Readonly<Record<string, IntakeState>> = {
  new: 'submitted',
  reviewing: 'in_review',
  approved: 'approved',
  done: 'reinspection_ordered',
  invoiced: 'invoiced',
  closed: 'closed',
};

/** Repair requests of people without an account, one for each way in which staff may meet one. */
export class Intakes {
  /** Of the new one. */
  fileId = '';
  /** An offer for the one that is under review. */
  lines: ReturnType<typeof offerLines> = [];
  private readonly ids = new Map<string, string>();

  constructor(
    private readonly test: TestApp,
    private readonly secrets: Secrets,
  ) {}

  idOf(object: string): string {
    const id = this.ids.get(object);
    if (id === undefined) throw new Error(`There is no ${object} request`);
    return id;
  }

  async build(staffId: string): Promise<void> {
    for (const [object, state] of Object.entries(STATE_OF)) await this.add(object, state, staffId);
    await this.order(staffId);
    await this.keepPaper();
  }

  private async add(object: string, state: IntakeState, staffId: string): Promise<void> {
    const { secrets } = this;
    const [name, inbox, street] = [secrets.mark(), secrets.mark(), secrets.mark()];
    const request = { fullName: `Ida ${name}`, email: `${inbox}@example.com`, address: `${street} Lane` };
    const { intake, repairs } = await anIntakeIn(this.test, state, { staffId, request });
    this.ids.set(object, intake.id);
    if (object === 'reviewing') this.lines = offerLines(repairs);
    secrets.keep('intake id', intake.id, {});
    for (const word of [name, inbox, street]) secrets.keep('intake words', word, {});
  }

  private async order(orderedBy: string): Promise<void> {
    await this.test.unitOfWork.repository(IntakeReinspectionEntity).insert({
      id: newId(),
      intakeId: this.idOf('done'),
      orderedAt: this.test.clock.now(),
      orderedBy,
      scheduledOn: '2026-12-11',
      inspectorName: 'Dana Whitfield',
    });
  }

  private async keepPaper(): Promise<void> {
    this.fileId = newId();
    const intakeId = this.idOf('new');
    const storageKey = `intake/${intakeId}/${this.fileId}`;
    await this.test.app.get(FileStorage, { strict: false }).putBytes(storageKey, Buffer.from('%PDF-1.7'));
    const paper = { kind: 'appraisal' as const, name: 'report.pdf', contentType: 'application/pdf', bytes: 8 };
    const kept = { id: this.fileId, intakeId, storageKey, createdAt: this.test.clock.now() };
    await this.test.unitOfWork.repository(IntakeFileEntity).insert({ ...paper, ...kept });
    this.secrets.keep('intake id', this.fileId, {});
  }
}
