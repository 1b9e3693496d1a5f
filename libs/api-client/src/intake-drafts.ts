/** Where a device keeps what was typed into the request form: this, and whose it is. The stored page of the form asks too. */
export const INTAKE_DRAFTS = 'closewright.draft.intake.';
/** Which draft was sent from this device: not a draft itself. */
export const INTAKE_SENT = `${INTAKE_DRAFTS}sent`;
/** Says that a report is kept, which itself is too large to stand beside: this, and whose it is. */
export const INTAKE_PAPERS = `${INTAKE_DRAFTS}paper.`;
