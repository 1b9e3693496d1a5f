/** What is wrong, as a cell of a table tells it: its category by the object, whatever the place. */
export const BY_CATEGORY = `
roof|Three-tab shingles brittle with widespread granule loss
roof|Wind lifted tabs along the south rake
roof|Exposed nail heads at the ridge
roof|Tree branch punctured the roof over the den
roof|Ponding on the low-slope section above the kitchen
roof|Blistered rolled roofing at the back porch roof
roof|Downspout elbow disconnected at the garage
roof|Gutter clogged and spilling over the entry
roof|Rubber collar cracked at the soil stack
roof|Slipped slate tiles near the hip
roof|Chimney flashing pulled loose from the brick
roof|Water stain at the bedroom ceiling from an active roof leak
roof|Drip edge missing at the eave
roof|Decayed roof decking seen from the attic
roof|Leak at the skylight in the bathroom
roof|Cubierta con burbujas y juntas abiertas
roof|Bajante suelto en la esquina del garaje
roof|Tejas levantadas por el viento
electrical|Loose outlet in the bathroom
electrical|Bathroom receptacle is not GFCI protected
electrical|Handyman splices outside a box in the attic
electrical|Kitchen lights flicker
electrical|Missing knockout cover at the load center in the garage
electrical|Breaker oversized for the air conditioner
electrical|Abandoned wire with live end in the crawl space
electrical|Meter can is pulling off the siding
electrical|Ungrounded three prong receptacles in the bedrooms
electrical|Extension cord used as permanent wiring for the garage door opener
electrical|Exterior light fixture hanging by the wires beside the front door
electrical|Doorbell transformer wiring exposed above the water heater
electrical|Service mast bent at the roof
electrical|Federal Pacific panel
electrical|Rust in the main panel from water entry
electrical|Missing switch plate in the laundry room
electrical|Cables expuestos detrás de la estufa
electrical|Contacto sin tapa junto al lavabo
electrical|Tablero sin tapa frontal
plumbing|Water heater has no drain pan in the attic
plumbing|Hot and cold reversed at the tub
plumbing|Kitchen faucet drips
plumbing|Sewer odor at the floor drain
plumbing|Toilet rocks on the tile floor
plumbing|Supply tube under the bath vanity weeps
plumbing|Corroded shutoff at the washing machine
plumbing|Shower diverter does not work
plumbing|Cast iron stack is cracked in the basement
plumbing|Gas shutoff valve at the dryer is uncapped
plumbing|Septic tank lid is broken
plumbing|Well cap is not sealed
plumbing|Main water shutoff leaks
plumbing|Sump pump did not run when the float was raised
plumbing|Sink drain is taped together
plumbing|Outdoor spigot leaks at the foundation
plumbing|Sewage ejector pump failed
plumbing|Water softener leaking at the bypass
plumbing|Low water flow at the kitchen sink
plumbing|Fuga bajo el lavamanos
plumbing|Taza del baño floja
plumbing|Boiler de agua sin válvula de seguridad
hvac|Boiler pressure gauge reads zero and there is no heat
hvac|Thermostat does not call for heat
hvac|Condenser fan will not start
hvac|Suction line insulation missing and the compressor is noisy
hvac|Return air duct drawing from the garage
hvac|Flex duct crushed in the attic
hvac|Furnace flue is rusted through
hvac|Water heater flue backdrafts
hvac|Fireplace damper stuck open
hvac|Firebrick cracked in the fireplace
hvac|Creosote buildup in the chimney flue
hvac|Bath fan vents into the soffit
hvac|Gas log valve leaks
hvac|Oil tank gauge leaking in the basement
hvac|Furnace cabinet has water inside
hvac|Heat strips not operating
hvac|Minisplit del cuarto no enfría
hvac|Calefactor con llama amarilla
structural|Foundation wall cracked and displaced one inch
structural|Notched floor joists under the bath
structural|Split beam at the carport
structural|Column at the porch is rotted at the base
structural|Missing joist hangers at the deck
structural|Broken roof truss
structural|Rafters spread at the ridge
structural|Basement wall is bowing inward
structural|Rim joist decayed behind the stoop
structural|Floor slopes toward the center; piers have settled
structural|Deck ledger pulling away from the house
structural|Stair stringer is cracked
structural|Lally column corroded through
structural|Brick lintel over the garage door has dropped
structural|Slab crack with vertical offset in the living room
structural|Retaining wall is failing at the driveway
structural|Viga principal agrietada en el sótano
structural|Columnas del porche podridas
exterior|Peeling paint at the porch ceiling
exterior|Window trim is rotted
exterior|Bare wood at the garage door jamb
exterior|Torn window screens
exterior|Cracked stucco at the chimney chase
exterior|Vinyl siding melted beside the patio
exterior|Loose coping on the parapet
exterior|Brick veneer spalling below the windows
exterior|Front door does not lock
exterior|Sliding patio door will not latch
exterior|Garage door spring is broken
exterior|Soil against the siding
exterior|Downhill grade drains into the basement window well
exterior|Tree leaning on the power drop
exterior|Step at the side entry has crumbled
exterior|Sidewalk slab lifted by roots
exterior|Rotten deck boards
exterior|Fence posts rotted
exterior|Shed roof has fallen in
exterior|Crawl space vents broken
exterior|Fogged glass in the dining room window
exterior|Chimney crown cracked
exterior|Window will not stay open in the bedroom
exterior|Pintura descarapelada en las paredes de afuera
exterior|Ventana de la cocina con vidrio estrellado
exterior|Escalones de concreto quebrados
interior|Bathroom floor is soft around the toilet
interior|Ceiling plaster has fallen in the dining room
interior|Loose tile on the kitchen floor
interior|Hole behind the bedroom door
interior|Peeling paint on the closet walls
interior|Carpet has pet damage and buckles
interior|Cabinet doors missing in the kitchen
interior|Bedroom door does not close
interior|Shower tile grout missing and wall is soft
interior|No floor covering in the family room
interior|Attic insulation has been removed
interior|Water damaged drywall below the window
interior|Pocket door is off its track
interior|Buckled laminate near the dishwasher
interior|Unfinished walls in the addition
interior|Cracked vanity top
interior|Garage ceiling drywall sagging
interior|Azulejos sueltos en la regadera
interior|Puerta de la recámara sin chapa
safety|No rail on the basement steps
safety|Loose railing at the second floor balcony
safety|Deck is four feet high without a guardrail
safety|Wide gaps between the stair balusters
safety|Smoke alarms expired
safety|No CO alarm near the bedrooms with attached garage
safety|Bedroom window painted shut, no second exit
safety|Burglar bars without release
safety|Garage to house door is hollow core
safety|Attic hatch nailed shut
safety|Vermiculite possibly containing asbestos
safety|Elevated radon
safety|Uncovered well pit in the yard
safety|Underground oil tank not in use
safety|Addition built without final permit
safety|Handrail loose at the front porch
safety|Escalera sin barandal
safety|Sin detectores de humo en las recámaras
appliances|Oven door will not close
appliances|Range burner fails to ignite
appliances|Dishwasher drain hose has no high loop
appliances|Dryer vent is crushed behind the dryer
appliances|Disposal hums and does not turn
appliances|Built-in microwave inoperative
appliances|Range hood fan does not work
appliances|Cooktop glass is cracked
appliances|Washing machine drain overflows
appliances|Estufa sin soporte contra vuelcos
pests_mold|Frass and exit holes in the sill
pests_mold|Termite tubes on the foundation wall
pests_mold|Dark fungal growth on attic sheathing
pests_mold|Mouse droppings in the kitchen cabinets
pests_mold|Damp crawl space without a ground cover
pests_mold|Raccoons living in the chimney
pests_mold|Mildew on the bathroom ceiling
pests_mold|Bees entering at the soffit
pests_mold|Carpenter ants in the window frame
pests_mold|Musty smell and wet carpet in the basement
pests_mold|Moho negro en el techo del baño
pests_mold|Nido de avispas en el alero
other|Utilities off at time of visit
other|Gas, water and electric not on
other|Old cars and appliances dumped in the yard
other|Swimming pool is green and the pump is missing
other|Concrete driveway heaved at the apron
other|Solar array disconnected
other|No recorded agreement for the shared well
other|Address numbers missing
other|Brush covers the path to the meter
other|Oil spilled on the ground beside the tank
other|Unpermitted conversion of the carport to a bedroom
other|Addition without finished floors, walls or heat; complete per plans
other|Camino privado sin convenio de mantenimiento
`;
