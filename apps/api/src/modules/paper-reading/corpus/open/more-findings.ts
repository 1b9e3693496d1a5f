/** key | category | kind | place en | place es | cost from-to | defect en | action en: words that the first part has not. */
export const MORE_FINDINGS = `
m-roof-1 | roof | repair | Sunroom roof |  | 300-900 | Fasteners are backing out of the metal panels. | Drive new gasketed screws and patch the enlarged holes. | |
m-roof-2 | roof | repair | North rake |  | 200-500 | Drip edge was never installed. | Supply drip edge along the rake. | |
m-roof-3 | roof | inspection | Main roof |  | 150-350 | Hail marks are visible on the soft metals. | A roofing company must report on the covering's remaining life. | |
m-el-1 | electrical | repair | Utility room |  | 80-250 | The panel has two empty slots without fillers. | Fillers to be fitted by an electrician. | |
m-el-2 | electrical | repair | Den |  | 120-400 | Receptacles tested as reversed polarity. | Have an electrician re-terminate the affected receptacles. | |
m-el-3 | electrical | repair | Detached garage |  | 400-1200 | The feeder lies on the ground between the buildings. | The feeder shall be buried or run in conduit. | |
m-pl-1 | plumbing | repair | Hall bath |  | 120-300 | The commode rocks when sat on. | Commode to be re-set on a new seal. | |
m-pl-2 | plumbing | repair | Basement |  | 300-900 | The cast iron stack has a hairline split. | Split section must be cut out and renewed. | |
m-pl-3 | plumbing | inspection | Site |  | 300-600 | Wet ground lies over the leach field. | Septic contractor to inspect and certify the system. | |
m-pl-4 | plumbing | repair | Water heater closet |  | 100-250 | The safety valve is plugged. | A working T&P valve with discharge line is needed. | |
m-hv-1 | hvac | repair | Attic |  | 150-700 | A flex duct hangs loose from its boot. | Strap and seal the duct. | |
m-hv-2 | hvac | inspection | Mechanical room |  | 150-300 | The boiler shows soot at its door. | Boiler requires a combustion analysis by a heating contractor. | |
m-hv-3 | hvac | repair | Rear yard |  | 300-2500 | The condensing unit did not start. | Cooling must be returned to working order. | |
m-st-1 | structural | repair | Crawl space |  | 500-2000 | A pier has tipped off its pad. | Re-set the pier on a proper pad. | |
m-st-2 | structural | inspection | Basement |  | 400-900 | The block wall leans in by an inch. | An engineer's letter on the wall is needed before closing. | |
m-st-3 | structural | repair | Rear porch |  | 600-2500 | Two joists have lost their bearing. | Joists shall be hung in proper hangers. | |
m-ex-1 | exterior | repair | West gable |  | 300-1200 | Clapboards have split and admit water. | Split boards to be renewed and painted. | |
m-ex-2 | exterior | repair | Kitchen window |  | 150-400 | The lower pane is cracked across. | Reglaze the sash. | |
m-ex-3 | exterior | repair | Front walk |  | 200-1500 | A slab stands two inches proud of the next. | Raised slab to be ground or re-laid. | |
m-ex-4 | exterior | repair | Dwelling exterior |  | 500-4000 | Paint is loose on the eaves of this 1940s home. | Loose paint must be removed and surfaces coated. | |
m-in-1 | interior | repair | Dining room |  | 200-700 | Plaster has let go of the lath overhead. | Sound plaster is required. | |
m-in-2 | interior | repair | Laundry |  | 200-900 | Bare particle board serves as the floor. | Lay a washable floor covering. | |
m-in-3 | interior | repair | Bath |  | 300-1500 | Tiles at the tub have come away. | Tiles need to be re-set and grouted. | |
m-sa-1 | safety | repair | Rear stair |  | 100-400 | Four risers and nothing to hold on to. | A graspable rail is required along the stair. | |
m-sa-2 | safety | repair | Upper hall |  | 40-200 | No smoke alarm was found outside the bedrooms. | Alarms to be fitted to code. | |
m-sa-3 | safety | repair | Lower bedroom |  | 150-900 | The window bars have no inside release. | Releases must be provided or bars taken off. | |
m-sa-4 | safety | repair | Deck |  | 300-1500 | The guard moves under hand pressure. | Guard shall be made rigid. | |
m-ap-1 | appliances | repair | Kitchen |  | 300-900 | The oven does not come up to heat. | Oven is to be put in working order. | |
m-ap-2 | appliances | repair | Laundry |  | 60-200 | The dryer blows into the basement. | Duct the dryer outdoors. | |
m-pm-1 | pests_mold | inspection | Dwelling |  | 75-200 | Shelter tubes were seen on a pier. | Pest report by a licensed operator required. | |
m-pm-2 | pests_mold | repair | Attic |  | 400-2500 | Dark growth covers the underside of the roof boards. | A remediation firm shall clean it and cure the damp. | |
m-pm-3 | pests_mold | repair | Crawl space |  | 400-1800 | The earth is uncovered and damp. | Ground cover of polyethylene to be laid. | |
m-ot-1 | other | repair | Rear yard |  | 200-900 | Scrap metal and tires fill the yard. | Scrap and tires must be hauled off. | |
m-ot-2 | other | inspection/completion | Dwelling |  | 0-300 | Gas and water were not on. | Gas and water shall be on for the final inspection. | |
m-ot-3 | other | repair | Driveway |  | 300-2500 | Tree roots have heaved the driveway. | Heaved panels need replacing. | |
`;
