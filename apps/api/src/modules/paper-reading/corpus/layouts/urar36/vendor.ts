/** The labels of this form are given; its users and its printers differ. */
export interface Urar36Vendor {
  readonly bar: { readonly fill: string; readonly color: string };
  readonly pairGap: number;
  /** Labels above their values, or left of them. */
  readonly pairs: 'above' | 'left';
  readonly isRuled: boolean;
  readonly says: {
    readonly reconciliation: string;
    readonly reconciliationAsIs: string;
    readonly exterior: string;
    readonly interior: string;
    readonly contract: string;
    /** The seller's promise in the contract, where the summary knows of none. */
    readonly promise: string;
  };
}
