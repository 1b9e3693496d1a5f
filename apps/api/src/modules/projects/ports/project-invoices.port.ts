/** Who settles the closing, as far as the client knows yet. */
export interface SettlementAgent {
  readonly name: string;
  readonly company: string | null;
  readonly email: string | null;
  /** The settlement agent's own number of the closing. */
  readonly fileNumber: string | null;
}

/** The invoices of projects, provided by the invoices module. Called inside the project's open unit of work. */
export interface ProjectInvoices {
  /** A bid was accepted that is paid at closing. */
  onAgreedAtClosing(projectId: string, agent: SettlementAgent | null): Promise<void>;
}

export const PROJECT_INVOICES = Symbol('PROJECT_INVOICES');
