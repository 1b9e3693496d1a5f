import { DEMO_DOMAIN } from './people.js';

/** How far a demo request has come. */
export type IntakeStage = 'waiting' | 'in_review' | 'needs_information' | 'offer_sent' | 'approved' | 'reinspection';

export interface DemoIntake {
  readonly stage: IntakeStage;
  readonly hoursAgo: number;
  readonly locale: 'en' | 'es';
  /** From the first look at the form to its sending: a program is faster than a person. */
  readonly seconds: number;
  /** Comes with an appraisal that says what its repairs quote. */
  readonly hasAppraisal: boolean;
  readonly request: Readonly<Record<string, unknown>>;
}

const personAt = (fullName: string, phone: string) => ({
  fullName,
  phone,
  email: `${fullName.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@${DEMO_DOMAIN}`,
});

const AGENT = {
  name: 'Grace Okafor',
  company: 'Ulster Title',
  email: `closings@${DEMO_DOMAIN}`,
  fileNumber: 'UT-2284',
} as const;

/** Requests on the desk of staff: one is late, one looks like a program's, one brings its appraisal. */
export const DEMO_INTAKES: readonly DemoIntake[] = [
  {
    stage: 'waiting',
    hoursAgo: 29,
    locale: 'en',
    seconds: 412,
    hasAppraisal: false,
    request: {
      ...personAt('Walter Finch', '+18455550141'),
      ...{ address: '9 Quarry Road', city: 'Kingston', state: 'NY', zip: '12401', submitterRole: 'seller' },
      urgency: 'urgent',
      description: 'The closing depends on the roof and on the panel.',
      repairs: [
        {
          category: 'roof',
          description: 'Missing shingles on the rear slope, about two squares.',
          responsibleParty: 'seller',
        },
        { category: 'electrical', description: 'Two double taps in the main panel. Separate the circuits.' },
      ],
    },
  },
  {
    stage: 'waiting',
    hoursAgo: 2,
    locale: 'en',
    seconds: 3,
    hasAppraisal: false,
    request: {
      ...personAt('Best Offers', '+12125550177'),
      ...{ address: '1 Main Street', city: 'New Paltz', state: 'NY', zip: '12561' },
      description: 'Visit https://cheap.example and https://roofs.example and https://win.example today',
      repairs: [{ category: 'other', description: 'See www.cheap.example for all repairs.' }],
    },
  },
  {
    stage: 'in_review',
    hoursAgo: 20,
    locale: 'en',
    seconds: 655,
    hasAppraisal: true,
    request: {
      ...personAt('Nora Whitman', '+18455550162'),
      ...{ address: '64 Tinker Street', city: 'Woodstock', state: 'NY', zip: '12498', submitterRole: 'buyer' },
      ...{ yearBuilt: 1961, loanProgram: 'fha', lender: 'Hudson Savings', caseNumber: '371-5520417', urgency: 'high' },
      verificationMethod: 'reinspection',
      repairs: [
        {
          category: 'exterior',
          description: 'Scrape, prime and paint the porch trim.',
          title: 'Peeling paint on the porch trim',
          quote: 'Peeling paint noted on porch trim.',
          page: 3,
          responsibleParty: 'seller',
          estimatedCostCents: 140_000,
        },
        {
          category: 'safety',
          description: 'Install a handrail along the basement stairs.',
          title: 'No handrail on the basement stairs',
          quote: 'Handrail missing on basement stairs.',
          page: 3,
        },
      ],
    },
  },
  {
    stage: 'needs_information',
    hoursAgo: 44,
    locale: 'es',
    seconds: 540,
    hasAppraisal: false,
    request: {
      ...personAt('Elena Duarte', '+15125550119'),
      ...{ address: '210 Cedar Avenue', city: 'Austin', state: 'TX', zip: '78702', submitterRole: 'buyer' },
      urgency: 'medium',
      repairs: [{ category: 'plumbing', description: 'El calentador de agua pierde por la válvula.' }],
    },
  },
  {
    stage: 'offer_sent',
    hoursAgo: 52,
    locale: 'en',
    seconds: 380,
    hasAppraisal: false,
    request: {
      ...personAt('Priscilla Vance', '+18455550153'),
      ...{ address: '31 Partition Street', city: 'Saugerties', state: 'NY', zip: '12477', submitterRole: 'seller' },
      urgency: 'medium',
      settlementAgent: AGENT,
      repairs: [
        { category: 'hvac', description: 'The furnace short-cycles. Clean it and replace the flame sensor.' },
        { category: 'interior', description: 'Patch and paint the stained ceiling in the hall.' },
      ],
    },
  },
  {
    stage: 'approved',
    hoursAgo: 76,
    locale: 'en',
    seconds: 720,
    hasAppraisal: false,
    request: {
      ...personAt('Howard Lindqvist', '+18455550188'),
      ...{ address: '118 Academy Street', city: 'Poughkeepsie', state: 'NY', zip: '12601', submitterRole: 'seller' },
      ...{ yearBuilt: 1974, loanProgram: 'va', lender: 'First Prairie Bank', urgency: 'high' },
      settlementAgent: AGENT,
      verificationMethod: 'licensed_trade_statement',
      repairs: [
        {
          category: 'plumbing',
          description: 'Strap the water heater and extend the relief line.',
          estimatedCostCents: 45_000,
        },
        {
          category: 'pests_mold',
          description: 'Treat the crawl space for carpenter ants.',
          estimatedCostCents: 60_000,
        },
      ],
    },
  },
  {
    stage: 'reinspection',
    hoursAgo: 700,
    locale: 'en',
    seconds: 390,
    hasAppraisal: false,
    request: { settlementAgent: AGENT, submitterRole: 'seller', urgency: 'medium' },
  },
];
