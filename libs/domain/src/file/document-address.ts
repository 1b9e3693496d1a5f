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
  /** Of an invoice that was paid, for the two sides of its project. */
  invoiceReceipt: (projectId: string): DocumentAddress => `/api/projects/${part(projectId)}/invoice/receipt`,
  /** Of the request of a private link, whose secret goes in a header. */
  linkedRequestFile: (fileId: string): DocumentAddress => `/api/intake/request/files/${part(fileId)}`,
  linkedRequestStatement: (): DocumentAddress => '/api/intake/request/statement',
  /** Of the reader's own request. */
  ownRequestFile: (id: string, fileId: string): DocumentAddress => `/api/intake/mine/${part(id)}/files/${part(fileId)}`,
  ownRequestStatement: (id: string): DocumentAddress => `/api/intake/mine/${part(id)}/statement`,
  /** What a client paid in a year. */
  paymentStatement: (format: 'csv' | 'pdf', year: number): DocumentAddress =>
    `/api/payments/statement?format=${format}&year=${year}`,
  /** What a contractor was paid in a year. */
  payoutStatement: (format: 'csv' | 'pdf', year: number): DocumentAddress =>
    `/api/payouts/statement?format=${format}&year=${year}`,
  receipt: (paymentId: string): DocumentAddress => `/api/payments/${part(paymentId)}/receipt`,
  /** Of any request, for staff. */
  requestFile: (id: string, fileId: string): DocumentAddress => `/api/admin/intake/${part(id)}/files/${part(fileId)}`,
  requestStatement: (id: string): DocumentAddress => `/api/admin/intake/${part(id)}/statement`,
} as const;
