/** Cents as `$5,270.00`, the same in both languages. */
export function formatDollars(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `$${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`;
}
