import { generatedApi } from '../endpoints.gen.js';
import { aroundProject, listOf, tagged } from './tags.js';

/** What staff do with a wire or a check shows in the list and in the audit log. */
const AROUND_INVOICE = [listOf('Invoice'), 'AuditEntry' as const];

/** Invoices of jobs that are paid at closing. An update of the project reads them again too. */
export const invoicesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getProjectInvoice: { providesTags: (_, __, projectId) => [tagged('Project', projectId)] },
    nameSettlementAgent: { invalidatesTags: (_, __, { id }) => [tagged('Project', id)] },
    issueInvoice: { invalidatesTags: (_, __, id) => [tagged('Project', id)] },
    sendInvoice: { invalidatesTags: (_, __, id) => [tagged('Project', id)] },
    revokeInvoiceLink: { invalidatesTags: (_, __, id) => [tagged('Project', id)] },
    reportClosingFellThrough: { invalidatesTags: (_, __, id) => aroundProject(id) },
    listInvoices: { providesTags: [listOf('Invoice')] },
    recordClosingPayment: { invalidatesTags: AROUND_INVOICE },
    confirmClosingPayment: { invalidatesTags: [...AROUND_INVOICE, 'Project', 'Payment'] },
    refuseClosingPayment: { invalidatesTags: AROUND_INVOICE },
    clearClosingPayment: { invalidatesTags: [...AROUND_INVOICE, 'Project', 'Payment'] },
  },
});
