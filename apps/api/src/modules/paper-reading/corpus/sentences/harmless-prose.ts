/** Sentences of reports that ask nobody for anything, by why they do not. */
export const HARMLESS_PROSE = `
past|The roof covering was replaced in 2019 and no leaks were noted.
past|Seller installed a new water heater last spring.
past|According to the listing agent, the furnace was serviced in October.
past|A new 200 amp panel has been installed since the prior inspection.
past|The termite damage disclosed by the owner had been repaired by a licensed contractor.
past|Updates within the last five years include windows, siding and gutters.
past|Evidence of a past roof leak was noted in the attic; the area tested dry.
past|Bathroom remodeled approximately three years ago with permits.
past|The crack was epoxy injected by a previous owner and has not moved.
past|Handrails were added at the appraiser's request and are now in place.
past|All required repairs have been completed in a workmanlike manner.
past|Receipts show that the septic tank was pumped in June.
past|The prior appraisal required paint repairs, which have since been done.
cosmetic|Carpet is worn in the traffic areas but presents no hazard.
cosmetic|Minor nail pops and hairline cracks in the drywall are typical of homes this age.
cosmetic|Kitchen cabinets are dated yet functional.
cosmetic|Normal wear and tear observed throughout.
cosmetic|Some scuffed paint in the hallway; cosmetic only.
cosmetic|Driveway has hairline shrinkage cracks that do not affect its use.
cosmetic|The deck finish has weathered to gray, a matter of appearance.
cosmetic|Small chips in the tub enamel have no impact on soundness or marketability.
cosmetic|Concrete walk has minor settlement cracks, with no trip hazard.
monitor|Monitor the crack in the garage slab for further movement.
monitor|Keep an eye on the water stain above the closet.
monitor|The roof is in the latter half of its service life; budget for replacement in five to seven years.
monitor|Plan to replace the water heater, which is 14 years old, in the near future.
monitor|Watch for ponding at the downspout after heavy rain.
monitor|Furnace is beyond its typical service life, expect to replace it at some point.
monitor|The slight slope of the floor should be monitored over time.
maintenance|Clean gutters twice a year to prevent overflow.
maintenance|Replace furnace filters every 90 days.
maintenance|Re-caulk the tub surround as part of regular maintenance.
maintenance|Have the chimney swept annually.
maintenance|Test smoke detectors monthly and change batteries each fall.
maintenance|Reseal the driveway every three to five years.
maintenance|The septic tank should be pumped every three years.
maintenance|Keep shrubs trimmed at least a foot from the siding.
maintenance|Drain the water heater yearly to extend its life.
upgrade|Consider adding GFCI protection in the garage as an upgrade.
upgrade|Adding insulation would improve comfort and lower heating costs.
upgrade|Homes of this age were not required to have arc-fault breakers; upgrading is optional.
upgrade|You may wish to replace the single-pane windows for energy savings.
upgrade|An exhaust fan could be installed in the half bath if desired.
upgrade|Tamper-resistant receptacles were not required when the house was built.
upgrade|A whole-house surge protector is suggested but not necessary.
limitation|The crawl space was not entered because of low clearance.
limitation|Roof was viewed from the ground with binoculars because of its pitch.
limitation|Stored belongings limited the view of the garage walls.
limitation|The inspector does not move furniture, lift carpet or open walls.
limitation|The air conditioner was not tested because the outdoor temperature was below 60 degrees.
limitation|Underground tanks and drain lines are beyond the scope of this inspection.
limitation|No determination was made as to the presence of mold, asbestos or lead.
limitation|The appraiser is not a home inspector and did not test the mechanical systems.
limitation|Portions of the foundation were concealed by finished walls and could not be observed.
asis|No repairs are required.
negation|No evidence of termites was observed.
asis|There were no physical deficiencies affecting livability.
asis|None of the noted items affect safety, soundness or structural integrity.
negation|A well test is not required because the home is on public water.
asis|Neither roof repairs nor an inspection are called for.
negation|No lead-based paint hazards noted; home was built in 1994.
negation|The pool fence is intact and meets code.
negation|Attic access was adequate and no leaks were seen.
negation|Handrails are present and secure at all stairs.
negation|Utilities were on and operating at the time of inspection.
negation|Electrical, plumbing and heating systems appeared to function normally.
asis|There is no apparent need for repairs at this time.
negation|Chipped paint was not observed on any exterior surface.
asis|The appraiser did not observe any conditions requiring repair or further inspection.
negation|The foundation shows no signs of settlement.
asis|Repairs are not warranted.
comparable|Comparable 2 required a new roof at the time of sale and was adjusted $8,000.
comparable|Sale #3 had deferred maintenance and needed exterior paint.
comparable|Comp 1 is superior in condition after a kitchen renovation.
comparable|Adjustments were made for differences in condition, garage and deck.
comparable|Neighboring homes are well maintained and show typical upkeep.
comparable|Listing 5 was sold as-is owing to foundation problems.
rating|C4: The improvements feature some minor deferred maintenance and physical deterioration due to normal wear and tear.
rating|C5 dwellings require some significant repairs to be livable.
rating|C6 improvements have substantial damage or deferred maintenance with deficiencies severe enough to affect safety.
rating|Repair means the component does not function as intended and needs correction.
rating|Safety Hazard: an item which poses a risk of injury and should be corrected promptly.
rating|Items marked Deficient were not performing their intended function at the time of inspection.
rating|Monitor: the component functions now but should be observed for change.
certification|I have reported any adverse conditions noted during the inspection that would affect the livability or soundness of the property.
certification|The appraiser assumes that there are no hidden or unapparent conditions of the property, such as needed repairs.
certification|The appraiser has noted in this appraisal report any adverse conditions such as needed repairs, deterioration and hazardous wastes.
certification|This report is not a warranty or guarantee of the property's condition.
certification|I will not be responsible for any such conditions that do exist or for any engineering or testing that might be required.
certification|The intended use of this report is for the lender to evaluate the property for a mortgage.
certification|If repairs are completed, the appraiser reserves the right to re-inspect and amend the value.
certification|Our liability is limited to the fee paid for the inspection.
certification|Inspections were performed in accordance with the Standards of Practice.
certification|Client is advised to attend a pre-closing walk-through.
form|Are there any physical deficiencies or adverse conditions that affect the livability of the property?
form|Describe the condition of the property including needed repairs, deterioration and renovations.
form|Subject to the following repairs or alterations on the basis of a hypothetical condition that the repairs have been completed.
form|Subject to the following required inspection based on the extraordinary assumption that the condition does not require alteration or repair.
lead|See attached addendum for required repairs.
lead|The following items must be repaired prior to closing.
lead|The repairs listed above are to be completed in a professional manner.
lead|A final inspection is required upon completion of all items noted herein.
total|The estimated cost to cure all of the required repairs is $4,850.
total|Total cost to complete the repairs is estimated at $12,300.
contract|The purchase contract provides for a $3,000 credit to the buyer in lieu of repairs.
contract|Per the contract, the property is being sold as is and the seller will make no repairs.
contract|Seller concessions of $5,000 are typical of the market.
describe|The dwelling has a gas forced air furnace, central air and a 40 gallon water heater.
describe|Roof surface is architectural shingle in average condition.
describe|The home has a concrete foundation, vinyl siding and double hung windows.
describe|There is a deck at the rear and a fenced yard.
describe|The water main shutoff is located in the utility room.
describe|The electrical service is 200 amps with copper branch wiring.
describe|Property is served by a private well and septic system.
describe|Kitchen includes range, dishwasher and microwave.
describe|The furnace is original to the house and responded to the thermostat.
cosmetic|Hairline cracking in the basement slab is common and of no structural concern.
cosmetic|Interior paint is tired in places, which is reflected in the condition rating.
cosmetic|A loose towel bar and a sticking closet door were seen; neither bears on value.
cosmetic|Some gutters hold leaves.
cosmetic|The vinyl flooring has a small tear near the pantry that does not pose a hazard.
monitor|The oak near the garage drops limbs; have an arborist look at it when convenient.
monitor|Expect to replace the roof within several years.
maintenance|Touch up exterior caulk each autumn.
maintenance|Lubricate the garage door hinges as part of seasonal upkeep.
maintenance|Change the batteries of the alarms when you move in.
maintenance|Trim the shrubs back from the condenser for better air flow.
upgrade|GFCI protection was not common when the home was built; adding it would be an improvement.
upgrade|Newer homes have handrails on both sides; one side is allowed here.
upgrade|We suggest more attic insulation for comfort.
past|Water entered the basement in 2015; the owner had a drain installed and it has stayed dry.
past|New shingles were put on four years ago after hail.
past|The wiring in the kitchen was brought up to code during the remodel.
past|The cracked pane noted at the first visit had been replaced by the second.
past|Seller disclosed a past termite treatment with a transferable bond.
limitation|Snow covered most of the roof on the day of the visit.
limitation|The appraiser is not an expert in pests, mold or structural matters.
limitation|Washer and dryer were not run.
limitation|The attic was viewed from the hatch only and no leaks were visible from there.
negation|The well and septic are functioning and show no evidence of failure.
negation|No health or safety hazards were noted.
negation|Peeling paint was not found.
negation|The water stain was dry to a meter and no leak was found.
negation|The deck is less than 30 inches high and needs no guard.
negation|The home does not have a sump pump, nor does it need one.
comparable|Sale 2 lacks a garage and sold with a leaking roof.
comparable|Comparable 4 was a fixer with missing flooring and broken windows.
certification|If the lender requires an inspection by a professional, the borrower bears its cost.
certification|The inspector recommends that the client read the entire report.
certification|Any repair should be made by qualified persons with permits where required.
certification|This appraisal report is subject to the scope of work, intended use and limiting conditions.
describe|Smoke detectors and a carbon monoxide alarm are installed on each level.
describe|The crawl space has a vapor barrier and is vented.
describe|Broker reports typical interest in homes that need no work.
describe|The subject backs to a drainage easement which does not affect its use.
`;

/** The same in Spanish. */
export const HARMLESS_SPANISH = `
past|El techo se reemplazó en 2020 y está en buen estado.
past|El vendedor cambió el calentador de agua el año pasado.
past|La fuga ya fue reparada por un plomero.
past|Se pintó todo el exterior hace dos años.
cosmetic|La alfombra muestra desgaste normal por el uso.
cosmetic|Pequeñas grietas en el yeso, solo estéticas.
monitor|Vigilar la mancha del techo después de las lluvias.
maintenance|Limpiar las canaletas dos veces al año como mantenimiento.
upgrade|Se sugiere agregar aislamiento para ahorrar energía.
limitation|No se pudo entrar al espacio bajo la casa por falta de acceso.
limitation|El inspector no mueve muebles ni abre paredes.
negation|No se requieren reparaciones.
negation|No se observó evidencia de termitas.
negation|Los detectores de humo funcionan correctamente.
comparable|La venta comparable 3 necesitaba techo nuevo.
certification|El tasador supone que no existen condiciones ocultas de la propiedad.
past|Los propietarios cambiaron las ventanas hace tres años.
maintenance|Cambie el filtro de la calefacción cada tres meses.
cosmetic|El piso de madera tiene rayones leves.
limitation|No se probó el aire acondicionado por la temperatura exterior.
negation|El techo no presenta goteras.
`;
