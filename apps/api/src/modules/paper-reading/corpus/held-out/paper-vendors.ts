import { PROGRAM_NAMES, type SheetVendor } from '../layouts/condition-sheet/condition-sheet.js';
import type { LetterVendor } from '../layouts/letter/letter.js';

export const HELD_OUT_SHEETS: readonly SheetVendor[] = [
  {
    face: 'serif',
    title: 'Notice of Underwriting Decision: Approved with Stipulations',
    facts: (subject, date) => [
      ['Applicant', subject.buyers],
      ['Decision date', date(subject.signedDate)],
      ['Collateral', `${subject.address}`],
      ['Product', PROGRAM_NAMES[subject.program]],
      ['', `${subject.city}, ${subject.state} ${subject.zip}`],
      ['Agency case', subject.caseNumber ?? 'none'],
      ['Lock expires', date(subject.licenseExpires)],
      ['File', subject.fileNumber],
    ],
    columns: [
      { title: 'Stip', width: 40 },
      { title: 'When', width: 54 },
      { title: 'What must be received or done', width: 350 },
      { title: 'Cleared', width: 84 },
    ],
    cells: ({ number, text, stage }) => [String(number), stage, text, ''],
    groups: [
      {
        title: 'Credit and income',
        stage: 'PTD',
        holdsRepairs: false,
        paperwork: [
          'W-2 forms of the last two years for both applicants.',
          'Explain in writing the gap in employment of last spring.',
          'Evidence that the auto loan has been paid off.',
        ],
      },
      {
        title: 'Collateral',
        stage: 'PTC',
        holdsRepairs: true,
        paperwork: ['Flood certificate, life of loan.', 'Survey acceptable to the title insurer.'],
      },
      {
        title: 'Closing',
        stage: 'PTF',
        holdsRepairs: false,
        paperwork: ['Wire instructions verified by telephone.', 'Power of attorney, should any applicant not attend.'],
      },
    ],
    says: (text) => text,
    deadline: (date) => `Work on the collateral is to be finished no later than ${date}.`,
    closing: 'The decision lapses when the lock expires.',
    firstNumber: 11,
  },
  {
    face: 'sans',
    title: 'LOAN CONDITIONS REPORT',
    facts: (subject, date) => [
      ['Borrower Name', subject.buyers],
      ['As of', date(subject.signedDate)],
      ['Subject Property', subject.address],
      ['Program', PROGRAM_NAMES[subject.program]],
      ['City/State/Zip', `${subject.city}, ${subject.state} ${subject.zip}`],
      ['FHA/VA Case', subject.caseNumber ?? ''],
    ],
    columns: [
      { title: 'Condition', width: 380 },
      { title: 'Responsible', width: 80 },
      { title: 'Cond. #', width: 68 },
    ],
    cells: ({ number, text }) => [text, 'Seller', String(number)],
    groups: [
      {
        title: 'Before documents are drawn',
        stage: 'PTD',
        holdsRepairs: false,
        paperwork: ['Divorce decree, all pages.', 'Paid collection letter.'],
      },
      {
        title: 'Property (before funds are released)',
        stage: 'PTF',
        holdsRepairs: true,
        paperwork: ['Condominium questionnaire does not apply.', 'Hazard policy with mortgagee clause.'],
      },
    ],
    says: (text) => `Appraisal: ${text}`,
    deadline: null,
    closing: 'Conditions may be added upon review.',
    firstNumber: 2001,
  },
];

export const HELD_OUT_SHEETS_ES: readonly SheetVendor[] = [
  {
    face: 'sans',
    title: 'Aprobación con condiciones',
    facts: (subject, date) => [
      ['Solicitante', subject.buyers],
      ['Fecha', date(subject.signedDate)],
      ['Propiedad', subject.address],
      ['Programa', PROGRAM_NAMES[subject.program]],
      ['', `${subject.city}, ${subject.state} ${subject.zip}`],
      ['Caso', subject.caseNumber ?? ''],
    ],
    columns: [
      { title: 'Núm.', width: 44 },
      { title: 'Condición', width: 400 },
      { title: 'Estado', width: 84 },
    ],
    cells: ({ number, text }) => [String(number), text, 'Abierta'],
    groups: [
      {
        title: 'Antes de los documentos',
        stage: 'AD',
        holdsRepairs: false,
        paperwork: ['Talones de pago de los últimos treinta días.', 'Estado de cuenta bancario completo.'],
      },
      {
        title: 'Antes del cierre',
        stage: 'AC',
        holdsRepairs: true,
        paperwork: ['Póliza de seguro de la vivienda.', 'Identificación vigente.'],
      },
    ],
    says: (text) => text,
    deadline: (date) => `Los trabajos deben quedar terminados a más tardar el ${date}.`,
    closing: 'Esta aprobación puede cambiar si cambian los datos del solicitante.',
    firstNumber: 1,
  },
];

export const HELD_OUT_LETTERS_EN: readonly LetterVendor[] = [
  {
    face: 'sans',
    from: (subject) => ['Amendment No. 2', `${subject.county} Association of Brokers, form 41-R`],
    title: 'Amendment: Work to Be Performed by Seller',
    facts: (subject, date) => [
      ['Premises', `${subject.address}, ${subject.city}, ${subject.state} ${subject.zip}`],
      ['Purchaser(s)', subject.buyers],
      ['Seller(s)', subject.sellers],
      ['Agreement dated', date('contractDate')],
    ],
    isForm: true,
    opening: (subject, date) =>
      `The parties to the agreement of ${date('contractDate')} between ${subject.sellers} and ${subject.buyers} amend it as follows. At Seller’s expense and no later than ${date('repairsBy')}:`,
    bullet: (index) => `${String.fromCodePoint(65 + index)}.`,
    item: ({ text }) => text,
    closing: () =>
      'Purchaser may walk through two days ahead of settlement to see that the work was done. Signed in counterparts.',
    aside: 'Purchaser withdraws the request about the fence, which stays as it is.',
    fields: ['address', 'city', 'state', 'zip', 'buyers', 'sellers', 'contractDate', 'completionDeadline'],
  },
  {
    face: 'serif',
    from: (subject) => [subject.company, subject.companyAddress],
    title: 'Fee Appraiser’s List for the Notice of Value',
    facts: (subject, date) => [
      ['Case no.', subject.caseNumber ?? ''],
      ['Property', `${subject.address}, ${subject.city}, ${subject.state} ${subject.zip}`],
      ['Veteran', subject.buyers],
      ['Lender', subject.lender],
      ['Date of inspection', date('inspectionDate')],
    ],
    isForm: false,
    opening: () =>
      'The dwelling will comply with the Department’s minimum property requirements once these items have been attended to:',
    bullet: (index) => `(${index + 1})`,
    item: ({ text }) => text,
    closing: () => 'Nothing else stands in the way of a Notice of Value.',
    aside: null,
    fields: ['address', 'city', 'state', 'zip', 'buyers', 'lender', 'inspectionDate', 'caseNumber', 'loanProgram'],
  },
  {
    face: 'sans',
    from: (subject) => [subject.lender, subject.lenderAddress],
    title: 'Re: repairs',
    facts: (subject, date) => [
      ['Re', `${subject.address}, ${subject.city}, ${subject.state} ${subject.zip}`],
      ['Our borrower', subject.buyers],
      ['Date', date('signedDate')],
    ],
    isForm: false,
    opening: (_, date) =>
      `To whom it may concern: we have the appraisal. Its reviewer will not release the file until the points below are dealt with, for which we allow until ${date('repairsBy')}.`,
    bullet: () => '•',
    item: ({ text }) => text,
    closing: () => 'Kindly send paid invoices and photographs to the address above.',
    aside: null,
    fields: ['address', 'city', 'state', 'zip', 'buyers', 'lender', 'completionDeadline'],
  },
];

export const HELD_OUT_LETTERS_ES: readonly LetterVendor[] = [
  {
    face: 'serif',
    from: (subject) => [subject.lender, subject.lenderAddress],
    title: 'Carta de trabajos pendientes',
    facts: (subject, date) => [
      ['Domicilio', `${subject.address}, ${subject.city}, ${subject.state} ${subject.zip}`],
      ['Comprador', subject.buyers],
      ['Prestamista', subject.lender],
      ['Fecha de la inspección', date('inspectionDate')],
    ],
    isForm: false,
    opening: (_, date) =>
      `Para poder cerrar el préstamo hace falta que estos trabajos queden hechos antes del ${date('repairsBy')}:`,
    bullet: (index) => `${index + 1}.`,
    item: ({ text }) => text,
    closing: () => 'Envíe por favor las facturas pagadas y las fotos.',
    aside: null,
    fields: ['address', 'city', 'state', 'zip', 'buyers', 'lender', 'inspectionDate', 'completionDeadline'],
  },
];
