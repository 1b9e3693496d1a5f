import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, HOUR_MS, US_STATES, type Actor, type PaperKind, type PlainDate, type UsState } from '@cw/domain';
import { formatPlainDate, formatterFor } from '@cw/i18n';
import { Injectable } from '@nestjs/common';
import { OwnPapersDesk } from '../modules/verification/index.js';
import { paperSheet, type SheetFact } from './paper-sheet.js';
import { SeedClock } from './seed-clock.js';

/** How long each has waited for staff: the first is past the promise. */
const WAITED_HOURS: Readonly<Record<PaperKind, number>> = { license: 27, insurance: 19, background_check: 12, w9: 3 };

interface Bearer {
  readonly name: string;
  readonly company: string;
  readonly state: string;
}

const fieldsOf = ({ name, company, state }: Bearer, today: PlainDate): Readonly<Record<PaperKind, object>> => ({
  license: { licenses: [{ state, trade: 'painting', number: `${state}-20814`, expiresOn: addDays(today, 240) }] },
  insurance: {
    insuredName: `${company} LLC`,
    insurer: 'Catskill Mutual',
    policyNumber: 'CM-4471-0093',
    eachOccurrenceCents: 100_000_000,
    effectiveOn: addDays(today, -90),
    expiresOn: addDays(today, 275),
  },
  background_check: { provider: 'Hudson Screening', completedOn: addDays(today, -20) },
  w9: { name, businessName: company, taxClass: 'llc', signedOn: addDays(today, -20) },
});

const KINDS: readonly PaperKind[] = ['license', 'insurance', 'background_check', 'w9'];

const longDate = (day: PlainDate): string => formatPlainDate(day, 'en', 'long');
/** In words, as it stands on a paper. */
function stateName(abbreviation: string): string {
  const state = US_STATES.find((one) => one === abbreviation);
  return state === undefined
    ? abbreviation
    : formatterFor('en').text(`places.${state.toLowerCase() as Lowercase<UsState>}`);
}

/** What each paper says, as whoever issued it would have set it. */
const sheetOf = (
  { name, company, state }: Bearer,
  today: PlainDate,
): Readonly<Record<PaperKind, readonly [title: string, issuer: string, facts: readonly SheetFact[]]>> => ({
  license: [
    'Contractor License',
    `State of ${stateName(state)}`,
    [
      ['Licensee', name],
      ['Business', company],
      ['Trade', 'Painting'],
      ['License number', `${state}-20814`],
      ['Expires', longDate(addDays(today, 240))],
    ],
  ],
  insurance: [
    'Certificate of Liability Insurance',
    'Catskill Mutual',
    [
      ['Insured', `${company} LLC`],
      ['Policy number', 'CM-4471-0093'],
      ['Each occurrence', '$1,000,000'],
      ['Effective', longDate(addDays(today, -90))],
      ['Expires', longDate(addDays(today, 275))],
    ],
  ],
  background_check: [
    'Background Check Report',
    'Hudson Screening',
    [
      ['Subject', name],
      ['Result', 'No records found'],
      ['Completed', longDate(addDays(today, -20))],
    ],
  ],
  w9: [
    'Request for Taxpayer Identification',
    'Form W-9, copy without number',
    [
      ['Name', name],
      ['Business name', company],
      ['Tax classification', 'Limited liability company'],
      ['Signed', longDate(addDays(today, -20))],
    ],
  ],
});

/** Hands papers in the way a contractor does: staff of the demo find them waiting. */
@Injectable()
export class SeedPapers {
  constructor(
    private readonly desk: OwnPapersDesk,
    private readonly clock: SeedClock,
  ) {}

  async handIn(actor: Actor, bearer: Bearer): Promise<void> {
    const now = this.clock.now();
    const today = now.toISOString().slice(0, 10);
    const fields = fieldsOf(bearer, today);
    const sheets = sheetOf(bearer, today);
    for (const kind of KINDS) {
      this.clock.set(new Date(now.getTime() - WAITED_HOURS[kind] * HOUR_MS));
      await this.one(actor, kind, fields[kind], paperSheet(...sheets[kind]));
    }
    this.clock.set(now);
  }

  private async one(actor: Actor, kind: PaperKind, fields: object, bytes: Buffer): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'closewright-seed-'));
    try {
      const name = `${kind}.pdf`;
      const path = join(folder, name);
      await writeFile(path, bytes);
      const incoming = {
        fieldname: 'file',
        originalname: name,
        path,
        size: bytes.length,
        mimetype: '',
        filename: name,
      };
      const file = { ...incoming, encoding: '7bit', destination: folder } as Express.Multer.File;
      await this.desk.submit(actor, { kind, input: { fields: JSON.stringify(fields) }, file });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
