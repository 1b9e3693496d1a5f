/** key | category | kind | place | cost from-to | whole | what is wrong, for a cell */
export const HELD_OUT_SYSTEMS = `
open-knockouts | electrical | repair | Hallway closet | 90-90 | The breaker box in the hallway closet has two open knockouts wide enough for a finger; fit knockout seals. | Two open knockouts in breaker box
bath-receptacles | electrical | repair | Both bathrooms | 240-240 | Receptacles within reach of the bathroom sinks trip nothing when tested. A licensed electrician is to upgrade them to ground-fault type. | Receptacles near sinks lack ground-fault protection
loose-romex | electrical | repair | Garage ceiling | 310-310 | Romex runs loose across the garage ceiling. Secure the cable and sleeve it in conduit where it can be struck. | Romex loose across garage ceiling
sixty-amps | electrical | repair | Service entrance | 2300-2300 | A fuse box of sixty amps serves the entire dwelling. The service has to be upgraded to no less than one hundred amps. | Sixty-amp fuse box serves dwelling
leaning-mast | electrical | repair | Weatherhead | 650-650 | The weatherhead mast leans and its anchor has let go. It is to be plumbed and re-anchored by an electrician. | Weatherhead mast leaning, anchor loose
rug-cord | electrical | repair | Front bedroom | 380-380 | An extension cord has been laid under the rug to feed the window unit. Permanent wiring to that spot must be provided. | Extension cord used as permanent wiring
dead-switches | electrical | repair | Lower level | 220-220 | Several light switches on the lower level are dead. Find the cause and restore them. | Light switches dead
subpanel-bond | electrical | repair | Workshop subpanel | 280-280 | Neutrals and grounds share a bar in the workshop subpanel; they have to be separated. | Neutrals and grounds share a bar
flickering | electrical | inspection | Whole dwelling | 350-350 | Lights flickered in three rooms. A satisfactory evaluation of the wiring by a state licensed electrician is called for. | Lights flicker in three rooms
taped-splices | electrical | repair | Above drop ceiling | 190-190 | Splices wrapped in tape lie above the drop ceiling and are to be put into covered boxes. | Taped splices outside of boxes
cracked-socket | electrical | repair | Meter | 450-450 | The socket of the meter is cracked and open to rain; have it exchanged with the utility's release. | Meter socket cracked and open to rain
standing-sewage | plumbing | repair | Cleanout at driveway | 425-425 | Sewage stood in the cleanout by the driveway. The line to the street is to be rodded and made to run freely. | Sewage standing in cleanout
faucet-runs | plumbing | repair | Kitchen sink | 130-130 | The kitchen faucet will not shut off. Rebuild it or put in another. | Kitchen faucet will not shut off
plugged-valve | plumbing | repair | Water heater closet | 150-150 | Somebody has plugged the temperature and pressure valve of the tank, which is a serious hazard. A new valve is mandatory. | Temperature and pressure valve plugged
dry-lavatory | plumbing | repair | Second-floor bath | 210-210 | There is no running water at the second-floor lavatory; its supply must be reconnected. | No running water at lavatory
weak-pressure | plumbing | inspection | All fixtures | 175-175 | Flow was weak at all fixtures, one at a time. The lender is to require a plumber's written report on the supply piping. | Flow weak at all fixtures
coliform | plumbing | inspection | Private water supply | 120-120 | Because the dwelling is on a private supply, a coliform-free water sample drawn by a third party is required. | Private water supply not tested
health-office | plumbing | inspection | On-site sewage system | 300-300 | A letter from the county health office that the on-site sewage disposal works as it should must be in the file. | On-site sewage disposal not verified
rocking-commode | plumbing | repair | Powder room | 185-185 | The commode in the powder room rocks and has stained the floor at its base; re-seat it on a fresh wax seal. | Commode rocks at its base
burned-pump | plumbing | repair | Sump pit | 340-340 | The pump in the sump pit is burned out. Provide one that operates. | Sump pump burned out
polybutylene | plumbing | repair | Below hall | 1250-1250 | Polybutylene lines drip at two fittings below the hall; re-pipe the affected run in copper or PEX. | Polybutylene lines drip at fittings
gas-odor | plumbing/hvac/safety | repair | Gas manifold | 260-260 | There was an odor of gas at the manifold. A licensed plumber is to locate the leak and make it tight. | Odor of gas at manifold
tub-to-yard | plumbing | repair | Laundry tub | 560-560 | The laundry tub empties into the yard. Tie its drain in to the sanitary sewer. | Laundry tub empties into yard
red-tagged | hvac | repair | Mechanical closet | 3800-3800 | The gas furnace was red-tagged by the utility. Either a new unit is set or this one is made right, and the tag lifted. | Gas furnace red-tagged by utility
space-heaters | hvac | repair | Upstairs bedrooms | 2900-2900 | Plug-in heaters alone serve the upstairs bedrooms. A conventional source of heat that holds fifty degrees must be added. | Only plug-in heaters serve upstairs
stolen-condenser | hvac | repair | Pad at rear | 3400-3400 | Nothing is left of the condensing unit but its pad; a unit of like size is to be set and charged. | Condensing unit missing from pad
short-vent | hvac | repair | Boiler vent | 520-520 | The boiler's vent stops short inside the attic. Extend it through the roof. | Boiler vent ends inside attic
cold-heat-pump | hvac | repair | Heat pump | 700-700 | The heat pump blew cold air in heating mode. An HVAC technician shall restore it and document that it works. | Heat pump blows cold air when heating
open-plenum | hvac | repair | Return plenum | 330-330 | The return plenum is open to the crawl area; close it up and seal it with metal. | Return plenum open to crawl area
scorched-grille | hvac | inspection/repair | Living area | 200-200 | The wall above the heater's grille is scorched. The heater is to be examined by a qualified heating contractor before anybody occupies the house. | Wall scorched above heater grille
level-two | hvac | inspection | Fireplace | 375-375 | Flue tiles of the fireplace are cracked as far as could be seen. A level two inspection by a certified sweep is required. | Flue tiles cracked
no-thermostat | hvac | repair | Hall wall | 180-180 | Bare wires are all that remains of the thermostat. Supply one and connect it. | Thermostat missing
overflowing-pan | hvac | repair | Air handler, attic | 290-290 | The pan under the air handler overflows into the room below; clear its drain and add a float switch. | Pan under air handler overflows
hood-dead | appliances | repair | Kitchen range hood | 210-210 | The fan of the range hood does not run. Put it in working order. | Range hood fan does not run
oven-spring | appliances | repair | Built-in oven | 145-145 | A broken spring keeps the door of the built-in oven from closing; the appliance is to be fixed. | Oven door will not close
no-stove | appliances | repair | Kitchen | 650-650 | There is no stove in the kitchen. Agency guidelines call for a cooking appliance; set one in place. | No cooking appliance in kitchen
dishwasher-gasket | appliances | repair | Kitchen | 190-190 | The dishwasher leaks at its gasket when it runs. Fix it or swap it out. | Dishwasher leaks at gasket
seized-disposer | appliances | repair | Kitchen sink | 230-230 | The disposer only hums and is seized up; put in a new disposer. | Disposer seized
plastic-dryer | appliances | repair | Laundry closet | 165-165 | The dryer's exhaust is of white plastic and ends behind the machine. Rigid metal has to be run to the outdoors. | Dryer exhaust plastic, ends indoors
burned-element | appliances | repair | Wall oven | 240-240 | The lower element of the wall oven is burned out. Restore the appliance to service. | Wall oven element burned out
tipping-range | appliances/safety | repair | Kitchen range | 45-45 | The freestanding range tips when its door is loaded. It is to be fastened with the maker's hardware. | Freestanding range tips
sparking-microwave | appliances | repair | Above range | 320-320 | The microwave above the range sparks when it is started. Take it out or exchange it. | Microwave sparks
warm-refrigerator | appliances | repair | Kitchen | 480-480 | The refrigerator that goes with the house does not get cold and is to be put right by the seller. | Refrigerator does not get cold
`;
