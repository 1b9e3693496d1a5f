/**
 * One sentence as it may stand anywhere in a report, and it asks for something: its categories, its kinds, its words.
 * Where two people who know the field could differ there is more than one.
 */
export const REQUIRED_PROSE = `
roof|repair|FHA minimum property requirements call for replacement of the two missing ridge caps.
roof|repair|Borrower to have the lifted drip edge along the north rake re-nailed by a roofing contractor.
roof|repair|Wind-damaged shingles over the family room to be replaced prior to loan closing.
roof|inspection|Provide evidence from a licensed roofer that the roof has at least two years of remaining economic life.
roof|inspection|Underwriting requires a 2-year roof certification.
roof|repair|Roof is leaking around the bath vent; recommend repair by a qualified roofing contractor.
roof|repair|Damaged gutters and downspouts need to be re-hung so that runoff is carried away from the dwelling.
roof|repair|It will be necessary to remove the blue tarp and repair the decking beneath it.
roof|repair|The skylight curb leaks when it rains and must be re-flashed.
roof|repair|Repair/replace deteriorated flashing at dormer.
roof|repair|Missing kick-out flashing s/b installed where the eave dies into the wall.
electrical|repair|Have a licensed electrician correct the reversed polarity at the living room receptacles.
electrical|repair|The double-lugged neutral in the subpanel should be separated by a licensed electrician.
electrical|repair|GFI protection is required at all receptacles within six feet of the sink.
electrical|repair|Open knockouts in the breaker box to be closed w/ approved fillers.
electrical|repair|Recommend having the scorched receptacle in the dining room replaced by an electrician.
electrical|repair|Exposed romex in the garage needs to be run in conduit.
electrical|inspection|A state-licensed electrician is to evaluate the fuse panel and furnish a letter as to its safety.
electrical|repair|The undersized service (60 amp) must be upgraded to 100 amps to meet the lender's guidelines.
electrical|repair|Ceiling fan in the den wobbles and its box is not rated for a fan; needs replacement of the box.
electrical|repair|Broken switch plates throughout must be replaced.
electrical|inspection|Electric service was disconnected on the day of the visit; subject to reinspection with the power on.
electrical|repair|Seller shall correct the missing bonding jumper at the electrical service.
plumbing|repair|The pressure relief line on the WH terminates uphill and must be re-piped to within 6 inches of the floor.
plumbing|repair|Dripping shutoff under the powder room lavatory requires repair.
plumbing|repair|Loose commode in hall bath to be re-secured with a new wax seal.
plumbing|inspection|Water test from a certified laboratory required, including lead, nitrates and coliform.
plumbing|inspection|VA requires that the individual sewage disposal system be certified by the local health authority.
plumbing|inspection|Need septic cert. from a licensed pumper prior to docs.
plumbing|repair|Water pressure is insufficient at the upstairs shower; a plumber must diagnose and correct.
plumbing|repair|Polybutylene distribution piping is present and leaking at two fittings; replace the leaking piping.
plumbing|repair|Slow tub drain in the master bath should be cleared by a plumber before closing.
plumbing|repair|Abandoned gas stub in the laundry must be capped.
plumbing|repair|Seller is to re-establish water service and repair any leaks discovered.
plumbing|repair|The sump discharge terminates against the foundation and needs to be extended.
plumbing|repair|Hot water tank shows rust at its base and active seepage; its replacement is required.
plumbing|repair|Cross connection at the utility sink requires an anti-siphon device.
hvac|repair|The heating plant is inoperable; it must be made operational so as to heat the dwelling to 50 degrees.
hvac|inspection|Please provide an HVAC contractor's certification that the heat pump is in safe working order.
hvac|repair|A conventional heat source capable of maintaining 55 degrees is required in the addition.
hvac|repair|Central air not operational at time of inspection, must be repaired prior to closing.
hvac|inspection|Licensed HVAC tech to evaluate soot staining at the boiler jacket.
hvac|repair|Disconnected supply duct in the crawl space needs to be reattached and sealed.
hvac|repair|Vent connector of the gas furnace has a reverse slope and must be corrected.
hvac|repair|The condensate pump is not working and requires replacement.
hvac|inspection|Because the chimney liner could not be viewed, a Level 2 inspection by a chimney sweep is required before closing.
hvac|repair|Seller shall have furnace serviced and cleaned by a licensed contractor and provide a paid receipt.
structural|inspection|Appraisal is subject to a structural engineer's inspection of the cracked stem wall.
structural|repair|Sagging girder beneath the kitchen requires additional support.
structural|repair|Rotten band joist at the rear of the porch must be replaced.
structural|inspection|Obtain a foundation certification in compliance with the HUD Permanent Foundations Guide for Manufactured Housing.
structural|repair|Undermined pier at the northeast corner to be re-supported.
structural|inspection|An engineer is required to determine the cause of the bulging basement wall and to specify repairs.
structural|repair|Cut truss chord in the attic must be repaired per an engineer's design.
structural/pests_mold|repair|Termite-weakened floor framing should be reinforced before settlement.
structural|repair|The leaning retaining wall behind the garage has to be rebuilt.
exterior|repair|Defective paint surfaces on the exterior must be scraped and repainted per HUD guidelines since the home was built prior to 1978.
exterior|repair|All peeling/chipping paint on the detached garage to be removed and the bare surfaces painted.
exterior|repair|Remove loose paint from window trim and apply two coats.
exterior|repair|Rotted wood at the base of the chimney chase must be replaced.
exterior|repair|Detached vinyl siding on the gable end needs to be reattached.
exterior|repair|Broken storm window at the rear elevation shall be repaired or removed.
exterior|repair|Negative drainage along the east wall must be corrected to carry water away from the home.
exterior|repair|Overgrown limbs contacting the roof need to be trimmed back.
exterior|repair|The overhead door's bottom panel is broken and requires replacement.
exterior|repair|Cracked and missing glazing in the cellar windows must be replaced.
exterior|repair|Entry door has rotted jambs and cannot be locked, must be replaced.
exterior|repair|Loose and missing bricks on the front steps create a hazard and must be re-laid.
exterior|repair|The dilapidated lean-to must be razed or repaired.
exterior|repair|Deck boards at the rear are decayed and need replacing.
exterior|repair|Repointing of the chimney above the roofline is required.
interior|repair|Water-damaged ceiling in the half bath must be repaired and painted.
interior|repair|Missing floor covering in bedroom 3 is to be installed.
interior|repair|Loose ceramic tile in the hall shower surround must be re-set and grouted.
interior|repair|Flaking paint on the bedroom walls must be abated because the house predates 1978.
interior|repair|Kitchen counter top was removed; counter top must be installed prior to final.
interior|repair|Torn vinyl at the kitchen entry is a tripping hazard and must be repaired or replaced.
interior|repair|Hole in the hallway sheetrock shall be patched, textured and painted.
interior|repair|Interior doors missing at bath 2 and the utility room need to be hung.
interior|repair|Missing insulation in the attic over the garage bedroom must be replaced.
interior|repair|Seller agrees to replace the soiled carpeting in the living room.
safety|repair|Missing handrail at the basement stairs must be installed.
safety|repair|A handrail is required on any stairway with three or more risers.
safety|repair|Carbon monoxide detector required within 15 feet of sleeping rooms.
safety|repair|Smoke detectors to be installed per local code.
safety|repair|Open sides of the stairway to the loft require guards.
safety|repair|Security bars on bedroom windows must have quick-release latches.
safety|repair|Spindles at the second floor landing are more than four inches apart and must be corrected.
safety/other|inspection/completion|Evidence of a finaled permit for the enclosed patio is required.
safety|repair|The friable asbestos on the boiler piping must be removed or encapsulated by a certified abatement firm.
safety|repair|Radon exceeds 4.0 pCi/L; a mitigation system shall be installed by the seller.
safety|repair|The unfenced cistern must be filled or securely covered.
safety|repair|Bedroom window is nailed closed and does not provide egress; must be made operable.
safety|repair|Door between garage and dwelling must be replaced with a 20-minute fire-rated unit.
safety|repair|The buried heating oil tank shall be decommissioned in accordance with state law.
safety|inspection/repair|Head-and-shoulders inspection of the attic was not possible; access must be provided and the attic re-inspected.
appliances|repair|The range is missing and must be in place and operational, as it conveys with the real estate.
appliances|repair|Built-in dishwasher leaks at the door and must be repaired or replaced.
appliances|repair|Anti-tip device for the range is required.
appliances|repair|The garbage disposal is frozen; repair is needed.
appliances|repair|Dryer exhaust must be vented to the outside.
appliances|repair|Cooktop igniter does not work; replacement required.
pests_mold|inspection|A termite inspection is required by a licensed exterminator.
pests_mold|inspection|NPMA-33 to be provided at no cost to the veteran.
pests_mold|repair/inspection|Active carpenter ants noted; seller to treat and furnish a clearance letter.
pests_mold|repair|Suspect microbial growth on the basement walls must be remediated by a licensed firm.
pests_mold|repair|Vapor retarder in the crawl space is missing over 60% of the area and must be installed.
pests_mold|repair|Bat guano in the attic has to be removed and the entry points sealed.
pests_mold|repair|Wasp nest in the soffit needs removal.
pests_mold/exterior|repair|The crawl space is wet; standing water must be removed and the source eliminated.
other|completion/inspection|All utilities to be turned on and all systems tested before final inspection.
other|repair|Trash and discarded tires on the site must be hauled away.
other|completion|Provide a certificate of occupancy for the new addition.
other|completion/inspection|A recorded road maintenance agreement is required as the street is private.
other|repair|The above ground pool has collapsed and must be removed.
other|completion|Subject to completion of the unfinished second floor per plans and specifications.
other|repair|Heaved section of the driveway to be ground or replaced.
other|inspection|Phase I environmental assessment required owing to the abandoned service station next door.
other/safety|completion/repair|The garage was converted without permits and must be restored or permitted.
other|repair|House numbers must be affixed so they can be read from the street.
electrical|repair|Recommend a licensed electrician further evaluate and make necessary repairs to the panel.
roof|inspection/repair|Further evaluation of the roof by a roofing professional is recommended prior to the end of the inspection contingency.
structural|inspection|We recommend that a structural engineer review the cracks in the slab before the close of escrow.
plumbing|repair|A licensed plumber should be engaged to replace the corroded galvanized riser.
hvac|repair|This furnace is a safety concern; immediate replacement is advised.
safety|repair|For safety, install a handrail at the front steps.
electrical|repair|No cover on the junction box above the furnace - install one.
exterior|repair|Trim replacement at the garage door is needed due to rot.
plumbing|repair|The P-trap is leaking. Repair is recommended.
electrical|repair|Several outlets lacked a ground. Correction by a licensed electrician is advised.
roof|repair|Shingle granules are gone and mat is exposed. Have roof replaced.
exterior|repair|Handyman can re-caulk windows; this must be finished ahead of closing.
interior/exterior|repair|Buyers request that Seller replace the fogged panes and refinish the water stained oak floor.
safety/electrical|repair|Purchasers ask that hard-wired smoke and CO alarms be added on every level.
plumbing|repair|It is a condition of this appraisal that the leaking water main be repaired.
roof|repair|Value is contingent upon replacement of the roof covering.
structural|inspection|Acceptable engineer's report on the foundation is a condition of loan approval.
pests_mold|inspection|Wood infestation report needed because of visible tubes on the pier.
electrical|repair|The lender wants the exposed wiring in the basement enclosed.
other/plumbing/hvac|completion|The dwelling was without gas service; reconnection is necessary to verify the mechanicals.
safety|repair|Stairs need a handrail.
electrical|repair|Two-prong outlets in bedroom 2 should be grounded or GFCI protected by an electrician.
plumbing|repair|Repair leak at kitchen drain.
roof|repair|Loose shingles on the garage shall be secured.
exterior|repair|The seller is responsible for painting the bare wood on the fascia.
hvac|repair|The gas furnace failed to ignite and must be placed in working condition.
structural|repair|Rot in the floor joist under the bath calls for sistering.
interior|repair|The missing section of kitchen flooring is to be completed.
pests_mold|repair|Evidence of infestation must be treated by a licensed exterminator.
other|repair|Debris from the demolished shed needs to be carted off.
appliances|repair|The dishwasher does not run and has to be repaired or removed.
safety|repair|Loose guard at the loft is dangerous; tighten it before closing.
plumbing|repair/inspection/completion|Water must be turned on and the plumbing tested for leaks.
exterior|repair|Broken concrete at the entry poses a fall hazard; patch or replace.
roof|repair|Fascia gutters are detached at the rear and must be refastened.
electrical|repair|Exposed wiring at the attic junction needs a box and cover.
hvac|repair|Ductwork has fallen in the crawlspace and should be re-hung and sealed.
structural|inspection|Have the foundation crack evaluated by a structural engineer.
plumbing|inspection|Obtain a satisfactory bacteria test of the well.
pests_mold|inspection|Request wood destroying insect inspection due to damage at sill.
exterior/roof|repair|Reinstall the missing downspout splash blocks and regrade at the corner.
interior|repair|Repair the hole in the bedroom wall.
safety|repair|Fuel tank no longer in use must be removed by a certified firm.
other/safety|completion|Completion of the unfinished basement per the permit is required.
electrical|repair|El contacto de la cocina echa chispas y debe cambiarse.
roof|repair|Se deberán reponer las tejas que faltan.
exterior|repair|Se necesita pintar los marcos de madera expuesta.
`;
