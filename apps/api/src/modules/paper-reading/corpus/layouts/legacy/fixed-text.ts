/** In the manner of the form's fixed pages: full of the words that conditions are made of, and without one. */
export const SCOPE_TEXT = [
  'This report form is designed to report an appraisal of a one-unit property or a one-unit property with an accessory unit, including a unit in a planned unit development (PUD).',
  'SCOPE OF WORK: The scope of work for this appraisal is defined by the complexity of this appraisal assignment and the reporting requirements of this appraisal report form. The appraiser must, at a minimum, perform a complete visual inspection of the interior and exterior areas of the subject property, inspect the neighborhood, inspect each of the comparable sales from at least the street, and report the results.',
  'INTENDED USE: The intended use of this appraisal report is for the lender/client to evaluate the property that is the subject of this appraisal for a mortgage finance transaction.',
  'INTENDED USER: The intended user of this appraisal report is the lender/client.',
  'DEFINITION OF MARKET VALUE: The most probable price which a property should bring in a competitive and open market under all conditions requisite to a fair sale, the buyer and seller each acting prudently and knowledgeably, and assuming the price is not affected by undue stimulus.',
  'Adjustments to the comparables must be made for special or creative financing or sales concessions. No adjustments are necessary for those costs which are normally paid by sellers as a result of tradition or law in a market area.',
] as const;

export const LIMITING_TEXT = [
  'The appraiser will not be responsible for matters of a legal nature that affect either the property being appraised or the title to it, except for information that he or she became aware of during the research involved in performing this appraisal.',
  'The appraiser has provided a sketch in this appraisal report to show the approximate dimensions of the improvements. The sketch is included only to assist the reader in visualizing the property.',
  'The appraiser will not give testimony or appear in court because he or she made an appraisal of the property in question, unless specific arrangements to do so have been made beforehand.',
  'The appraiser has noted in this appraisal report any adverse conditions (such as needed repairs, deterioration, the presence of hazardous wastes, toxic substances, etc.) observed during the inspection of the subject property or that he or she became aware of during the research. Unless otherwise stated, the appraiser has no knowledge of any hidden or unapparent physical deficiencies or adverse conditions of the property and has assumed that there are no such conditions and makes no guarantees or warranties, express or implied.',
  'The appraiser has based his or her appraisal report and valuation conclusion for an appraisal that is subject to satisfactory completion, repairs, or alterations on the assumption that the completion, repairs, or alterations of the subject property will be performed in a professional manner.',
] as const;

export const CERTIFICATION_TEXT = [
  'I have, at a minimum, developed and reported this appraisal in accordance with the scope of work requirements stated in this appraisal report.',
  'I performed a complete visual inspection of the interior and exterior areas of the subject property. I reported the condition of the improvements in factual, specific terms. I identified and reported the physical deficiencies that could affect the livability, soundness, or structural integrity of the property.',
  'I performed this appraisal in accordance with the requirements of the Uniform Standards of Professional Appraisal Practice that were adopted and promulgated by the Appraisal Standards Board.',
  'I developed my opinion of the market value of the real property that is the subject of this report based on the sales comparison approach to value.',
  'I researched, verified, analyzed, and reported on any current agreement for sale for the subject property and the prior sales of the subject property for a minimum of three years prior to the effective date of this appraisal.',
  'I selected and used comparable sales that are locationally, physically, and functionally the most similar to the subject property.',
  'I have reported adjustments to the comparable sales that reflect the market reaction to the differences between the subject property and the comparable sales.',
  'I verified, from a disinterested source, all information in this report that was provided by parties who have a financial interest in the sale or financing of the subject property.',
  'I have taken into consideration the factors that have an impact on value with respect to the subject neighborhood, subject property, and the proximity of the subject property to adverse influences. I have noted in this appraisal report any adverse conditions (such as, but not limited to, needed repairs, deterioration, the presence of hazardous wastes) observed during the inspection.',
  'I personally prepared all conclusions and opinions about the real estate that were set forth in this appraisal report.',
  'The lender/client may disclose or distribute this appraisal report to the borrower, another lender at the request of the borrower, the mortgagee or its successors and assigns, and mortgage insurers.',
  'If this appraisal report was transmitted as an electronic record containing my electronic signature, the appraisal report shall be as effective, enforceable and valid as if a paper version were delivered containing my original hand written signature.',
] as const;

export const DEFINITIONS_TEXT = [
  'C1: The improvements have been recently constructed and have not been previously occupied. The entire structure and all components are new and the dwelling features no physical depreciation.',
  'C2: The improvements feature no deferred maintenance, little or no physical depreciation, and require no repairs. Virtually all building components are new or have been recently repaired, refinished, or rehabilitated.',
  'C3: The improvements are well maintained and feature limited physical depreciation due to normal wear and tear. Some components, but not every major building component, may be updated or recently rehabilitated.',
  'C4: The improvements feature some minor deferred maintenance and physical deterioration due to normal wear and tear. The dwelling has been adequately maintained and requires only minimal repairs to building components and mechanical systems and cosmetic repairs.',
  'C5: The improvements feature obvious deferred maintenance and are in need of some significant repairs. Some building components need repairs, rehabilitation, or updating.',
  'C6: The improvements have substantial damage or deferred maintenance with deficiencies or defects that are severe enough to affect the safety, soundness, or structural integrity of the improvements. Many or most major components must be repaired or replaced.',
  'Q1: Dwellings with this quality rating are usually unique structures that are individually designed by an architect for a specified user.',
  'Q4: Dwellings with this quality rating meet or exceed the requirements of applicable building codes. Standard or modified standard building plans are utilized.',
  'Q6: Dwellings with this quality rating are of basic quality and lower cost; some may not be suitable for year-round occupancy. Electrical, plumbing, and other mechanical systems may be minimal or need to be replaced.',
  'Not Updated: Little or no updating or modernization. Residential properties of fifteen years of age or less often reflect an original condition with no updating. Components may still be functional.',
  'Updated: The area of the home has been modified to meet current market expectations. These modifications are limited in terms of both scope and cost. An updated area may include replaced fixtures and repaired surfaces.',
  'Remodeled: Significant finish and/or structural changes have been made that increase utility and appeal through complete replacement and/or expansion.',
] as const;

export const MARKET_TEXT = [
  'The purpose of this addendum is to provide the lender/client with a clear and accurate understanding of the market trends and conditions prevalent in the subject neighborhood.',
  'The appraiser must use the information required on this form as the basis for his or her conclusions, and must provide support for those conclusions, regarding housing trends and overall market conditions.',
  'Seller concessions of up to three percent are common. Foreclosure sales are not a factor in this market; the few that occurred were homes that needed extensive repairs.',
] as const;
