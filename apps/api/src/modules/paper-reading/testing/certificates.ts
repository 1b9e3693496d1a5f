import { type Drawn, drawPaper } from './papers.js';

export interface DrawnCertificate {
  readonly title?: string;
  readonly mark?: 'letter' | 'drawn';
  readonly box?: 'occurrence' | 'claims_made';
  readonly effective?: string;
  readonly expires?: string;
  readonly policy?: string;
}

const LABEL = 6;
const VALUE = 9;

function put(paper: Drawn, text: string, [x, y]: readonly [number, number], size: number): void {
  paper.fontSize(size).text(text, x, y, { lineBreak: false });
}

function box(paper: Drawn, [x, y]: readonly [number, number], mark: 'letter' | 'drawn' | null): void {
  paper.rect(x, y, 9, 9).stroke();
  if (mark === 'letter') put(paper, 'X', [x + 1.5, y + 0.5], 8);
  if (mark === 'drawn') {
    paper
      .moveTo(x + 1, y + 1)
      .lineTo(x + 8, y + 8)
      .stroke();
    paper
      .moveTo(x + 1, y + 8)
      .lineTo(x + 8, y + 1)
      .stroke();
  }
}

function parties(paper: Drawn): void {
  put(paper, 'PRODUCER', [30, 96], LABEL);
  put(paper, 'Tri-County Insurance Agency', [34, 106], VALUE);
  put(paper, '88 Wharf St', [34, 118], VALUE);
  put(paper, 'CONTACT NAME:', [310, 96], LABEL);
  put(paper, 'INSURED', [30, 160], LABEL);
  put(paper, 'Whitcomb Roofing LLC', [34, 170], VALUE);
  put(paper, '14 Maple Hollow Rd', [34, 182], VALUE);
  put(paper, 'Dayton, OH 45410', [34, 194], VALUE);
  put(paper, 'INSURER(S) AFFORDING COVERAGE', [380, 140], LABEL);
  put(paper, 'NAIC #', [560, 140], LABEL);
  put(paper, 'INSURER A :', [310, 152], LABEL);
  put(paper, 'Great Lakes Casualty Company', [352, 150], VALUE);
  put(paper, '10677', [560, 150], VALUE);
  put(paper, 'INSURER B :', [310, 166], LABEL);
  put(paper, 'Harbor Mutual', [352, 164], VALUE);
}

function liability(paper: Drawn, given: DrawnCertificate): void {
  const { mark = 'letter', box: marked = 'occurrence' } = given;
  ['INSR', 'LTR'].forEach((text, index) => put(paper, text, [30, 252 + index * 7], LABEL));
  put(paper, 'TYPE OF INSURANCE', [70, 256], LABEL);
  put(paper, 'POLICY NUMBER', [230, 256], LABEL);
  put(paper, 'POLICY EFF', [345, 252], LABEL);
  put(paper, '(MM/DD/YYYY)', [345, 259], LABEL);
  put(paper, 'POLICY EXP', [395, 252], LABEL);
  put(paper, '(MM/DD/YYYY)', [395, 259], LABEL);
  put(paper, 'LIMITS', [490, 256], LABEL);
  put(paper, 'B', [34, 286], VALUE);
  box(paper, [50, 272], mark);
  put(paper, 'COMMERCIAL GENERAL LIABILITY', [64, 274], 7);
  box(paper, [60, 286], marked === 'claims_made' ? mark : null);
  put(paper, 'CLAIMS-MADE', [74, 288], 7);
  box(paper, [130, 286], marked === 'occurrence' ? mark : null);
  put(paper, 'OCCUR', [144, 288], 7);
  put(paper, given.policy ?? 'GL-4471-09', [225, 286], VALUE);
  // Expiry first in the file: only its place tells which it is.
  put(paper, given.expires ?? '03/01/2027', [393, 286], 8);
  put(paper, given.effective ?? '03/01/2026', [343, 286], 8);
  const limits = [
    ['EACH OCCURRENCE', '1,000,000'],
    ['DAMAGE TO RENTED PREMISES', '100,000'],
    ['MED EXP (Any one person)', '5,000'],
    ['PERSONAL & ADV INJURY', '1,000,000'],
    ['GENERAL AGGREGATE', '2,000,000'],
  ] as const;
  limits.forEach(([label, amount], index) => {
    put(paper, label, [450, 273 + index * 12], LABEL);
    put(paper, '$', [545, 271 + index * 12], VALUE);
    put(paper, amount, [556, 271 + index * 12], VALUE);
  });
  put(paper, 'AUTOMOBILE LIABILITY', [64, 350], 7);
  put(paper, 'AU-99', [225, 352], VALUE);
  put(paper, '01/01/2020', [343, 352], 8);
  put(paper, '01/01/2021', [393, 352], 8);
  put(paper, 'EACH OCCURRENCE', [450, 400], LABEL);
  put(paper, '9,000,000', [556, 398], VALUE);
}

/** In the manner of an ACORD 25. */
export const certificate = (given: DrawnCertificate = {}): Promise<Buffer> =>
  drawPaper((paper) => {
    put(paper, given.title ?? 'CERTIFICATE OF LIABILITY INSURANCE', [170, 40], 14);
    put(paper, 'DATE (MM/DD/YYYY)', [510, 34], LABEL);
    put(paper, '02/20/2026', [515, 44], VALUE);
    put(
      paper,
      'THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER. THE POLICIES BELOW.',
      [30, 64],
      LABEL,
    );
    parties(paper);
    put(paper, 'COVERAGES', [30, 225], LABEL);
    put(
      paper,
      'THIS IS TO CERTIFY THAT THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE',
      [30, 235],
      LABEL,
    );
    liability(paper, given);
    put(paper, 'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES', [30, 480], LABEL);
    put(paper, 'CERTIFICATE HOLDER', [30, 600], LABEL);
    put(paper, 'CANCELLATION', [320, 600], LABEL);
    put(paper, 'Closewright', [60, 616], VALUE);
    put(paper, '200 Main St, Omaha, NE 68102', [60, 628], VALUE);
    put(paper, 'SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE', [320, 612], LABEL);
  });
