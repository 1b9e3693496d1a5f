import { PROGRAM_NAMES, type SheetVendor } from '../layouts/condition-sheet/condition-sheet.js';
import type { LetterVendor } from '../layouts/letter/letter.js';

export const OPEN_SHEETS_EN: readonly SheetVendor[] = [
  {
    face: 'sans',
    title: 'Conditional Loan Approval',
    facts: (subject, date) => [
      ['Borrower', subject.buyers],
      ['Date', date(subject.signedDate)],
      ['Property Address', `${subject.address}, ${subject.city}, ${subject.state} ${subject.zip}`],
      ['', ''],
      ['Loan Program', PROGRAM_NAMES[subject.program]],
      ['Case Number', subject.caseNumber ?? 'N/A'],
      ['Appraisal Expires', date(subject.licenseExpires)],
      ['Loan Number', `30${subject.zip}41`],
    ],
    columns: [
      { title: 'No.', width: 34 },
      { title: 'Condition', width: 394 },
      { title: 'Status', width: 100 },
    ],
    cells: ({ number, text }) => [String(number), text, 'Open'],
    groups: [
      {
        title: 'PRIOR TO DOCUMENTS',
        stage: 'PTD',
        holdsRepairs: false,
        paperwork: [
          'Provide the two most recent pay stubs for the borrower.',
          'Provide a letter of explanation for the credit inquiry of last month.',
          'Provide all pages of the bank statement; page 3 is missing.',
        ],
      },
      {
        title: 'PRIOR TO CLOSING',
        stage: 'PTC',
        holdsRepairs: true,
        paperwork: [
          'Verbal verification of employment within ten days of closing.',
          'Homeowner’s insurance policy with the lender named as mortgagee.',
        ],
      },
      {
        title: 'PRIOR TO FUNDING',
        stage: 'PTF',
        holdsRepairs: false,
        paperwork: ['Signed closing disclosure.', 'Title policy without exceptions.'],
      },
    ],
    says: (text) => text,
    deadline: (date) => `All repairs to be completed by ${date}.`,
    closing:
      'This approval is subject to the conditions above and may be withdrawn if the borrower’s circumstances change.',
    firstNumber: 1,
  },
  {
    face: 'mono',
    title: 'Underwriting Conditions',
    facts: (subject, date) => [
      ['Borrower(s):', subject.buyers],
      ['Printed:', date(subject.signedDate)],
      ['Property:', subject.address],
      ['Program:', PROGRAM_NAMES[subject.program]],
      ['', `${subject.city}, ${subject.state} ${subject.zip}`],
      ['Case #:', subject.caseNumber ?? ''],
    ],
    columns: [
      { title: 'Code', width: 48 },
      { title: '#', width: 34 },
      { title: 'Description', width: 446 },
    ],
    cells: ({ number, text, stage }) => [stage, String(number), text],
    groups: [
      {
        title: 'Conditions',
        stage: 'PTD',
        holdsRepairs: true,
        paperwork: [
          'Most recent year of tax returns with all schedules.',
          'Gift letter signed by the donor.',
          'Copy of the earnest money check.',
        ],
      },
      {
        title: 'At closing',
        stage: 'ATC',
        holdsRepairs: false,
        paperwork: ['Borrower to sign the final application.', 'Cash to close from a verified account.'],
      },
    ],
    says: (text) => text,
    deadline: null,
    closing: 'Underwriter’s conditions are final when signed.',
    firstNumber: 101,
  },
];

export const OPEN_LETTERS_EN: readonly LetterVendor[] = [
  {
    face: 'serif',
    from: (subject) => [`${subject.county} Realty Partners`, 'Member of the local board of agents'],
    title: 'Repair Addendum to Purchase Contract',
    facts: (subject, date) => [
      ['Property:', `${subject.address}, ${subject.city}, ${subject.state} ${subject.zip}`],
      ['Buyer:', subject.buyers],
      ['Seller:', subject.sellers],
      ['Contract Date:', date('contractDate')],
      ['Inspection Date:', date('inspectionDate')],
    ],
    isForm: false,
    opening: (_, date) =>
      `Repairs needed before closing: Seller shall have the following done by ${date('repairsBy')}.`,
    bullet: (index) => `${index + 1}.`,
    item: ({ text }) => text,
    closing: () => 'All other terms of the contract stay as they are. Buyer and Seller sign below.',
    aside: 'Contract credits the buyer for flooring; no repair required.',
    fields: [
      'address',
      'city',
      'state',
      'zip',
      'buyers',
      'sellers',
      'contractDate',
      'inspectionDate',
      'completionDeadline',
    ],
  },
  {
    face: 'sans',
    from: (subject) => [subject.lender, subject.lenderAddress],
    title: 'MPR REPAIRS',
    facts: (subject, date) => [
      ['VA Case Number:', subject.caseNumber ?? ''],
      ['Property Address:', `${subject.address}, ${subject.city}, ${subject.state} ${subject.zip}`],
      ['Veteran:', subject.buyers],
      ['Effective Date:', date('inspectionDate')],
    ],
    isForm: true,
    opening: () => 'The following must be corrected to meet minimum property requirements.',
    bullet: () => '•',
    item: ({ defect, action }) => `${defect} ${action}`,
    closing: () => 'Send the fee appraiser’s certification or the lender’s letter when the items are complete.',
    aside: null,
    fields: ['address', 'city', 'state', 'zip', 'buyers', 'effectiveDate', 'caseNumber', 'loanProgram'],
  },
];

export const OPEN_LETTERS_ES: readonly LetterVendor[] = [
  {
    face: 'serif',
    from: (subject) => [`Agencia ${subject.county}`, 'Bienes raíces'],
    title: 'Anexo de reparaciones',
    facts: (subject, date) => [
      ['Propiedad:', `${subject.address}, ${subject.city}, ${subject.state} ${subject.zip}`],
      ['Comprador:', subject.buyers],
      ['Vendedor:', subject.sellers],
      ['Fecha del contrato:', date('contractDate')],
      ['Fecha de inspección:', date('inspectionDate')],
    ],
    isForm: false,
    opening: (_, date) =>
      `Reparaciones requeridas antes del cierre. Sujeto a que se terminen las reparaciones indicadas a continuación a más tardar el ${date('repairsBy')}.`,
    bullet: (index) => `${index + 1})`,
    item: ({ text }) => text,
    closing: () => 'Las demás cláusulas del contrato no cambian.',
    aside: null,
    fields: [
      'address',
      'city',
      'state',
      'zip',
      'buyers',
      'sellers',
      'contractDate',
      'inspectionDate',
      'completionDeadline',
    ],
  },
];
