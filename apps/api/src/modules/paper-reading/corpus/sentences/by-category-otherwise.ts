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
`;
