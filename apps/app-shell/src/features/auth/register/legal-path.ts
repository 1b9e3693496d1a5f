export type LegalPage = 'terms-of-service' | 'privacy-policy';

/** The public documents; opened beside the form, so that nothing typed is lost. */
export const legalPath = (page: LegalPage): string => `/${page}`;
