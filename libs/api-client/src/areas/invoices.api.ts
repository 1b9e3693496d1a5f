import { invoicesEndpoints } from '../generated/invoices.gen.js';
import { aroundProject, tagged } from './tags.js';

export * from '../generated/invoices.gen.js';

/** Invoices of jobs that are paid at closing. An update of the project reads them again too. */
export const invoicesApi = invoicesEndpoints.enhanceEndpoints({
  endpoints: {
    getProjectInvoice: { providesTags: (_, __, projectId) => [tagged('Project', projectId)] },
    nameSettlementAgent: { invalidatesTags: (_, __, { id }) => aroundProject(id) },
    issueInvoice: { invalidatesTags: (_, __, id) => [tagged('Project', id)] },
    sendInvoice: { invalidatesTags: (_, __, id) => [tagged('Project', id)] },
    revokeInvoiceLink: { invalidatesTags: (_, __, id) => [tagged('Project', id)] },
    reportClosingFellThrough: { invalidatesTags: (_, __, id) => aroundProject(id) },
  },
});
