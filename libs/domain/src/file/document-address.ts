/**
 * The address at which the API serves a document, the same in every area of the product. A router puts its area's prefix
 * before each path that it is given, and with a prefix this address leads nowhere.
 */
export type DocumentAddress = `/api/${string}`;

/** A place in the product, before which a router puts its prefix; never the address of a document. */
export type RoutePath<Path extends string> = Path extends DocumentAddress ? never : Path;

const part = encodeURIComponent;

/** Where the API serves the documents whose address stands in no answer of its own. */
export const documentAddresses = {
  accountExport: (userId: string): DocumentAddress => `/api/users/${part(userId)}/export`,
  conversationRecord: (id: string): DocumentAddress => `/api/conversations/${part(id)}/record.pdf`,
  /** Asked for with the secret of the invoice's private link. */
  invoice: (): DocumentAddress => '/api/invoices/pdf',
  /** Of the request of a private link, whose secret goes in a header. */
  linkedRequestFile: (fileId: string): DocumentAddress => `/api/intake/request/files/${part(fileId)}`,
  linkedRequestStatement: (): DocumentAddress => '/api/intake/request/statement',
  /** Of the reader's own request. */
  ownRequestFile: (id: string, fileId: string): DocumentAddress => `/api/intake/mine/${part(id)}/files/${part(fileId)}`,
  ownRequestStatement: (id: string): DocumentAddress => `/api/intake/mine/${part(id)}/statement`,
  receipt: (paymentId: string): DocumentAddress => `/api/payments/${part(paymentId)}/receipt`,
  /** Of any request, for staff. */
  requestFile: (id: string, fileId: string): DocumentAddress => `/api/admin/intake/${part(id)}/files/${part(fileId)}`,
  requestStatement: (id: string): DocumentAddress => `/api/admin/intake/${part(id)}/statement`,
} as const;
