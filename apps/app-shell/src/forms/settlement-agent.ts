import type { SettlementAgentInput } from '@cw/api-client';
import { INVOICE_LIMITS } from '@cw/domain';
import { checkEmail } from './account-rules.js';
import { collectFaults, type Faults } from './form-faults.js';
import { checkLine, textOf } from './rules.js';

/** Whoever settles the closing, as a form holds it. */
export interface AgentAnswers {
  name: string;
  company: string;
  email: string;
  fileNumber: string;
}

export const AGENT_ORDER = [
  'name',
  'company',
  'email',
  'fileNumber',
] as const satisfies readonly (keyof AgentAnswers)[];

export const isBlank = (answers: AgentAnswers): boolean => AGENT_ORDER.every((name) => answers[name].trim() === '');

/** The name is what makes it somebody; where the invoice goes may still be unknown. */
export const checkAgent = ({ name, company, email, fileNumber }: AgentAnswers): Faults =>
  collectFaults([
    ['name', checkLine(name, { min: 1, max: INVOICE_LIMITS.nameMax, missing: 'invoices.agent.fault_name' })],
    ['company', checkLine(company, { max: INVOICE_LIMITS.companyMax, optional: true })],
    ['email', email.trim() === '' ? undefined : checkEmail(email)],
    ['fileNumber', checkLine(fileNumber, { max: INVOICE_LIMITS.fileNumberMax, optional: true })],
  ]);

/** Nothing at all is an answer too, where it can be given later. */
export const checkAgentOrNothing = (answers: AgentAnswers): Faults =>
  isBlank(answers) ? new Map() : checkAgent(answers);

/** What was judged good, as the API takes it. */
export const agentBody = ({ name, company, email, fileNumber }: AgentAnswers): SettlementAgentInput => ({
  name: name.trim(),
  company: textOf(company),
  email: textOf(email),
  fileNumber: textOf(fileNumber),
});
