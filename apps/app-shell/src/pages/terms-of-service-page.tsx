import type { ReactElement } from 'react';
import { LegalDocumentView } from '../features/legal/index.js';

/** LEGAL-01. */
export function TermsOfServicePage(): ReactElement {
  return <LegalDocumentView name="terms" />;
}
