/** sort | language | a sentence that asks for nothing */
export const HELD_OUT_HARMLESS = `
cosmetic | en | Nail pops and a few patched spots on the den walls are cosmetic and were given no weight.
cosmetic | en | Grout in the hall bath is discolored, which affects appearance only.
cosmetic | en | The vanity top shows cigarette burns; it remains serviceable.
cosmetic | en | Wallpaper borders are out of fashion and curl slightly at the seams.
cosmetic | en | Hardwood in the entry has pet scratches that a buyer would be expected to live with.
cosmetic | en | Paint colors are bold, and some purchasers may wish to repaint.
cosmetic | en | A cracked switch plate behind the sofa was seen; it is not a condition of this appraisal.
cosmetic | en | The lawn is thin beneath the maples, as is usual in late summer.
cosmetic | en | Deck boards have grayed with age but are sound and firmly fastened.
cosmetic | en | Appliances are mismatched in finish though all of them ran when tried.
cosmetic | en | Surface rust on the mailbox post is of no consequence.
cosmetic | en | Small settlement cracks above two door heads have been stable and call for no repair.
cosmetic | en | Garage slab has oil stains; it is otherwise without damage.
cosmetic | en | Worn countertops are typical of competing homes in this price range.
cosmetic | en | One closet shelf is bowed from heavy books, a trifle.
negation | en | The appraiser saw nothing that would call for an engineer.
negation | en | No active leaks, stains or odors were found beneath any sink.
negation | en | There were no signs of infestation in the areas that could be seen.
negation | en | Attic sheathing was dry, and neither mold nor daylight could be observed.
negation | en | Smoke and carbon monoxide detectors were present and sounded when tested.
negation | en | The deck has a guardrail of proper height, so nothing further is needed there.
negation | en | Paint inside and out is intact; lead-based paint is not an issue here.
negation | en | Utilities were on, and all systems responded to normal controls.
negation | en | A handrail is already in place at the cellar steps.
negation | en | The furnace cycled properly and no service is required.
negation | en | Repairs are not needed for this property to meet minimum property requirements.
negation | en | The property is free of any deficiency that would have to be cured before closing.
negation | en | Evidence of foundation movement was looked for and not found.
negation | en | The roof did not leak during the rain of that morning.
negation | en | Neither the electrical nor the plumbing system requires attention.
past | en | The sellers had the main sewer line replaced in 2019 and provided the invoice.
past | en | Following a hail storm, a new roof was installed three years ago by a licensed contractor.
past | en | Termites were treated in 2015 and the bond has been renewed each year.
past | en | The damaged drywall that appears in the listing photos has since been repaired.
past | en | A prior foundation repair with piers was completed in 2012 and carries a transferable warranty.
past | en | The electrical panel was upgraded to 200 amps when the addition was built.
past | en | Water entered the basement in 2008; a drain system installed then has kept it dry.
past | en | The broken window that was noted at the first visit had been replaced by the second.
past | en | Owner states that the chimney was relined before the sale was agreed.
past | en | Both bathrooms were gutted and rebuilt within the last five years.
past | en | The rotted trim reported in last year's listing was renewed by the seller over the summer.
past | en | The handrail at the side steps was added prior to this visit.
limitation | en | Furniture and stored goods kept parts of the garage walls from view.
limitation | en | Snow lay on the patio, which therefore could not be seen.
limitation | en | The inspection did not include testing for radon, lead or asbestos.
limitation | en | Appliances were looked at and were not operated.
limitation | en | Only a representative number of windows was opened.
limitation | en | The rear shed was padlocked; its contents and condition are unknown.
limitation | en | Ductwork inside of walls is concealed and beyond the scope of this visit.
limitation | en | A head-and-shoulders look into the attic was all that the hatch allowed.
limitation | en | Sprinklers were winterized and were not turned on.
limitation | en | This is not an engineering report, and no opinion on code compliance is offered.
monitor | en | Keep an eye on the hairline at the pool deck; it is not in need of repair at this time.
monitor | en | The compressor is seventeen years of age and may want replacing within several years.
monitor | en | Watch the stain in the spare room after heavy rain, though a meter read it as dry.
monitor | en | Shingles show even wear and should serve for a further eight to ten years.
monitor | en | Caulk around the tub ought to be looked at each year as part of ordinary upkeep.
monitor | en | The tank of the water heater is past its warranty; plan ahead for its replacement.
monitor | en | Gutters collect leaves from the oaks and benefit from cleaning each fall.
monitor | en | Slight cupping of the floor by the slider could be watched over the seasons.
suggest | en | A programmable thermostat would save energy.
suggest | en | Some owners would add a second layer of insulation in the attic.
suggest | en | It would be wise to keep the receipts of past repairs with the deed.
suggest | en | Buyers often like to re-key the locks after closing.
suggest | en | A humidifier could make the house more comfortable in winter.
suggest | en | Painting the fence would improve its looks, at the owner's option.
suggest | en | Changing the furnace filter every three months is good practice.
contract | en | Buyer accepts the deck and the pool equipment as they are.
contract | en | The agreement states that the seller will make no repairs.
contract | en | A credit of $2,500 toward closing costs was agreed in place of any repair.
contract | en | A one-year home warranty is to be paid for by the listing broker.
contract | en | The refrigerator, washer and dryer convey at no value.
fixed | en | The reader is cautioned that an appraiser is neither an inspector of homes nor of pests.
fixed | en | Where a value is given subject to repairs, it is assumed that they are carried out in a workmanlike way.
fixed | en | Deferred maintenance, where it exists, has been reflected in the condition rating and in the adjustments.
fixed | en | The lender decides which of the requirements of its program must be met before the loan is closed.
fixed | en | Damage that a qualified specialist might discover would be outside of the scope of this assignment.
fixed | en | Physical deficiencies that affect safety, soundness or structural integrity would have been reported.
fixed | en | Sale 1 had been fully repaired after a fire and needed no adjustment.
fixed | en | Sale 2 sold with a leaking roof and was adjusted for the cost of its replacement.
fixed | en | Comparable 4 required new flooring throughout, which its price reflects.
fixed | en | Sale 5 lacks a garage; buyers of it must replace its furnace as well.
fixed | en | Cost figures are from a published service and are not an estimate of repairs.
cosmetic | es | La pintura de la sala tiene rayones que no pasan de ser estéticos.
cosmetic | es | Los gabinetes son antiguos, pero abren y cierran bien.
cosmetic | es | El césped está ralo bajo los árboles, como es normal en agosto.
cosmetic | es | Hay una baldosa con manchas en la entrada; no afecta su uso.
negation | es | No hay señales de plagas en las zonas visibles.
negation | es | Las alarmas de humo estaban en su sitio y sonaron al probarlas.
negation | es | El ático estaba seco y sin moho.
negation | es | La casa no necesita reparaciones para cumplir con los requisitos.
negation | es | El sistema eléctrico no requiere atención.
past | es | Los dueños cambiaron el drenaje principal en 2019 y entregaron la factura.
past | es | El techo se renovó hace tres años después de una granizada.
past | es | El vidrio roto de la primera visita ya había sido cambiado.
past | es | La caja eléctrica se amplió cuando se construyó el cuarto de atrás.
limitation | es | Los muebles impedían ver parte de las paredes del garaje.
limitation | es | Los electrodomésticos se miraron sin ponerlos en marcha.
limitation | es | El cobertizo tenía candado y no se conoce su estado.
limitation | es | No se hicieron pruebas de radón, plomo ni asbesto.
monitor | es | Conviene observar la mancha del cuarto de visitas; el medidor la dio por seca.
monitor | es | El compresor tiene diecisiete años y quizá haya que pensar en otro dentro de algunos años.
monitor | es | Limpiar las canaletas cada otoño es parte del cuidado habitual.
suggest | es | Un termostato programable ahorraría energía, si el dueño lo desea.
suggest | es | Muchos compradores cambian las cerraduras después del cierre.
contract | es | El vendedor no hará reparaciones en la terraza, que se acepta como está.
contract | es | El refrigerador y la lavadora se quedan sin valor en la venta.
fixed | es | Quien inspecciona no es ingeniero ni fumigador y solo describe lo que vio.
fixed | es | Los daños ocultos quedan fuera del alcance de esta visita.
`;
