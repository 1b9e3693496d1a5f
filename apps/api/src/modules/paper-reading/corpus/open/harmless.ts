/** label | language | text */
export const OPEN_HARMLESS = `
asIs | en | Appraisal is made as is; no repairs are required.
asIs | en | The value stated is for the property in its present condition with no conditions.
asIs | en | None of the items noted rises to a required repair.
asIs | en | No apparent defects, damages or deficiencies requiring action were seen.
asIs | es | La tasación se realiza en el estado actual; no se requieren reparaciones.
asIs | es | No se observaron defectos que requieran acción.
cosmetic | en | Carpet in the family room is stained; typical wear, no action.
cosmetic | en | Scuffed paint on the hall walls is cosmetic.
cosmetic | en | Kitchen finishes are dated but functional.
cosmetic | en | Minor hairline cracks in the driveway, typical for age.
cosmetic | en | Worn vinyl floor in the laundry does not affect value or safety.
cosmetic | en | Torn window screen noted; not a required repair.
cosmetic | en | Landscaping needs routine trimming; maintenance item only.
cosmetic | en | Loose cabinet pull in the kitchen; buyer informed.
cosmetic | en | Small chips in the tub finish, cosmetic only.
cosmetic | en | Faded exterior color, sound condition.
cosmetic | es | Alfombra manchada en la sala; desgaste normal, sin acción.
cosmetic | es | Pintura con marcas en el pasillo, solo cosmético.
cosmetic | es | Cocina anticuada pero funcional.
negation | en | No evidence of roof leaks was seen at the time of the visit.
negation | en | The prior water stain was dry and is from an old repair.
negation | en | The electrical panel is a modern breaker panel with no visible defects.
negation | en | Termite treatment was completed in the past year according to the owner.
negation | en | No handrail is required at the two-step entry.
negation | es | No se observaron goteras durante la visita.
pastWork | en | The seller replaced the water heater last year.
pastWork | en | Roof covering was replaced four years ago under permit.
limitation | en | The crawl space was not entered because access was blocked by storage.
limitation | en | The attic was viewed from the hatch only.
limitation | en | Detached shed was locked and was not inspected.
limitation | es | No se entró al espacio bajo la casa por falta de acceso.
boilerplate | en | The appraiser is not a home inspector and this report is not a guarantee of condition.
boilerplate | en | Adverse conditions known to the appraiser are reported; hidden defects are not warranted.
boilerplate | en | Condition ratings run from new and unoccupied to substantial damage.
boilerplate | en | The lender and intended users may rely on this report.
boilerplate | es | El tasador no es inspector de viviendas; este informe no es garantía.
boilerplate | es | Este informe refleja únicamente lo visible el día de la inspección.
comparable | en | Comparable 2 needed a new roof at the time of sale; adjustment made.
comparable | en | Comparable 3 has an older kitchen and deferred maintenance.
ratingText | en | Overall condition is average with normal wear; update status not updated.
monitor | en | Monitor the hairline crack in the garage slab; no repair needed now.
monitor | en | Water heater is near the end of its typical life; budget for replacement.
monitor | es | Vigilar la grieta fina en la losa; no requiere reparación ahora.
recommend | en | Annual service of the furnace is suggested as maintenance.
recommend | en | Consider adding insulation to reduce energy cost.
`;
