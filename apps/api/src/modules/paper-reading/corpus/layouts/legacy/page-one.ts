import { printedDate, printedMoney } from '../../formats.js';
import { yesNo, type Choice } from '../../kit/marks.js';
import type { FormGrid } from '../form-grid.js';
import type { LegacyPaper } from './paper.js';

const of = (labels: readonly string[], marked: string): Choice[] =>
  labels.map((label) => ({ label, isMarked: label === marked }));

function subject(grid: FormGrid, paper: LegacyPaper): void {
  const { subject: given } = paper.brief;
  grid.row([
    { label: 'Property Address', value: given.address, share: 3 },
    { label: 'City', value: given.city, share: 1.6 },
    { label: 'State', value: given.state, share: 0.7 },
    { label: 'Zip Code', value: given.zip },
  ]);
  grid.row([
    { label: 'Borrower', value: given.buyers, share: 1.3 },
    { label: 'Owner of Public Record', value: given.sellers, share: 1.6 },
    { label: 'County', value: given.county },
  ]);
  grid.row([
    { label: 'Legal Description', value: `Lot ${given.zip.slice(3)}, Block 4, ${given.county} Heights 2nd Addition` },
  ]);
  grid.row([
    { label: "Assessor's Parcel #", value: `${given.zip}-04-0${given.zip.slice(2)}`, share: 1.4 },
    { label: 'Tax Year', value: '2025' },
    { label: 'R.E. Taxes $', value: printedMoney(given.price * 1.1, 'bare') },
  ]);
  grid.row([
    { label: 'Neighborhood Name', value: `${given.county} Heights`, share: 1.4 },
    { label: 'Map Reference', value: '19430' },
    { label: 'Census Tract', value: '0027.02' },
  ]);
  grid.row([
    { label: 'Occupant', boxes: of(['Owner', 'Tenant', 'Vacant'], 'Owner'), share: 1.3 },
    { label: 'Special Assessments $', value: '0' },
    { label: '', boxes: [{ label: 'PUD', isMarked: false }] },
    { label: 'HOA $', value: '0', share: 0.6 },
  ]);
  grid.row([
    { label: 'Property Rights Appraised', boxes: of(['Fee Simple', 'Leasehold', 'Other (describe)'], 'Fee Simple') },
  ]);
  grid.row([
    {
      label: 'Assignment Type',
      boxes: of(['Purchase Transaction', 'Refinance Transaction', 'Other (describe)'], 'Purchase Transaction'),
    },
  ]);
  grid.row([
    { label: 'Lender/Client', value: given.lender, share: 1 },
    { label: 'Address', value: given.lenderAddress, share: 1.3 },
  ]);
  grid.row([
    {
      label:
        'Is the subject property currently offered for sale or has it been offered for sale in the twelve months prior to the effective date of this appraisal?',
      boxes: yesNo(true),
    },
  ]);
  grid.row([
    {
      label: 'Report data source(s) used, offering price(s), and date(s).',
      value: `DOM 21; MLS #40${given.zip}; $${printedMoney(given.price * 100 + 500_000, 'bare')}`,
    },
  ]);
  grid.section('SUBJECT');
}

function contract(grid: FormGrid, paper: LegacyPaper): void {
  const { subject: given, dates } = paper.brief;
  grid.row([
    {
      label: 'I',
      boxes: [
        { label: 'did', isMarked: true },
        { label: 'did not', isMarked: false },
      ],
    },
  ]);
  grid.words(
    'analyze the contract for sale for the subject purchase transaction. Explain the results of the analysis of the contract for sale.',
    paper.typed(paper.vendor.says.contract),
    { lines: 3 },
  );
  grid.row([
    { label: 'Contract Price $', value: printedMoney(given.price * 100, 'bare') },
    { label: 'Date of Contract', value: printedDate(given.contractDate, dates) },
    { label: 'Is the property seller the owner of public record?', boxes: yesNo(true), share: 2 },
  ]);
  grid.row([
    {
      label:
        'Is there any financial assistance (loan charges, sale concessions, gift or downpayment assistance, etc.) to be paid by any party?',
      boxes: yesNo(false),
    },
  ]);
  grid.section('CONTRACT');
}

function neighborhood(grid: FormGrid): void {
  grid.row([
    { label: 'Location', boxes: of(['Urban', 'Suburban', 'Rural'], 'Suburban') },
    { label: 'Property Values', boxes: of(['Increasing', 'Stable', 'Declining'], 'Stable') },
  ]);
  grid.row([
    { label: 'Built-Up', boxes: of(['Over 75%', '25-75%', 'Under 25%'], 'Over 75%') },
    { label: 'Demand/Supply', boxes: of(['Shortage', 'In Balance', 'Over Supply'], 'In Balance') },
  ]);
  grid.row([
    { label: 'Growth', boxes: of(['Rapid', 'Stable', 'Slow'], 'Stable') },
    { label: 'Marketing Time', boxes: of(['Under 3 mths', '3-6 mths', 'Over 6 mths'], 'Under 3 mths') },
  ]);
  grid.words(
    'Neighborhood Description',
    'Homes of similar age and size on paved public streets. Schools, shopping and employment are within a short drive. Several homes have been updated or repaired in recent years.',
  );
  grid.section('NEIGHBORHOOD');
}

function site(grid: FormGrid): void {
  grid.row([
    { label: 'Dimensions', value: '72 x 125' },
    { label: 'Area', value: '9000 sf' },
    { label: 'Shape', value: 'Rectangular' },
    { label: 'View', value: 'N;Res;' },
  ]);
  grid.row([
    { label: 'Specific Zoning Classification', value: 'R-1' },
    { label: 'Zoning Description', value: 'Single family residential' },
  ]);
  grid.row([
    { label: 'Electricity', boxes: of(['Public', 'Other'], 'Public') },
    { label: 'Water', boxes: of(['Public', 'Other'], 'Public') },
    { label: 'Street', value: 'Asphalt' },
  ]);
  grid.row([
    { label: 'FEMA Special Flood Hazard Area', boxes: yesNo(false) },
    { label: 'FEMA Flood Zone', value: 'X' },
    { label: 'FEMA Map Date', value: '01/06/2015' },
  ]);
  grid.row([
    {
      label:
        'Are there any adverse site conditions or external factors (easements, encroachments, environmental conditions, land uses, etc.)?',
      boxes: yesNo(false),
    },
  ]);
  grid.section('SITE');
}

const materialsOf = (yearBuilt: number): [string, string][][] => [
  [
    ['Units', 'One'],
    ['Foundation', 'Crawl Space'],
    ['Foundation Walls', 'Block/Average'],
    ['Floors', 'Wood, Cpt/Average'],
  ],
  [
    ['# of Stories', '1'],
    ['Basement Area', '0 sq.ft.'],
    ['Exterior Walls', 'Wd Siding/Average'],
    ['Walls', 'Drywall/Average'],
  ],
  [
    ['Design (Style)', 'Ranch'],
    ['Sump Pump', 'No'],
    ['Roof Surface', 'Asphalt/Average'],
    ['Trim/Finish', 'Wood/Average'],
  ],
  [
    ['Year Built', String(yearBuilt)],
    ['Evidence of', 'None noted'],
    ['Gutters & Downspouts', 'Alum/Average'],
    ['Bath Floor', 'Vinyl/Average'],
  ],
  [
    ['Effective Age (Yrs)', '18'],
    ['Heating', 'FWA  Fuel Gas'],
    ['Window Type', 'Dbl Hung/Average'],
    ['Car Storage', '2-car Garage'],
  ],
];

function improvements(grid: FormGrid, paper: LegacyPaper, hasRepairs: boolean): void {
  const { subject: given } = paper.brief;
  const { says } = paper.vendor;
  grid.row([
    { label: 'General Description' },
    { label: 'Foundation' },
    { label: 'Exterior Description   materials/condition' },
    { label: 'Interior   materials/condition' },
  ]);
  for (const cells of materialsOf(given.yearBuilt)) grid.row(cells.map(([label, value]) => ({ label, value })));
  grid.row([
    {
      label: 'Finished area above grade contains:',
      value: '6 Rooms   3 Bedrooms   2.0 Bath(s)   1,482 Square Feet of Gross Living Area Above Grade',
    },
  ]);
  grid.words(
    'Describe the condition of the property (including needed repairs, deterioration, renovations, remodeling, etc.).',
    paper.typed(hasRepairs ? says.condition : says.conditionAsIs),
    { lines: 5 },
  );
  grid.words(
    'Are there any physical deficiencies or adverse conditions that affect the livability, soundness, or structural integrity of the property?',
    paper.typed(hasRepairs ? says.deficiency : says.noDeficiency),
    { lines: 3, boxes: yesNo(hasRepairs) },
  );
  grid.row([
    {
      label:
        'Does the property generally conform to the neighborhood (functional utility, style, condition, use, construction, etc.)?',
      boxes: yesNo(true),
    },
  ]);
  grid.section('IMPROVEMENTS');
}

export function drawPageOne(paper: LegacyPaper, hasRepairs: boolean): void {
  const grid = paper.formStart();
  subject(grid, paper);
  contract(grid, paper);
  neighborhood(grid);
  site(grid);
  improvements(grid, paper, hasRepairs);
}
