import type { FeatureRow } from './features.js';

type Rows = readonly FeatureRow[];

export const EXTERIOR_FEATURES: Rows = [
  ['paint', 6, '(?:re-?)?paint|primer|primed?|scrape|pintur|pintar|repintar|descascar|bare wood|madera expuesta|chipp'],
  ['siding', 7, 'siding|clapboard|stucco|revestimiento(?! de la chimenea)|house ?wrap|veneer'],
  ['fascia', 7, 'fascia|soffit|rake board|alero(?!.*entablado)|tapacan|exterior trim|trim board|wood ?rot|wood trim'],
  [
    'window',
    6.5,
    'window(?! well| sill| header| in the)|glass|panes?(?![\\p{L}])|glaz|sash|ventana|vidrio|cristal|storm window|screen',
  ],
  [
    'exterior_door',
    7,
    '(?:exterior|entry|front|rear|back|side|storm|patio|overhead|garage|entrance) door|puerta (?:exterior|de(?:l)? (?:garaje|entrada|la cochera)|trasera|principal)|overhead|door opener|garage door',
  ],
  [
    'grading',
    7,
    'grading|regrade|(?:negative )?grade|slopes? toward|soil|terreno|nivelar|renivelar|positive drainage|drains? away',
  ],
  ['drainage', 7, 'standing water|drainage|ponding|french drain|drenaje|agua estancada|encharca'],
  ['tree', 7.2, 'tree|limb|branch(?! wiring| circuit)|arbol|ramas?(?![\\p{L}])|shrub'],
  [
    'step',
    6,
    '(?:front|rear|entry|concrete|exterior|porch|broken|stoop) step|steps?(?= (?:is|are|has|at|to|and)|[.,;]|$)|stoop|walkway|sidewalk|escalon|acera|banqueta',
  ],
  [
    'masonry',
    7.5,
    'mortar|brick|masonry|repoint|tuck-?point|chimney (?:crown|cap|is|has|masonry|leans|top)|mortero|ladrillo|rejuntar|corona',
  ],
  ['vent_screen', 8, 'foundation vent|vent screen|crawl ?space vent|respirader|gable vent'],
  ['shed', 7, 'shed(?![\\p{L}])|outbuilding|barn|carport|cobertizo|lean-to'],
  ['fence', 8, 'fence|fencing|pool barrier|cerca(?! de)|cerca de la piscina|valla|barda'],
  ['deck', 6, 'deck board|deck(?:ing)?(?= (?:is|board|has|surface|sur))|porch floor|patio(?= slab| is| has)|balcony'],
];

export const INTERIOR_FEATURES: Rows = [
  ['door', 5.8, 'door(?!way)|puerta'],
  ['interior_paint', 7, 'interior paint|pintura interior'],
  [
    'drywall',
    6.6,
    'drywall|sheet-?rock|plaster|gypsum|panel(?:es)? de yeso|paneles sin|tablaroca|yeso|cielo raso|ceiling(?! fan)|studs?(?![\\p{L}])|wall board|fire ?wall|pared cortafuego',
  ],
  ['carpet', 7, 'carpet|alfombra|rug'],
  [
    'flooring',
    6.4,
    'floor(?:ing)?(?! joist|s? system| framing)(?: cover)?|hardwood|laminate|vinyl|linoleum|tile|piso(?! del)|azulejo|vinilo|loseta|duela|grout|baldosa',
  ],
  ['cabinet', 7.6, 'cabinet|counter ?top|gabinete|encimera|working kitchen|cocina funcional|alacena'],
  ['insulation', 8, 'insulat|aislamiento(?! de asbesto)|aislar|aislante'],
  ['closet', 5, 'closet|baseboard(?! heat)|interior trim'],
];

export const SAFETY_FEATURES: Rows = [
  ['handrail', 9, 'hand-?rail|stair ?rail|graspable|pasamano|railing(?! on the deck)|barandal'],
  ['guard', 9, 'guard ?rail|guard(?![\\p{L}])|guards(?![\\p{L}])|baranda(?!l)|no rail|deck rail'],
  ['baluster', 9, 'baluster|spindle|picket spacing|barrote|balaustre'],
  ['smoke_alarm', 9, 'smoke (?:alarm|detector)|smokes?(?= and)|detector(?:es)? de humo|alarma(?:s)? de humo'],
  ['co_alarm', 9, 'carbon[- ]monoxide|co (?:alarm|detector)|monoxido de carbono'],
  [
    'security_bars',
    9,
    'security bar|burglar bar|window bar|iron bar|rejas?(?![\\p{L}])|quick[- ]release|release mechanism|apertura rapida',
  ],
  [
    'egress',
    9,
    'egress|escape (?:window|route|opening)|means of escape|salida de emergencia|window well|rescue opening',
  ],
  ['asbestos', 6.3, 'asbesto'],
  [
    'permit',
    8,
    '(?:open|expired|missing|building|final|closed|outstanding|required|finaled|no) permit|permiso (?:abierto|vencido|de construccion|final)|building department|final approval|code (?:violation|compliance|official)|permit(?:s)? (?:for|is|was|has|must|never)',
  ],
  [
    'attic_access',
    8,
    '(?:attic|crawl ?space|scuttle)(?: space)? (?:access|hatch|opening)|access to (?:the )?(?:attic|crawl)|acceso al (?:atico|espacio)',
  ],
  [
    'pit',
    8.5,
    'well pit|(?:open|uncovered|unfenced|abandoned) (?:pit|well|cistern|shaft)|fall hazard|pozo abierto|riesgo de caida|cistern',
  ],
  ['radon', 9, 'radon'],
  [
    'fire_door',
    9,
    'fire-?rated (?:self[- ]closing )?door|not fire-?rated|rated (?:self-closing )?door|self-closing door|(?:door|puerta).{0,40}(?:fire[- ]rat|resistente al fuego)|fire door|separation door',
  ],
  [
    'buried_tank',
    9,
    '(?:abandoned|buried|underground|disused|unused) (?:\\p{L}+ )?(?:\\p{L}+ )?tank|tanque (?:de combustible )?(?:abandonado|enterrado)|tanque.{0,30}(?:abandonado|enterrado)',
  ],
  ['lead', 5, 'lead hazard|safety hazard|peligro'],
];

const APPLIANCES: Rows = [
  [
    'range',
    6.8,
    'range(?! hood| of)|oven|stove(?! pipe)|cook-?top|burner|anti-?tip|estufa(?! de lena)|hornilla|quemador|parrilla|range hood|horno',
  ],
  ['dishwasher', 8, 'dish-?washer|lavaplatos|lavavajillas'],
  ['dryer', 8.5, 'dryer|secadora'],
  ['disposal', 8.2, 'disposal(?! field| system)|disposer|triturador'],
  ['washer', 7.6, 'washer(?! and dryer hook)|washing machine|stand-?pipe|lavadora'],
  ['microwave', 8, 'microwave|refrigerator|appliance|microondas|refrigerador|electrodomestico|built-in oven'],
];

const PESTS: Rows = [
  [
    'termite',
    9.5,
    'termite|wood[- ]destroying|wdi(?:r|o)?(?![\\p{L}])|npma|pest (?:inspection|control|treat)|termita|insectos? (?:de la|destructor)|comejen',
  ],
  ['ants', 9.5, 'carpenter ant|hormiga'],
  ['beetle', 9.5, 'beetle|escarabajo|powder-?post'],
  ['mold', 9.2, 'mou?ld(?!ing)|mildew|moho|fung(?:us|al|i)'],
  ['rodent', 9, 'rodent|mice|mouse|rats?(?![\\p{L}])|droppings|raton|roedor|excremento|squirrel|raccoon'],
  [
    'barrier',
    8.8,
    'vapou?r (?:barrier|retarder)|moisture barrier|barrera de vapor|ground cover over|standing moisture|humedad bajo',
  ],
  ['bats', 9.2, 'bats?(?![\\p{L}])|roosting|murcielago|wildlife|birds? nest'],
  ['bees', 9.2, 'bees?(?![\\p{L}])|wasp|hornet|hive|honey|colmena|abeja|avispa'],
  ['musty', 8.6, 'musty|wet carpet|olor a humedad|damp (?:odor|smell)|wet basement|dry out'],
  ['infestation', 8.5, 'infest|plaga|exterminat|roach|cucaracha|insect'],
];

const OTHER: Rows = [
  ['utilities', 8.5, 'utilit|servicios (?:deben|activos|publicos|estaban)|all services'],
  ['debris', 6.6, 'debris|trash|junk|rubbish|garbage|escombros|basura|personal property stored'],
  ['pool', 7, 'pool(?! barrier| fence)|piscina|spa(?![\\p{L}])|hot tub|alberca'],
  ['driveway', 6.8, 'drive-?way|heaved|entrada (?:de autos|tiene|para)|losas'],
  ['solar', 9, 'solar|fotovoltaic'],
  ['conversion', 9, 'conversion|converted|unpermitted|without permit|conver(?:tida|tido)|legali[sz]'],
  ['agreement', 9.4, '(?:maintenance|recorded|well|shared|road|easement) (?:maintenance )?agreement|acuerdo'],
  ['house_number', 9, 'house number|address number|street number|numero de la casa|numeros de la casa'],
  ['brush', 7.5, 'brush|overgrow|vegetation|weeds|maleza|hierba'],
  [
    'addition',
    8.8,
    'addition (?:is|remains|must|was)|incomplete|unfinished addition|per plans|plans and specifications|certificate of occupancy|ampliacion sin|planos|certificado de ocupacion|new construction',
  ],
  ['environment', 9.2, 'environment|ambiental|contaminat|oil (?:stain|spill)|soil test|mancha .{0,12}aceite'],
  ['survey', 7, 'survey|flood (?:zone|insur)|title (?:issue|report)|zoning|encroach'],
];

export const OTHER_FEATURES = { appliances: APPLIANCES, pests_mold: PESTS, other: OTHER } as const;
