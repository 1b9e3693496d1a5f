import { TERMS_VERSIONS } from '@cw/domain';

/** The first version of the terms: what the people of the demo have accepted (LEGAL-01). */
export const TERMS_VERSION = TERMS_VERSIONS[0]?.version ?? '';
