import type { FeatureRow } from './features.js';

type Rows = readonly FeatureRow[];

export const EXTERIOR_FEATURES: Rows = [
  [
    'paint',
    6,
    'flaking|lead-based|defective paint|unpainted|despintad|barniz|repinte|coating|(?:re-?)?paint|primer|primed?|scrape|pintur|pintar|repintar|descascar|bare wood|madera expuesta|chipp',
  ],
  [
    'siding',
    7,
    'cladding|clap ?boards|t1-?11|hardboard|eifs|aplanado|estuco|parging|siding|clapboard|stucco|revestimiento(?! de la chimenea)|house ?wrap|veneer',
  ],
  [
    'fascia',
    7,
    'brick ?mou?ld|rake (?:board|trim)s?|parapet|coping|capstone|porch ceiling|bargeboard|corner board|window trim|cornisa|cornice|frieze|fascia|soffit|rake board|alero(?!.*entablado)|tapacan|exterior trim|trim board|wood ?rot|wood trim',
  ],
  [
    'window',
    6.5,
    'lites?(?![\\p{L}])|re-?glaz|window(?= (?:pane|glass|frame|sash|screen|lock|will|does|is|has|trim))|casement|thermal pane|double[- ]pane|vidriera|ventanal|mosquitero|window(?! well| sill| header| in the)|glass|panes?(?![\\p{L}])|glaz|sash|ventana|vidrio|cristal|storm window|screen',
  ],
  [
    'exterior_door',
    7,
    'weather ?strip|front entry(?! step)|threshold|(?:exterior|entry|front|rear|back|side|garage) (?:door )?jamb|(?:the |garage |door )opener|storm door|door to the (?:yard|outside|deck|patio)|sliding (?:patio|glass) door|roll-?up|porton|puerta (?:de (?:entrada|cochera|calle)|al (?:patio|exterior))|(?:exterior|entry|front|rear|back|side|storm|patio|overhead|garage|entrance) door|puerta (?:exterior|de(?:l)? (?:garaje|entrada|la cochera)|trasera|principal)|overhead|door opener|garage door',
  ],
  [
    'grading',
    7,
    '(?:soil|earth|dirt|mulch) (?:is |has been |was )?(?:piled|banked|built up|above|against|covers)|(?:downhill|reverse|improper|poor) (?:grade|slope)|(?:grade|yard|lot|ground) (?:drains|slopes|pitches|falls)|ground (?:slopes|falls|pitches)|yard (?:slopes|drains|pitches)|swale|backfill|wood[- ]to[- ](?:soil|earth)|soil contact|pendiente|relleno|declive|grading|regrade|(?:negative )?grade|slopes? toward|soil(?!ed|[- ](?:stack|pipe))|terreno|nivelar|renivelar|positive drainage|drains? away',
  ],
  [
    'rain_ponds',
    7.8,
    '(?:rain|water|runoff|rainwater) (?:ponds|pools|gathers|sits|stands|collects)(?! on (?:the )?(?:low|flat|roof))',
  ],
  [
    'drainage',
    7,
    'water (?:stands|collects|pools|ponds|sits|gathers)|window well|catch basin|yard drain|runoff|charco|acumula(?:cion)? (?:de )?agua|standing water|drainage|ponding|french drain|drenaje|agua estancada|encharca',
  ],
  [
    'tree',
    7.7,
    'boughs?|prune|pruning|overhang(?:ing)? (?:limb|branch)|stump|tronco|tree(?! roots?)|limb|branch(?! wiring| circuit)|arbol|ramas?(?![\\p{L}])|shrub',
  ],
  [
    'step',
    6,
    'ramp(?![\\p{L}])|light ?well|areaway|bulkhead|exterior stair|(?:lifted|raised|uneven|settled) (?:panel|flag|walk|section)|uplift|raised slab|(?:slab|walk|paver|flag)s? (?:stands?|sits?|raised|proud|lifted|heaved)|treads?(?![\\p{L}])|concrete (?:at|by|near) the (?:entry|entrance|porch|door)|broken concrete|landing(?![\\p{L}])|front walk|paver|peldano|gradas?(?![\\p{L}])|andador|porch step|(?:front|rear|entry|concrete|exterior|porch|broken|stoop) step|steps?(?= (?:is|are|has|at|to|and)|[.,;]|$)|stoop|walkway|sidewalk|escalon|acera|banqueta',
  ],
  [
    'masonry',
    7.5,
    'chimney (?:brick|stack|cap|top|mortar)|stone(?:work)?|block wall(?! (?:leans?|bows?|bulges?|is (?:leaning|bow)))|spalled|piedra|mamposteria|chimney|mortar|brick(?! ?mou?ld)|masonry|repoint|tuck-?point|chimney (?:crown|cap|is|has|masonry|leans|top)|mortero|ladrillo|rejuntar|corona',
  ],
  ['vent_screen', 8, 'foundation vent|vent screen|crawl ?space vent|respirader|gable vent'],
  [
    'shed',
    7,
    'gazebo|pergola|storage building|caseta|galpon|tejaban|shed(?![\\p{L}])|outbuilding|barn|carport|cobertizo|lean-to',
  ],
  [
    'fence',
    8,
    'gate(?![\\p{L}])|reja perimetral|alambrado|pool (?:fence|gate|enclosure)|fence|fencing|pool barrier|cerca(?! de|r)|cerca de la piscina|valla|barda',
  ],
  ['patio', 7.2, '(?:concrete|brick|paver|rear|stone|back) patio(?! door)'],
  [
    'deck',
    6,
    'porch(?! light| step| roof| column| support| post| pier)|decking|balcon|entarimado|deck board|deck(?:ing)?(?= (?:is|board|has|surface|sur))|porch floor|patio(?= slab| is| has)|balcony',
  ],
];

export const INTERIOR_FEATURES: Rows = [
  ['door', 5.8, 'door(?!way)|puerta'],
  ['interior_paint', 7, 'interior paint|pintura interior|(?:ceiling|closet|wall) paint'],
  [
    'open_framing',
    8,
    '(?:framing|studs?|studwork) (?:is|are|was|were|left) (?:left )?(?:open|exposed|bare|visible)|open (?:studs|framing)|fire[- ]rated (?:board|gypsum|drywall)|(?:opening|gap|penetration) in the (?:wall|ceiling) between',
  ],
  [
    'drywall',
    6.6,
    'wall ?board|lath|hole(?:s)? in (?:the |an? )?(?:\\p{L}+ ){0,2}(?:wall|ceiling)|plafon|muro interior|pared interior|enlucido|boquete|unfinished (?:wall|ceiling|drywall)s?|drywall|sheet-?rock|plaster|gypsum|panel(?:es)? de yeso|paneles sin|tablaroca|yeso|cielo raso|ceiling(?! (?:fan|light|fixture|lamp))|studs?(?![\\p{L}])|wall board|fire ?wall|pared cortafuego',
  ],
  ['carpet', 7, 'tapete|moqueta|carpet|alfombra|rug'],
  [
    'flooring',
    6.4,
    'bare plywood|plywood (?:is |was )?(?:exposed|showing)|floor ?boards?|planks?|parquet|tub surround|shower (?:wall|surround|enclosure|stall|tile)|wall tile|tarima|suelo|laminado|loza|mosaico|ceramic|floor(?:ing)?(?! joist|s? system| framing| support| beam| girder| structure)(?: cover)?|hardwood|laminate|vinyl|linoleum|(?<!(?:slate|roof|clay|concrete) )tile|piso(?! del)|azulejo|vinilo|loseta|duela|grout|baldosa',
  ],
  [
    'cabinet',
    7.6,
    'vanity (?:is|was) (?:loose|not|damaged|swollen)|drawers?|vanity (?:top|cabinet|base|door)|cupboard|kitchen (?:is|was|lacks|has no)|worktop|gavetas?|mesada|(?<!(?:furnace|panel|electrical|boiler) )cabinet|counter ?top|gabinete|encimera|working kitchen|cocina funcional|alacena',
  ],
  [
    'insulation',
    8,
    'thermal (?:blanket|batt)|batt(?![\\p{L}])|batts(?![\\p{L}])|fibra de vidrio|(?<!line )insulat(?!(?:ing|ed) (?:glass|pane|unit|window)|ion (?:on|of) (?:the|an?) (?:service|cable|wir|conduct|drop|line))|aislamiento(?! de asbesto)|aislar|aislante',
  ],
  ['attic_stair', 7, 'attic (?:ladder|stair)|pull-?down (?:attic )?(?:stair|ladder)'],
  ['closet', 5, 'closet|baseboard(?! heat)|interior trim'],
];

export const SAFETY_FEATURES: Rows = [
  [
    'handrail',
    9,
    '(?:to|can be) grasp|agarrarse|sostenerse|risers? (?:and|with|has|have)|hold on to|banister|grab ?rail|barandilla|baranda de (?:la )?escalera|stair(?:s|way|case)? (?:has|have|with|lacks?) no rail|(?<!its )(?<!slider )(?<!door )(?<!towel )(?<!chair )(?<!curtain )(?<!drawer )rail(?:ing)?s?(?= (?:at|on|for|along|is|are|to)|$|[.,;])|hand-?rail|stair ?rail|graspable|pasamano|railing(?! on the deck)|barandal',
  ],
  [
    'guard',
    9,
    '(?:barrier|pool) alarm|(?:unprotected|unguarded) (?:edge|side|drop|opening)|safety rail|barrier (?:at|on|along)|open (?:side|edge)s?|drop-?off|protective rail|balcony rail|porch rail|borde abierto|guard ?rail|guard(?![\\p{L}])|guards(?![\\p{L}])|baranda(?!l)|no rail|deck rail',
  ],
  [
    'baluster',
    9,
    'openings? (?:between|in) the (?:rail|guard|spindle)|pickets?(?![\\p{L}])(?! (?:in|on|of) the fence| fence)|baluster|spindle|picket spacing|barrote|balaustre',
  ],
  [
    'smoke_alarm',
    9,
    'smoke(?! ?pipe| test| stain)|detectors?(?= (?:are|is|were|was|must|should|shall|to|in|on|missing))|fire alarm|humo(?![\\p{L}])|smoke (?:alarm|detector)|smokes?(?= and)|detector(?:es)? de humo|alarma(?:s)? de humo',
  ],
  ['co_alarm', 9, 'c\\.o\\.|monoxid|carbon[- ]monoxide|co (?:alarm|detector)|monoxido de carbono'],
  [
    'security_bars',
    9,
    'protecciones (?:de|en) (?:las )?ventanas?|salida rapida|grates? (?:over|on|at)|bars (?:over|on|at)|security bar|burglar bar|window bar|iron bar|rejas?(?![\\p{L}])|quick[- ]release|release mechanism|apertura rapida',
  ],
  [
    'open_well',
    9,
    '(?:old|disused|unused|unsealed|dug) well(?:(?= is (?:un|not |open))|(?= (?:un|not )))|well is (?:uncovered|open|unsealed|not (?:covered|sealed|capped))',
  ],
  [
    'egress',
    9,
    'double[- ](?:keyed|cylinder)|only exit|no way out|way out in|nailed shut|screwed shut|(?<!tubo de )(?<!gas de )escape(?! de (?:gas|humo))|second exit|painted shut|emergency exit|ventana de escape|egress|escape (?:window|route|opening)|means of escape|salida de emergencia|egress well|rescue opening',
  ],
  ['asbestos', 6.3, 'asbesto'],
  [
    'loose_asbestos',
    8.5,
    'asbestos (?:\\p{L}+ )?(?:insulation|lagging|covering)|(?:loose|damaged|torn|broken|exposed) asbestos|vermiculite|transite|friable|asbestos (?:pipe|duct|wrap|siding|debris)|pipe wrap',
  ],
  [
    'permit',
    8,
    'permit(?![\\p{L}])|permits(?![\\p{L}])|code official|permiso|(?:open|expired|missing|building|final|closed|outstanding|required|finaled|no) permit|permiso (?:abierto|vencido|de construccion|final)|building department|final approval|code (?:violation|compliance|official)|permit(?:s)? (?:for|is|was|has|must|never)',
  ],
  [
    'attic_access',
    8,
    'scuttle|access (?:panel|door|hatch)|access (?:must|shall|should|to|is to|needs to) be (?:provided|given|made)|provide access|crawl ?space (?:is|was) (?:sealed|closed|nailed)|attic (?:is|was) (?:sealed|closed|nailed)|no access to|trampilla|escotilla|(?:attic|crawl ?space|scuttle)(?: space)? (?:access|hatch|opening)|access to (?:the )?(?:attic|crawl)|acceso al (?:atico|espacio)',
  ],
  [
    'pit',
    8.5,
    'hole in the (?:yard|ground)|excavation|cisterna|fosa abierta|hoyo(?! en (?:la |el )?(?:pared|tablaroca|techo|plafon|yeso|puerta))|foso|well pit|(?:open|uncovered|unfenced|abandoned) (?:pit|well|cistern|shaft)|pozo abierto|cistern',
  ],
  ['radon', 9, 'radon'],
  [
    'fire_door',
    9,
    'door (?:\\p{L}+ ){0,7}fire[- ]resist|spring hinge|door between (?:the )?(?:attached )?garage|garage[- ]to[- ](?:house|dwelling|home) door|house[- ]to[- ]garage door|door (?:in)?to the (?:house|dwelling|living)|no (?:self-)?closer|door (?:from|between|into|to) the (?:attached )?garage(?: (?:to|and|into) the (?:house|dwelling|kitchen|home))?|hollow[- ]core|fire (?:door|separation|rating)|solid[- ]core|closer on the door|fire-?rated (?:self[- ]closing )?door|not fire-?rated|rated (?:self-closing )?door|self-closing door|\\d+[- ]minute|one[- ]hour|(?:door|puerta).{0,80}(?:fire[- ]rat|resistente al fuego)|fire door|separation door',
  ],
  [
    'buried_tank',
    9,
    '(?:oil|fuel) tank (?:is |was )?(?:no longer|not) (?:in )?use|tank in the ground|oil tank in the (?:yard|ground)|tanque en (?:el )?(?:patio|jardin|terreno)|(?:abandoned|buried|underground|disused|unused) (?:\\p{L}+ )?(?:\\p{L}+ )?tank|tanque (?:de combustible )?(?:abandonado|enterrado)|tanque.{0,30}(?:abandonado|enterrado)',
  ],
  [
    'lead',
    5,
    'lead hazard|(?:fall(?:ing)?|trip(?:ping)?) (?:hazard|risk)|riesgo de (?:caida|tropiezo)|safety hazard|peligro',
  ],
];

const APPLIANCES: Rows = [
  [
    'range',
    6.8,
    'hob(?![\\p{L}])|cooking surface|kitchen stove|cooking (?:range|appliance)|hornillas|cocina de gas|cocina electrica|range(?! hood| of)|oven|stove(?! pipe)|cook-?top|burner|anti-?tip|estufa(?! de lena)|hornilla|quemador|parrilla|range hood|horno',
  ],
  ['dishwasher', 8, 'lavatrastes|dish-?washer|lavaplatos|lavavajillas'],
  ['dryer', 8.5, 'clothes dryer|dryer|secadora'],
  ['disposal', 8.2, 'disposal(?! field| system)|disposer|triturador'],
  ['washer', 7.6, 'clothes washer|washer(?! and dryer hook)|washing machine|lavadora'],
  [
    'microwave',
    8,
    'fridge|freezer|trash compactor|nevera|campana|microwave|refrigerator|appliance|microondas|refrigerador|electrodomestico|built-in oven',
  ],
];

const PESTS: Rows = [
  [
    'termite',
    9.5,
    'pests?(?![\\p{L}])|plagas?(?![\\p{L}])|wood infest|mud tube|tubes on the|wood[- ]boring|insect (?:damage|inspection|report|clearance)|swarmer|frass|exit holes?|galler(?:y|ies) in|mud tubes?|shelter tubes?|polilla|xilofag|fumigacion|termite|wood[- ]destroying|wdi(?:r|o)?(?![\\p{L}])|npma|pest (?:inspection|control|treat)|termita|insectos? (?:de la|destructor)|comejen',
  ],
  ['ants', 9.5, '(?<![\\p{L}])ants?(?![\\p{L}])|carpenter ant|hormiga'],
  ['beetle', 9.5, 'beetle|escarabajo|powder-?post'],
  [
    'mold',
    9.2,
    '(?:black|dark|green|mold) spot(?:s|ting)|remediation (?:firm|company|contractor|specialist)|(?:black|dark|green|white|fungal) (?:growth|spots|stain)|growth(?= (?:on|covers|at|along))|microbial|hongo|organic growth|(?<!brick )(?<!brick)mou?ld(?!ing)|mildew|moho|fung(?:us|al|i)',
  ],
  [
    'rodent',
    9,
    'vermin|gnaw|burrow|ratas?(?![\\p{L}])|alimana|rodent|mice|mouse|rats?(?![\\p{L}])|droppings|raton|roedor|excremento|squirrel|raccoon',
  ],
  [
    'barrier',
    8.8,
    'moisture cover|plastic sheet|poly(?:ethylene)? (?:sheet|cover|ground)|moisture in the crawl|bare (?:earth|soil|dirt) (?:in|under)|polietileno|vapou?r (?:barrier|retarder)|moisture barrier|barrera de vapor|ground cover|damp crawl|standing moisture|humedad bajo',
  ],
  [
    'bats',
    9.2,
    'pigeon|birds?(?![\\p{L}])|guano|palomas|nido|bats?(?![\\p{L}])|roosting|murcielago|wildlife|birds? nest',
  ],
  ['bees', 9.2, 'bees?(?![\\p{L}])|wasp|hornet|hive|honey|colmena|abeja|avispa'],
  [
    'musty',
    8.6,
    'dampness|odor of (?:mold|damp)|flood(?:ed)? basement|water in the basement|seepage (?:in|into|at|through|along)|water seepage|huele|mojad|musty|wet carpet|olor a humedad|damp (?:odor|smell)|wet basement|dry out',
  ],
  ['infestation', 8.5, 'infest|plaga|exterminat|roach|cucaracha|insect'],
];

const OTHER: Rows = [
  [
    'utilities',
    8.5,
    '(?:el |la )(?:gas|agua|luz|electricidad) y (?:el |la )(?:gas|agua|luz|electricidad)|conectar los servicios|suministros|luz, agua|agua, gas|gas, agua|gas, water|water, gas|utilit(?!y (?:room|closet|sink|area|panel|tub|hall))|gas service|(?:gas|power|water|electric(?:ity)?|luz|agua)(?:, | and |, and | y | or )(?:gas|power|water|electric(?:ity)?|luz|agua)(?![\\p{L}])(?! heater)|services? (?:(?:must|to|should|shall) be )?(?:turned |switched )?(?:on|activated|connected|restored)(?![\\p{L}])|mechanicals|servicios (?:deben|activos|publicos|estaban)|all services',
  ],
  [
    'dumped',
    8.3,
    'tires|old (?:cars|vehicles|appliances|tires|furniture)|dumped|discarded|scrap(?:s|ped)?(?![\\p{L}])|abandoned (?:car|vehicle)|chatarra',
  ],
  [
    'debris',
    6.6,
    'rubble|cascajo|belongings|clutter|refuse(?![\\p{L}])|desechos|cachivache|debris|trash|junk|rubbish|garbage(?! disposal)|escombros|basura|personal property stored',
  ],
  ['pool', 7, 'pool(?! barrier| fence)|piscina|spa(?![\\p{L}])|hot tub|alberca'],
  [
    'driveway',
    6.8,
    'parking (?:pad|area)|concrete pad|rampa|calzada|drive-?way|heaved|entrada (?:de autos|tiene|para)|losas',
  ],
  ['solar', 9, 'photovoltaic|pv (?:array|system|disconnect|panel)|inverter|solar(?! tube| light)|fotovoltaic'],
  [
    'conversion',
    9,
    'without a permit|not permitted|illegal|sin permiso|conversion|converted|unpermitted|without permit|conver(?:tida|tido)|legali[sz]',
  ],
  [
    'agreement',
    9.4,
    'easement|shared (?:drive|road|well)|private (?:road|lane|street|drive)|convenio|servidumbre|camino privado|pozo compartido|(?:maintenance|recorded|well|shared|road|easement) (?:maintenance )?agreement|acuerdo',
  ],
  [
    'house_number',
    9,
    'address (?:numbers|plate)|numbers? on the house|numeracion|numero exterior|house number|address number|street number|numero de la casa|numeros de la casa',
  ],
  [
    'brush',
    7.5,
    'weed|bushes?(?![\\p{L}])|ivy|vines?(?![\\p{L}])|tall grass|matorral|zacate|enredadera|brush|overgrow|vegetation|weeds|maleza|hierba',
  ],
  [
    'addition',
    8.8,
    'unfinished (?:room|construction|addition|work)|under construction|remaining work|obra (?:sin|inconclusa|negra)|addition (?:is|remains|must|was)|incomplete|unfinished addition|per plans|plans and specifications|certificate of occupancy|ampliacion sin|planos|certificado de ocupacion|new construction',
  ],
  [
    'environment',
    9.2,
    'oil (?:release|contaminat)|release of (?:oil|fuel)|petroleum|soil (?:sample|sampling)|hydrocarbon|derrame|environment|ambiental|contaminat|oil (?:stain|spill)|soil test|mancha .{0,12}aceite',
  ],
  ['survey', 7, 'zoning|encroach'],
];

export const OTHER_FEATURES = { appliances: APPLIANCES, pests_mold: PESTS, other: OTHER } as const;
