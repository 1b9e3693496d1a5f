/** The public site, a document of its own in every area. */
export const HOMEPAGE = '/';
