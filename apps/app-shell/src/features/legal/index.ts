export { LegalDocumentView } from './legal-document-view.js';
export { TermsNotice } from './terms-notice.js';
