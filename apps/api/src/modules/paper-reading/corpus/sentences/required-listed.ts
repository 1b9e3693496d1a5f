/** An entry of a list under a heading that says that it must be done: often no verb at all. */
export const REQUIRED_LISTED = `
roof|repair|Curling shingles, rear slope
roof|repair|Replacement of roof over sunroom
roof|repair|Gutter missing at NW corner
roof|inspection|Roof cert (2 yr min)
roof|repair|Loose flashing @ chimney - reseal
roof|repair|Decking rotted at eaves, replace as req'd
electrical|repair|Missing GFCI's in kitchen & baths
electrical|repair|Broken outlet cover, hallway
electrical|repair|Exposed wires @ rear porch light
electrical|repair|Double taps in main panel
electrical|inspection|Electrician's letter re: knob & tube
electrical|repair|Unsecured cable at meter
plumbing|repair|TPR valve discharge tube
plumbing|repair|Leak @ kitchen faucet
plumbing|repair|WH: add seismic straps
plumbing|repair|Toilet in master does not flush
plumbing|inspection|Well flow and potability test
plumbing|inspection|Septic inspection & pump receipt
plumbing|inspection|Satisfactory water analysis
hvac|repair|Furnace inop.
hvac|repair|A/C not cooling - service
hvac|inspection|HVAC clearance by licensed contractor
hvac|repair|Rusted flue at water heater
hvac|repair|No permanent heat in BR #3
structural|inspection|Engineer's report on settlement
structural|repair|Sister cracked joists
structural|repair|Deck ledger not bolted
structural|repair|Rotten sill at back door
exterior|repair|Chipping and peeling paint - all exterior trim (pre-1978)
exterior|repair|Broken window panes (3)
exterior|repair|Soffit open at back of house
exterior|repair|Regrade at rear to drain
exterior|repair|Garage door opener lacks auto reverse
exterior|repair|Front stoop, cracked and uneven
exterior|repair|Fence down on west side
interior|repair|Ceiling hole in bedroom two
interior|repair|Floor covering in laundry
interior|repair|Bath tile falling off
interior|repair|Bedroom door off hinges
safety|repair|Handrails: front porch and basement
safety|repair|Smoke/CO detectors
safety|repair|Deck railing wobbly
safety|repair|Window bars in bedrooms w/o release
safety|completion/inspection/repair|Open permit #2019-0443
safety|repair|Gap between balusters exceeds 4"
appliances|repair|Stove missing
appliances|repair|Dishwasher inoperable
pests_mold|inspection|Clear pest report
pests_mold|repair|Mold-like substance on joists
pests_mold|repair/inspection|Section 1 termite items
other|completion/inspection/repair|Utilities on for re-inspection
other|repair|Debris in rear yard
other|repair|Crack in pool shell
other|completion/inspection|Private road agreement
other|repair|Uneven driveway, trip hazard
roof|repair|Techo: tejas sueltas en la parte de atrás
electrical|repair|Apagador quebrado en la sala
plumbing|repair|Goteo en la llave del lavabo
hvac|repair|Calefacción no enciende
exterior|repair|Vidrio quebrado, ventana del frente
safety|repair|Barandal faltante en escalera
pests_mold|inspection|Reporte de termitas
interior|repair|Hoyo en la tablaroca del pasillo
structural|inspection|Carta de ingeniero sobre los cimientos
other/safety|completion/inspection|Permiso final de la ampliación
`;

/** Conditions of a lender or reviewer: what of their list concerns the house. */
export const REQUIRED_OF_LENDER = `
roof|inspection|Provide roof inspection by licensed contractor evidencing min. 2 years remaining life.
exterior|repair|Property: scrape & paint all defective paint surfaces per appraisal pg 12.
plumbing|inspection|Well water test meeting EPA standards, dated within 90 days.
pests_mold|inspection|Termite report (NPMA-33), signed by buyer, no active infestation.
safety|repair|Install handrail at basement stairs per appraiser's comments; 1004D with photos to follow.
electrical|repair|Cover plates to be installed - evidence by photo.
structural|inspection|Structural engineer's certification of foundation, PTD.
hvac|repair|Repair furnace; paid invoice from licensed HVAC company.
other|completion/inspection|Utilities must be on at time of final inspection (form 92051).
plumbing|repair|Evidence that leaking water heater has been replaced.
roof|repair|Proof of replacement of damaged roof shingles.
safety|repair|Photo documentation of CO detector installation (state requirement).
interior|repair|Evidence of installed flooring in the primary bedroom.
other|completion|Final inspection/1004D showing completion of construction per plans.
plumbing|inspection|Septic certification by county or licensed installer.
`;
