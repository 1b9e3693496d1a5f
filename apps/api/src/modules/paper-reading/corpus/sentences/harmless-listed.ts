/** Entries of lists under a heading of requirements that ask for no work at the house all the same. */
export const HARMLESS_LISTED = `
none|None noted
none|N/A
none|No repairs required
none|None at this time.
total|Total estimated cost to cure: $5,250
total|Grand total 3,400.00
pointer|See attached photos
pointer|See summary on page 3
past|Water heater - replaced 2022, no action needed
past|Roof repaired in March per invoice; resolved
cosmetic|Worn carpet in den - cosmetic, not required
monitor|Monitor hairline cracks at slab
maintenance|Clean gutters regularly (maintenance)
`;

/** Conditions of a lender that are papers, money or people, and nobody's work at the house. */
export const PAPERWORK = `
Most recent 30 days pay stubs for both borrowers.
Two months bank statements, all pages, for account ending 4471.
Satisfactory verbal VOE within 10 days of the note date.
Homeowner's insurance declarations page with lender as mortgagee, 12 months paid.
Preliminary title report with 24-month chain of title.
Letter of explanation for credit inquiries in the last 120 days.
Signed 2023 and 2024 federal tax returns with all schedules.
IRS transcripts to be validated by processor.
Gift letter and evidence of transfer of funds.
Executed purchase agreement with all addenda and counters.
Evidence earnest money of $5,000 cleared the borrower's account.
Flood certificate showing property is not in a special flood hazard area.
Flood insurance if property is in zone A or V.
CPL and wiring instructions from the title company.
Wire instructions verified by phone.
HOA certification and master insurance policy.
Copy of driver's license and social security card for each borrower.
Final loan application (1003) signed and dated.
Borrower to sign initial disclosures and intent to proceed.
Verification of rent for the last 12 months.
Payoff statement for the auto loan at closing.
Proof that the Chase card is paid to zero prior to closing.
DU findings must be re-run with final figures.
Appraisal to be ordered and reviewed by underwriting.
Copy of the appraisal delivered to borrower three days prior to consummation.
Lender to order second appraisal; invoice to be paid by borrower.
Appraiser to correct the lender's name on page 1 and resubmit.
Appraiser to comment on the market trend and provide two additional comparables.
Rate lock extension fee due at closing.
Closing Disclosure acknowledged at least 3 business days before closing.
Power of attorney to be approved by legal prior to docs.
Evidence of sale of departing residence, closing statement required.
Child support order and payment history.
Certificate of eligibility for the veteran.
VA form 26-1880 completed and signed.
FHA amendatory clause signed by all parties.
Credit report supplement removing disputed accounts.
Evidence of hazard insurance with replacement cost coverage.
Wind and hail insurance coverage must be shown on the binder.
Divorce decree, complete and recorded.
Letter from employer confirming return from leave.
Asset statements showing reserves of six months PITI.
Explanation and source of the large deposit of 06/14.
Notary acknowledgement on page 9 must be completed.
Property tax certificate from the county.
Survey acceptable to the title company.
Seller's signature missing on the addendum.
Undisclosed debt monitoring report prior to funding.
MERS MIN number to be added to the note.
Final settlement statement approved by lender prior to disbursement.
Talones de pago de los últimos 30 días.
Estados de cuenta bancarios de dos meses, todas las páginas.
Póliza de seguro de vivienda con el prestamista como beneficiario.
Carta de explicación por consultas de crédito.
Copia de la licencia de conducir vigente.
Declaraciones de impuestos firmadas de 2023 y 2024.
`;
