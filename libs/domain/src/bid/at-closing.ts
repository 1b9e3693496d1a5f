/** PAY-04: the invoice at closing names the house to the settlement agent, who knows no other name of it. */
export const canInvoiceAtClosing = ({ address }: { readonly address: string | null }): boolean =>
  address !== null && address.trim() !== '';
