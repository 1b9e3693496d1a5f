/** What inspectors and appraisers note of a house, each in a few words: its category by the object. */
export const BY_CATEGORY_INSPECTED = `
roof|Curling and cracked composition roofing at the rear addition; re-cover
roof|Missing ridge caps after the storm; install new caps
roof|Sealant at the roof penetrations has dried out; reseal them
roof|The scupper is blocked and water backs up on the low roof
roof|Rusted valley metal lets water in above the den
roof|Soft spots were felt when walking the roof; open it up and replace what is rotten
roof|Downpipes discharge at the base of the wall; add extensions
roof|No kick-out where the lower roof dies into the wall
roof|Torn underlayment is visible where shingles blew away
roof|Solar tube dome is cracked and leaks
electrical|Scorched insulation on a conductor in the meter enclosure
electrical|Missing bonding jumper at the water meter
electrical|A bathroom heater is wired without a dedicated circuit
electrical|Nonmetallic cable is run exposed along the basement ceiling joists without protection
electrical|Tamper-resistant receptacles with reverse polarity in two bedrooms
electrical|Pool pump motor is not bonded
electrical|Sparking at the light fixture when the switch is thrown
electrical|The subpanel in the detached garage has neutrals and grounds together
electrical|The arc fault breaker will not reset
electrical|Underground feeder to the shed is exposed at the surface
electrical|No power at half of the outlets upstairs
plumbing|Backflow preventer missing at the irrigation line
plumbing|Slow drain in the hall bathtub
plumbing|Main shutoff valve is frozen and cannot be turned
plumbing|The pressure tank for the well is waterlogged
plumbing|Galvanized drain lines are corroded through in the crawl space
plumbing|The toilet tank does not stop filling
plumbing|Kitchen sink sprayer leaks under the counter
plumbing|Discharge of the sump is routed into the sewer
plumbing|Missing escutcheon and open hole where the tub spout was
plumbing|Low gas pressure at the range; have the utility check the regulator
plumbing|Dielectric union missing at the water heater
plumbing|Expansion tank has failed
plumbing|Tub overflow gasket leaks through to the room below
hvac|Combustion air is inadequate in the furnace closet
hvac|Flame rollout switch has been bypassed at the unit
hvac|Electric baseboard in the bedroom does not come on
hvac|The evaporator is frozen solid
hvac|Disconnected return boot in the attic
hvac|Condensing unit is out of level and its pad has settled
hvac|Missing filter and dirty coil; clean and service the system
hvac|Fireplace has no hearth extension
hvac|Chimney flue is blocked by fallen tile
hvac|Whole-house humidifier leaks onto the furnace
hvac|Wall furnace in the cabin emits soot
structural|Termination of the beam in the wall pocket is crushed
structural|Piers in the crawl space have tipped
structural|Undersized lumber was used for the floor over the crawl space; sagging is visible
structural|Active settlement: doors rub and the slab has separated from the wall
structural|The carport posts are not anchored
structural|The load bearing wall was removed without a beam
structural|Bulge in the stone foundation at the northeast corner
structural|Collar ties have been removed and the ridge sags
structural|Joist ends rest on only half an inch of bearing
structural|Underpinning of the front porch foundation is required
exterior|Alligatored paint on the eaves and window casings of a home from 1925
exterior|Storm windows are missing on the north elevation
exterior|Gaps in the masonite siding allow water in
exterior|The weatherstrip at the front entry is gone
exterior|Handmade ramp at the side door is unsafe
exterior|Rotten wood around the garage door opening
exterior|Earth is piled above the sill at the rear wall
exterior|Window wells lack covers and drains
exterior|Collapsed retaining timbers beside the walkway
exterior|The garage door panel is dented and its cable is off
exterior|Failed window seals with condensation between panes
exterior|The concrete patio slopes to the house and has heaved
exterior|Exterior light well stair crumbling concrete
exterior|Missing trim boards at the gable
other|Ivy has pulled the stucco off the chimney
exterior|The deck boards are cupped and nails protrude
interior|Missing baseboards and door casings throughout
interior|Large crack in the plaster over the archway
interior|Floor tiles are cracked in the entry
interior|Ceiling tiles are missing in the basement rec room
interior|Counter top delaminating
interior|Vinyl sheet flooring is torn at the bath
interior|Interior doors bind
interior|Hole knocked in the sheetrock where a TV hung
interior|The stair carpet is loose
interior|Kitchen drawers are broken
safety|Guardrail at the loft is only 28 inches high
safety|Missing guard at the basement stairwell opening
safety|No smoke detectors on the main level
safety|Furnished bedroom in the basement lacks egress
safety|Loose asbestos insulation at the boiler pipes
safety|Steps to the deck have no railing
safety|Double-keyed deadbolt on the only exit door
safety|Abandoned septic tank opening is uncovered
safety|No final inspection on record for the deck permit
safety|Carbon monoxide alarm missing outside the sleeping rooms
safety|Window guard bars cannot be released
appliances|Trash compactor inoperable
appliances|Gas cooktop igniter broken
appliances|Dryer duct terminates in the garage
appliances|Missing kitchen range
appliances|Garbage disposal leaks at the flange
appliances|Oven heating element burned out
appliances|Exhaust hood over the stove is not vented
pests_mold|Suspected mold at the bathroom drywall
pests_mold|Subterranean termite damage at the garage jamb
pests_mold|Squirrels have entered the soffit
pests_mold|Standing water beneath the house with no vapor barrier
pests_mold|Rodent activity noted in the attic
pests_mold|Wood boring insects in the porch posts
pests_mold|Efflorescence and mold on the basement walls
pests_mold|Roach infestation throughout
other|Trash and abandoned vehicles must be removed
other|Swimming pool filter and pump not installed
other|Electricity, gas and water are off; de-winterize for re-inspection
other|The driveway is cracked and settled at the street
other|Provide a road maintenance agreement
other|Encroachment of the shed on the neighbor's lot
other|House numbers must be posted
other|Certificate of occupancy required for the new construction
other|Hot tub is inoperable; remove or repair
other|Evidence of an oil release near the fill pipe
roof|Filtración activa por el tragaluz
electrical|Falta el conductor de tierra en el tablero secundario
plumbing|Fuga en la válvula del inodoro
hvac|La caldera presenta retorno de gases
structural|Las columnas del porche están fuera de plomo
exterior|Pintura desprendida en los marcos exteriores de las ventanas
interior|Humedad y yeso caído en el pasillo
safety|Falta baranda en el balcón
appliances|El horno no calienta
pests_mold|Presencia de ratones en el ático
other|Escombros de obra en el jardín
roof|The covering on the sunroom is blistered; recoat
roof|Exposed fasteners on the metal panels need sealant
roof|Missing end cap lets gutter water run down the siding
roof|Hail bruising was noted on the west side of the covering
roof|The chimney saddle has no counter flashing
roof|Nails are backing out under the tabs
roof|Skylight curb leaks into the stairwell
electrical|Ceiling fan wobbles and its box is not fan rated
electrical|The exterior disconnect for the AC is missing its cover
electrical|Recessed cans are in contact with insulation
electrical|Overloaded power strips serve the office
electrical|The generator is connected without a transfer switch
electrical|Conduit has separated at the mast
electrical|An abandoned fuse box is still hot
electrical|GFCI at the jetted tub would not test
electrical|The outlet behind the range is loose
electrical|Missing bulbs prevented testing the fixtures
plumbing|The hot water is scalding; adjust and install a mixing valve
plumbing|Rusted angle stop below the lavatory
plumbing|Vent pipe ends in the attic instead of above the roof
plumbing|Shower drains slowly
plumbing|Corroded galvanized nipples at the water heater
plumbing|PVC has been used for hot water
plumbing|The sewage pump alarm is sounding
plumbing|Bidet supply line drips
plumbing|There is no shutoff at the water heater
plumbing|The private sewage system has not been certified
plumbing|Cross connection at the boiler fill
plumbing|Water stains under the kitchen sink with an active drip
hvac|Gas furnace has no sediment trap
hvac|The package unit on the roof is inoperable
hvac|Leaking radiator valve in the parlor
hvac|The attic furnace has no service platform
hvac|Unlined masonry flue serves the boiler
hvac|Ductwork insulation is torn and sweating
hvac|Thermostat wiring is loose
hvac|Improper clearance of single wall vent pipe to wood
structural|Cracked floor truss beneath the bath
structural|The deck footing is heaving
structural|Cut bottom chord in the attic
structural|Rotted rim board at the rear
structural|Crawl space girder has a split
structural|Balcony joists are decayed
structural|Porch columns are not plumb and are rotted at the base
structural|Rear wall framing is out of plumb
exterior|Double pane window in the kitchen is fogged
exterior|Wood siding is in contact with soil
exterior|The storm door closer is broken
exterior|Peeling paint on the detached garage
exterior|Open mortar joints on the chimney
exterior|Broken sidewalk by the mailbox
exterior|Damaged stucco by the hose bib
exterior|The gate latch is broken
exterior|Dead tree near the house
exterior|Broken pickets in the fence
interior|Popped nails and cracked seams in the ceiling drywall
interior|Stained carpet in the bedroom; replace
interior|Broken tile at the shower threshold
interior|Missing closet doors
interior|Wet insulation in the attic
interior|Damaged laminate counter
interior|Floor is uneven with missing planks
interior|Bathroom vanity is loose
interior|Door hardware missing in the bath
safety|The railing at the porch is loose
safety|Missing smoke alarm batteries
safety|No handrail at the front entry steps
safety|Attic pull-down stairs breach the garage fire separation
safety|Pool has no barrier alarms
safety|Egress window well is too small
safety|Balusters are missing at the stair
appliances|Refrigerator water line leaks
appliances|The cook top has a burner that does not light
appliances|Dryer not vented to the outside
appliances|The dishwasher is not secured
appliances|The oven door glass is broken
pests_mold|Bird nest in the dryer vent
pests_mold|Visible microbial growth in the crawl space
pests_mold|Termite treatment and one year warranty required
pests_mold|Evidence of wood destroying insects
pests_mold|High moisture and wood decay in crawl space; vapor barrier missing
other|Utilities must be turned on and all systems re-inspected
other|Pool equipment is not operating
other|Junk cars on the lot must be hauled off
other|Recorded easement for ingress and egress
other|Driveway has large cracks and potholes
`;
