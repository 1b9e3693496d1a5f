import type { MessageId } from '../catalogues/en.js';

/** One heading with its paragraph. */
export interface LegalSection {
  readonly titleId: MessageId;
  readonly textId: MessageId;
}

export interface LegalDocument {
  readonly titleId: MessageId;
  readonly summaryId: MessageId;
  /** LEGAL-01: the day of the last change, as a plain date. */
  readonly updatedOn: string;
  readonly sections: readonly LegalSection[];
}

export const LEGAL_DOCUMENT_NAMES = ['privacy', 'terms'] as const;
export type LegalDocumentName = (typeof LEGAL_DOCUMENT_NAMES)[number];

/** LEGAL-01: both documents as public pages and signed-in screens show them. */
export const LEGAL_DOCUMENTS: Readonly<Record<LegalDocumentName, LegalDocument>> = {
  privacy: {
    titleId: 'marketing.privacy.title',
    summaryId: 'marketing.privacy.summary',
    updatedOn: '2026-11-28',
    sections: [
      { titleId: 'marketing.privacy.collect', textId: 'marketing.privacy.collect_text' },
      { titleId: 'marketing.privacy.use', textId: 'marketing.privacy.use_text' },
      { titleId: 'marketing.privacy.share', textId: 'marketing.privacy.share_text' },
      { titleId: 'marketing.privacy.keep', textId: 'marketing.privacy.keep_text' },
      { titleId: 'marketing.privacy.rights', textId: 'marketing.privacy.rights_text' },
    ],
  },
  terms: {
    titleId: 'marketing.terms.title',
    summaryId: 'marketing.terms.summary',
    updatedOn: '2026-11-28',
    sections: [
      { titleId: 'marketing.terms.parties', textId: 'marketing.terms.parties_text' },
      { titleId: 'marketing.terms.age', textId: 'marketing.terms.age_text' },
      { titleId: 'marketing.terms.contractors', textId: 'marketing.terms.contractors_text' },
      { titleId: 'marketing.terms.payments', textId: 'marketing.terms.payments_text' },
      { titleId: 'marketing.terms.holder', textId: 'marketing.terms.holder_text' },
      { titleId: 'marketing.terms.suspension', textId: 'marketing.terms.suspension_text' },
      { titleId: 'marketing.terms.liability', textId: 'marketing.terms.liability_text' },
      { titleId: 'marketing.terms.changes', textId: 'marketing.terms.changes_text' },
      { titleId: 'marketing.terms.law', textId: 'marketing.terms.law_text' },
    ],
  },
};

/** Where people reach us; the same in both languages. */
export const CONTACT = {
  email: 'support@closewright.test',
  phone: '(212) 555-0142',
  address: '350 Fulton Street, Suite 400, Brooklyn, NY 11201',
} as const;
