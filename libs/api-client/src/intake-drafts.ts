/** Where a device keeps what was typed into the request form: this, and whose it is. The stored page of the form asks too. */
export const INTAKE_DRAFTS = 'closewright.draft.intake.';
