/** key | category | kind | place | cost from-to | whole | what is wrong, for a cell */
export const HELD_OUT_STRUCTURE = `
ridge-caps | roof | repair | Main ridge | 350-350 | Ridge caps have blown off along roughly six feet of the main ridge, leaving the felt exposed. The ridge must be re-capped by a roofing contractor. | Ridge caps blown off, felt exposed along main ridge
stack-daylight | roof | repair | Attic, furnace stack | 275-275 | Daylight shows around the furnace stack when viewed from inside the attic. Reflash the penetration so that it is weathertight. | Daylight visible around furnace stack at roof penetration
porch-rolled | roof | repair | Enclosed porch | 1800-1800 | The rolled roofing over the enclosed porch has blistered and split. Recover the porch with new material prior to settlement. | Rolled roofing blistered and split
cedar-shakes | roof | repair | Dwelling, all slopes | 14500-18000 | Cedar shakes are cupped, split and in places gone altogether; the covering is at the end of its service life and is to be torn off and renewed. | Cedar shakes cupped, split and missing
two-year-letter | roof | inspection | Roof | 200-200 | A roofer's certification of no less than two remaining years is to be furnished, since granule loss is heavy on the west side. | Heavy granule loss, remaining life in question
valley-metal | roof | repair | Above dining room | 650-650 | Valley metal above the dining room is rusted through. New valley metal is required. | Valley metal rusted through
skylight-curb | roof | repair | Upstairs hall | 400-400 | Water tracks down from the skylight in the upstairs hall; its curb has to be re-flashed and sealed. | Skylight curb admits water
counterflashing | roof | repair | Chimney, back side | 480-480 | Counterflashing behind the chimney has come out of the mortar joint and is to be let back in and sealed. | Counterflashing out of mortar joint
hail-front | roof | repair | Front slope | 5200-5200 | Hail has bruised the whole front slope according to the owner's insurer. Re-roofing of the front slope is a requirement of this assignment. | Hail damage over entire front slope
steep-pitch | roof | inspection | Rear slope | 225-225 | Owing to the steep pitch the rear slope could not be viewed from the ground. The value rests on a satisfactory inspection of it by a licensed roofer. | Rear slope not visible, steep pitch
missing-downspout | roof/exterior | repair | Left rear corner | 140-140 | Hang the missing downspout at the left rear corner and carry its discharge five feet from the wall. | Downspout missing
girder-dropped | structural | repair | Under kitchen | 3200-3200 | The center girder under the kitchen has dropped about an inch and a half where its pier sank. It is to be jacked, shimmed and set on a newly poured pier. | Girder dropped at sunken pier
bowed-wall | structural | inspection | East foundation wall | 600-600 | A licensed structural engineer must examine the bowed east foundation wall and state in writing what, if anything, is needed. | East foundation wall bowed inward
bath-joists | structural | repair | Beneath main bath | 1450-1450 | Joists beneath the main bath are decayed and have lost bearing. Replace or sister them. | Joists decayed, bearing lost
punky-rim | structural | repair | Behind deck | 900-900 | The rim board behind the deck is punky from long wetting; cut out the unsound wood and put in treated lumber. | Rim board soft from long wetting
collar-ties | structural | repair | Attic framing | 750-750 | Collar ties were cut away to make room for storage. The framing is to be restored by a qualified carpenter. | Collar ties cut away
stoop-separated | structural/exterior | repair | Front stoop | 1900-1900 | The front stoop has come away from the house by three inches and keeps settling. Underpin the stoop or rebuild it. | Stoop separated from house and settling
shifted-pads | structural | repair | Crawl area | 5800-5800 | At least nine pads have shifted beneath this pier-and-beam house. The house is to be re-leveled by a foundation company. | Nine pads shifted, floors out of level
rusted-posts | structural/exterior | repair | Carport | 1100-1100 | Steel posts of the carport are rusted through at the slab and no longer carry the load. Set new posts. | Carport posts rusted through at slab
garage-lintel | structural/exterior | repair | Garage opening | 1650-1650 | The lintel over the garage opening has rusted and the brick above it has dropped; renew the lintel and re-lay the brick. | Lintel rusted, brick above dropped
double-wide | structural | inspection | Foundation | 550-550 | Since this is a double-wide, a registered engineer's certification that the foundation is permanent is called for. | Foundation of double-wide not certified
alligatored | exterior | repair | Eaves and casings | 2400-2400 | Paint on the eaves and window casings is alligatored and coming loose in sheets. As the house dates from 1931, loose paint is to be removed by lead-safe means and the wood sealed and given two coats. | Loose, alligatored paint at eaves and casings
melted-vinyl | exterior | repair | Rear wall by patio | 520-520 | Vinyl siding has melted and torn away behind the grill area; new panels are to be installed to match. | Vinyl siding melted and torn
boarded-windows | exterior | repair | Cellar windows | 480-480 | Three cellar windows are boarded up and have to be re-glazed. | Three cellar windows boarded up
storm-door | exterior | repair | Kitchen entry | 160-160 | The storm door at the kitchen entry hangs from a single hinge. Re-hang it or take it off. | Storm door hangs from one hinge
soffit-open | exterior | repair | Right gable | 300-300 | Soffit panels at the right gable have dropped and left an opening. Close it with new soffit. | Soffit panels dropped
loose-brick-steps | exterior | repair | Side entry | 700-700 | Bricks of the side entry steps are loose underfoot and are to be re-laid in fresh mortar. | Brick steps loose underfoot
ponding-uphill | exterior | repair | Rear wall | 1300-1300 | Runoff from the uphill lot ponds against the rear wall. Cut a swale so that it is carried around the house. | Runoff ponds against rear wall
bare-plywood | exterior | repair | Detached workshop | 850-850 | The detached workshop is clad in bare, weathered plywood that must be primed and painted against the weather. | Bare weathered plywood cladding
brick-mold | exterior | repair | Front entry | 260-260 | Brick mold at the front entry is rotten at the bottom; splice in new trim and finish it. | Trim at entry rotten at bottom
crushed-panel | exterior | repair | Garage, left bay | 620-620 | A panel of the left overhead door is crushed so that it will not close. The damaged section is to be renewed. | Overhead door panel crushed, will not close
dead-oak | exterior | repair | West side of lot | 1500-1500 | A dead oak hangs over the bedroom wing and drops limbs; it is to be taken down. | Dead oak overhangs dwelling
crawl-door | exterior/structural | repair | Crawl access | 120-120 | The crawl access has no door. Cover the opening with a fitted door. | Door of crawl access missing
spalled-stucco | exterior | repair | Below rear windows | 980-980 | Stucco has spalled below the rear windows and the lath is showing; patch it and seal the wall. | Stucco spalled, lath showing
`;
