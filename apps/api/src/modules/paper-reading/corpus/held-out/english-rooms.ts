/** key | category | kind | place | cost from-to | whole | what is wrong, for a cell */
export const HELD_OUT_ROOMS = `
fallen-plaster | interior | repair | Stairwell | 640-640 | Plaster has fallen in the stairwell and the lath shows. The wall is to be re-plastered and finished. | Plaster fallen, lath showing
bare-underfoot | interior | repair | Upstairs bedrooms | 2100-2100 | There is bare plywood underfoot in the upstairs bedrooms. A finished floor must be laid. | Bare plywood floor in bedrooms
flaking-risers | interior | repair | Stair risers and closets | 900-900 | Paint is flaking from the stair risers and closet doors of this house of 1931. It is to be scraped wet by lead-safe means and repainted. | Flaking paint on risers and closet doors
kicked-door | interior | repair | Hall bath | 210-210 | A hole was kicked through the door of the hall bath; hang a new slab. | Hole through bath door
flood-cut | interior | repair | Lower level walls | 2800-2800 | Sheetrock was cut away to four feet after the flood. New board is to be hung, taped and floated. | Sheetrock cut away to four feet
shower-pan | interior/plumbing | repair | Master shower | 1900-1900 | The shower pan in the master bath is cracked and the lowest course of tile has come off. Set a new pan and re-tile. | Shower pan cracked, tile off
torn-out-kitchen | interior | repair | Kitchen | 6500-6500 | Countertops and base cabinets have been torn out. The kitchen must be made usable again. | Countertops and base cabinets torn out
sagging-tiles | interior | repair | Family room | 260-260 | Ceiling tiles sag over the family room where they were wet; exchange the damaged tiles. | Ceiling tiles sagging
leaning-doors | interior | repair | Both bedrooms | 180-180 | The doors of both bedrooms are off their hinges and lean in the garage. They have to be re-installed. | Bedroom doors off hinges
foyer-tile | interior | repair | Foyer | 420-420 | Broken tile in the foyer is lifting and has sharp edges. Take it up and lay new tile. | Tile broken and lifting in foyer
knee-walls | interior | repair | Knee walls | 350-350 | Batts have fallen out of the knee walls; put them back and secure them. | Insulation batts fallen from knee walls
loft-rail | safety | repair | Loft stair | 780-780 | The open-sided stair to the loft lacks any rail. A rail with balusters is to be built to local code. | Loft stair has no rail
absent-detectors | safety | repair | Second level | 160-160 | Smoke detectors were absent on the second level and in every sleeping room; they have to be added. | Smoke detectors absent on second level
co-law | safety | repair | Outside bedrooms | 70-70 | State law asks for a carbon monoxide detector outside the bedrooms, and none was found. Mount one. | No carbon monoxide detector found
welded-bars | safety | repair | Rear bedrooms | 600-600 | Burglar bars at the rear bedrooms are welded shut; refit them with hardware that opens from within. | Burglar bars welded shut
hollow-door | safety | repair | Garage to kitchen | 420-420 | A hollow-core door stands between garage and kitchen. It is to be exchanged for a twenty-minute door with a closer. | Hollow-core door between garage and kitchen
unguarded-drop | safety | repair | Beside driveway | 1150-1150 | A drop of forty inches beside the driveway is unguarded. A barrier must be erected along its edge. | Forty-inch drop unguarded
pool-latch | safety/exterior | repair | Pool gate | 140-140 | The gate to the pool does not latch of its own accord; make it self-latching. | Pool gate not self-latching
no-permit-room | safety/other | completion/repair | Rear room | 400-400 | The rear room was built with no permit on record. Have it signed off by the building department. | Rear room built without permit
lagging | safety | repair | Cellar pipes | 1700-1700 | Friable lagging on the cellar pipes appears to be asbestos. An abatement firm is to remove it and clear the air. | Friable lagging, likely asbestos
radon-seven | safety | repair | Lowest level | 1350-1350 | A radon reading of 7.2 pCi/L calls for a mitigation system and a follow-up test below 4.0. | Radon reading of 7.2 pCi/L
missing-tread | safety/exterior/structural | repair | Deck stair | 240-240 | Treads of the deck stair are cracked and one is gone, so that a person can fall. New treads have to be put in. | Treads cracked and one gone
small-escape | safety | repair | Lower sleeping room | 2600-2600 | The only window of the lower sleeping room is fourteen inches high. Enlarge it for escape or no longer call the room a bedroom. | Window too small for escape
shelter-tubes | pests_mold | repair | Pier nearest bath | 850-850 | Termite shelter tubes climb the pier nearest the bath. A licensed exterminator must treat the house and issue a clearance. | Termite shelter tubes on pier
npma | pests_mold | inspection | Entire property | 95-95 | As this county is one of heavy infestation, a wood infestation report on form NPMA-33 is to be furnished. | Wood infestation report not yet furnished
black-growth | pests_mold | repair | North closet | 1400-1400 | Black growth covers the wall of the north closet; it is to be remediated by a certified contractor and sampled for clearance. | Black growth on closet wall
squirrels | pests_mold | repair | Attic | 480-480 | Squirrels have chewed their way into the attic. Evict them and screen the holes. | Squirrels nesting in attic
exit-holes | pests_mold | repair | Crawl framing | 950-950 | Wood-boring insects left exit holes and frass along the framing. Treatment by a pest control firm is mandatory. | Exit holes and frass of wood borers
fungus | pests_mold/structural | repair | Under floor | 1600-1600 | Fungus grows on the underside of the floor. Treat it and lay six-mil poly over the soil. | Fungus on underside of floor
pigeons | pests_mold | repair | Attic, east end | 520-520 | Droppings of pigeons are heaped at the east end of the attic; have it cleaned, disinfected and screened. | Pigeon droppings heaped in attic
roaches | pests_mold | repair | Kitchen and pantry | 260-260 | Roaches were seen in kitchen and pantry by day. A professional extermination with receipt is required. | Roach infestation
mildew-carpet | pests_mold/interior | repair | Lower level | 780-780 | Carpet on the lower level is ridden with mildew. It has to come out and the slab be disinfected. | Mildew throughout carpet
raccoon | pests_mold | repair | Fireplace chase | 390-390 | A raccoon lives in the chase of the fireplace; wildlife control is to remove it and cap the top. | Raccoon in fireplace chase
utilities-off | other/electrical/plumbing/hvac | repair/inspection/completion | Entire dwelling | 150-150 | Utilities were disconnected. Gas, water and electric are to be turned on and every mechanical system shown to work. | Utilities disconnected
junk-yard | other/exterior | repair | Rear yard | 650-650 | Tires, paint cans and a boat hull litter the rear yard; haul them off. | Tires, cans and hull litter yard
torn-liner | other | repair | Above-ground pool | 900-900 | The above-ground pool stands dry with a torn liner. It is to be dismantled and the ground leveled. | Pool liner torn, pool dry
lifted-walk | other/exterior/safety | repair | Public walk | 560-560 | A slab of the public walk is lifted two inches by a root. Grind it flush or pour a new one. | Walk slab lifted two inches
buried-tank | other/safety/hvac | repair | North side | 2200-2200 | A buried heating-oil tank is no longer in use; have it decommissioned by a licensed firm with a closure letter. | Buried oil tank out of use
den-garage | other/safety/interior | repair/completion | Converted garage | 2400-2400 | The garage was made into a den without approval. Return it to its former use or obtain a certificate. | Garage made into den without approval
framed-only | other/structural | completion/repair | Rear addition | 18000-18000 | The rear addition is framed and no more. It is to be finished by the approved plans and given its certificate of occupancy. | Addition framed only
post-number | other/exterior | repair | Street side | 30-30 | No street number can be made out. Post one with figures four inches high. | Street number not posted
propane | other/safety/hvac/plumbing/exterior | repair | Left side | 380-380 | A propane tank sits within five feet of a window and has to be moved. | Propane tank too near window
hot-tub | other | repair | Deck | 300-300 | The hot tub on the deck is a shell without a pump. Remove it. | Hot tub is an empty shell
`;
