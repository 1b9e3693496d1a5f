/** The same kinds of repairs in other people's words: seldom the word that a form or a builder would use. */
export const BY_CATEGORY_OTHERWISE = `
roof|Shakes are cupped and a number have slid off the back pitch; have them put back
roof|The weather surface of the garage is at the end of its useful life and needs to be redone
roof|Metal where the dormer meets the main pitch has lifted; refit and caulk it
roof|Lead jack around the vent stack is torn; put on a new one
roof|Ongoing water entry at the cricket; locate the source and stop it
roof|Boards beneath the shingles are spongy along the eave; swap them out
roof|Multiple layers of asphalt have been stacked; strip to bare decking
roof|Seams on the modified bitumen are open; re-adhere the laps
roof|The eaves trough sags and dumps water beside the entry; rehang it and lengthen the leaders
roof|Snow cover kept the appraiser from viewing the covering; a roofer's letter is needed
roof|Blue plastic sheeting protects a wind-damaged area; make a lasting repair
roof|Lichen and leaves hide the shaded side; wash and report remaining years
electrical|The breaker box has no front and energized bus bars can be touched; fit a proper cover
electrical|Double-lugged neutral was seen in the service equipment; give each its own terminal
electrical|Counter plugs near the basin lack shock protection; upgrade them
electrical|Wires are twisted together in the open above the ceiling; put them in a covered enclosure
electrical|Cloth-covered wiring from the 1930s is live; have it assessed and renewed
electrical|The panel is an obsolete make with known trip failures; swap it out
electrical|The jacket of the line running down to the meter is worn through; renew it
electrical|Three-hole plugs have no earth connection; bond or protect them
electrical|Plates are absent on several plugs and switches
electrical|The plug on the patio wall is not rated for weather; add a bubble cover
electrical|A ceiling light dangles; remount it
electrical|Branch circuits of aluminum should be pigtailed by an approved method
electrical|Lights could not be tested since power had been disconnected; reconnect and test
electrical|Solder-type fuses and overfused circuits in the old fuse block
electrical|Bare ends of cable stick out where a lamp was taken down; cap them in a box
plumbing|The relief port of the tank has nothing piped to it; run a line to within six inches of the floor
plumbing|The tank in the utility room is rusted through and dripping; put in a new one
plumbing|Trap below the lav weeps; renew it
plumbing|The commode wobbles; tighten and reseal
plumbing|Old steel pipes give hardly any flow; renew the corroded runs
plumbing|A pipe burst from freezing; mend it and test under pressure
plumbing|Wet ground and odor over the leach area; have the system pumped and repaired
plumbing|Water from the drilled well must pass a coliform test
plumbing|Domestic water was turned off at the street; have it on and check every tap
plumbing|An outside tap drips and has nothing to stop backflow
plumbing|The camera found roots in the line to the street; clear it
plumbing|The upstairs bath gets only cold water; find the cause and correct
plumbing|The hot water tank is not braced against earthquakes
plumbing|A fuel line ends open behind the stove; plug it and check for leaks
plumbing|Lavatory stopper missing and the pop-up leaks
plumbing|The laundry tub faucet cannot be shut fully
hvac|The gas furnace would not fire; a technician must service it
hvac|Space heaters are the only source of warmth; put in a fixed system
hvac|The smoke pipe has come apart at the hood; refasten it
hvac|The heat exchanger may be cracked; have it checked
hvac|Water from the cooling unit runs onto the slab; pipe it to a drain
hvac|Supply runs beneath the house have fallen apart; rejoin and tape
hvac|Central air blows warm; restore cooling
hvac|Heating oil is seeping at the tank valve
hvac|The wood burner stands too near the studs; increase the clearance
hvac|Clay tiles inside the flue are broken; reline it
hvac|The powder room fan blows into the attic; run it outdoors
hvac|The heat pump short cycles and ices over
hvac|Filter slot is open and the blower compartment door is missing
hvac|Radiant zone in the addition stays cold
structural|The cellar wall has moved inward along a long crack; an engineer must report
structural|A floor support was notched through by a plumber; add a sister beside it
structural|A shoring jack stands on a paver; give it a real pad
structural|The deck is only nailed at the house; add lag bolts and flashing at the ledger
structural|The bottom plate at the rear is decayed; splice in new lumber
structural|The corner of the house has dropped and mortar joints opened in steps; obtain an engineer's opinion
structural|The porch support does not carry load; plumb it and tie it down
structural|The span above the garage opening is deflecting; strengthen it
structural|A roof framing member is split; add a sister
structural|No engineer's letter is on file that the manufactured home's piers are permanent
structural|The floor beneath the tub gives underfoot; the underlayment and framing are rotten
structural|The block wall holding back the hillside tilts; rebuild it
structural|Undersized girder has sagged between the posts
exterior|Paint is coming off in sheets on the south wall of this 1940 dwelling; prepare and recoat lead-safe
exterior|Raw wood shows at the clapboards; prime and finish
exterior|A section of vinyl cladding blew off beside the meter
exterior|The board behind the eave trough is decayed; renew and paint
exterior|A lower lite is cracked; reglaze it
exterior|The upper sash slides down by itself and has no lock
exterior|The rear door will not lock; fit new hardware
exterior|The yard pitches toward the basement; reshape it
exterior|Boughs rest on the shingles; prune them away
exterior|A tread at the front stoop has broken off
exterior|Joints between the bricks of the stack are washed out; point them up
exterior|Screens over the crawl vents are torn
exterior|The overhead garage door lacks working photo eyes
exterior|Finish is alligatored on the outbuilding from 1955
exterior|The storage barn is falling in; take it down
exterior|Rain ponds along the footing; install a drain
exterior|The enclosure around the swimming pool has no self-latching gate
exterior|Caulk is missing around the windows and doors outside
exterior|Wood lattice below the porch is broken
exterior|Rotted brick mold at the side entry door
exterior|Cracked and settled front walk creates a trip hazard
interior|The bedroom ceiling is stained and bulging; cut out and redo the gypsum after the leak is fixed
interior|A torn rug on the stair could trip someone
interior|Bare plywood is exposed in the hall; put down a finished surface
interior|Paint chips are on the sills inside this 1930 home; stabilize
interior|An opening in the wall between house and garage must be closed with fire-rated board
interior|No door hangs at the second bedroom
interior|Base and wall cupboards were torn out; fit a usable kitchen
interior|Tiles around the bath are loose with soft backing
interior|The attic has no thermal blanket above the new wing
interior|Framing is open in the family room; board and finish
interior|The closet slider jumped its rail
interior|Old nine-inch tiles are lifting and may hold asbestos
interior|Wallpaper is peeling and plaster is crumbling in the den
interior|Hardwood has cupped beside the radiator
interior|The pull-down attic ladder is broken
safety|Cellar stairs have nothing to hold on to
safety|The elevated porch has an unprotected edge
safety|Smoke detection is absent upstairs
safety|Nothing warns of carbon monoxide although the house burns gas
safety|Bars on the sleeping room windows cannot be opened from inside
safety|The lower level bedroom has no way out in a fire
safety|Spaces between the uprights of the guard would let a child through
safety|Pipe covering containing asbestos is torn; encapsulate it
safety|The permit for the sunroom was never closed out
safety|The scuttle is screwed shut; open it so the attic can be viewed
safety|An old well is uncovered in the yard
safety|Radon was measured at 7.2; mitigate
safety|The door between garage and hall is not fire resistant; fit one with a spring hinge
safety|A disused buried tank must be closed with a permit
safety|The stair rail is wobbly
safety|Windows in the bedroom are nailed shut
appliances|The slide-in stove is gone; provide one that works
appliances|The dishwasher holds water after its cycle
appliances|The stove tips when weight is put on its door
appliances|The dryer blows lint beneath the house
appliances|The waste disposer is plugged into an extension cord
appliances|Two elements on the hob are dead
appliances|Refrigerator is missing and was included in the sale
appliances|The wall oven does not heat
pests_mold|Live termites at the sill; treat and clear
pests_mold|A pest inspection is called for; submit the report
pests_mold|Black spotting on the rafters and sheathing; a remediation firm should clean it
pests_mold|Rat nests in the insulation below the floor
pests_mold|Ants have hollowed the header above the window
pests_mold|Bare earth in the crawl space is wet; lay poly sheeting
pests_mold|The wallboard behind the shower is blackened with mildew
pests_mold|Bats are living in the gable
pests_mold|Small round holes with powder in the joists point to beetles
pests_mold|A damp smell and soaked rug in the lower level
pests_mold|A hive is inside the wall
pests_mold|Fungus and decay on the crawl space framing; treat by a licensed company
other|All services are to be live for the final inspection
other|Household items and rubbish fill the rooms; clear them
other|The in-ground pool is drained and its shell has cracked
other|Sections of the drive have lifted
other|The photovoltaic shutoff is loose and not labeled
other|A recorded maintenance agreement for the lane is required
other|The house carries no visible street number
other|The garage was made into a bedroom without approval
other|The new wing is to be finished according to plans
other|Soil testing is required where heating fuel was spilled
other|Weeds and brambles surround the dwelling
roof|Tejas de barro quebradas en la cumbrera; reemplazarlas
roof|La canal de lluvia está rota; cambiarla
electrical|Faltan tapas en varios apagadores
electrical|Cables pelados en la cocina
plumbing|El WC se mueve; fijarlo
plumbing|La llave del patio gotea
hvac|El minisplit no prende
structural|El muro de carga presenta grietas; dictamen de un ingeniero
exterior|La fachada tiene pintura descarapelada
interior|El piso de la sala está levantado
safety|Faltan detectores de monóxido
pests_mold|Hay comején en los marcos
other|La alberca no funciona
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
