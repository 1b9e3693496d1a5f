import type { FeatureRow } from './features.js';

type Rows = readonly FeatureRow[];

const ROOF: Rows = [
  ['roofer', 7, 'roofer|roofing (?:contractor|company|professional|specialist)|techador'],
  [
    'roof_covering',
    6,
    '(?<!floor )(?<!wall )(?<!ground )(?<!moisture )(?<!pipe )covering (?:on|over|of) the (?!floor|wall|ground|crawl)|weather surface|(?:layers? of|built-?up|tar and) (?:asphalt|gravel)|bitumen|bituminous|cap sheet|lichen|metal (?:roof(?:ing)?|panels?)|(?<!picket )tabs?(?![\\p{L}])|nail heads?|nail pops? (?:on|in|at) the (?:roof|shingle)|hail|rolled roof|low[- ]slope|roofing(?! contractor)|shingling|shakes?(?![\\p{L}])|slate|roof tiles?|ice dam|scupper|granul|tabletas|impermeabiliz|roof cover|roof surface|shingle|re-?roof|cubierta|teja(?!d)|layers of (?:shingle|roof)|tear[- ]?off',
  ],
  ['roof', 5, 'roof|techo(?! de escayola)|tejado|techumbre|azotea'],
  [
    'flashing',
    8,
    'metal (?:where|at|along|around) the (?:dormer|chimney|wall|valley)|sellado (?:alrededor|de la chimenea|del tragaluz)|lamina nueva|valley metal|chimney saddle|cricket|babeta|flashing|tapajunta|step-?flash|counter-?flash|drip edge|kick-?out',
  ],
  [
    'pipe_boot',
    8,
    'lead jack|vent jack|jack (?:around|at|on) the (?:vent|stack|pipe)|(?:rubber|vent|pipe|lead) (?:collar|sleeve)|soil stack flashing|plumbing vent (?:flash|boot|collar)|collar (?:at|around|on) the (?:soil|vent|plumbing|stack|pipe)|(?:neoprene|new|vent|storm) collar|collar(?= is| at)|pipe boot|vent boot|boot (?:at|around|flash|seal)|roof (?:jack|boot)|manguito|botaguas',
  ],
  [
    'sheathing',
    7,
    '(?:to|down to) (?:the )?bare deck(?:ing)?|boards? (?:beneath|under) the shingle|sheathing|roof deck(?:ing)?|decking(?= (?:\\p{L}+ ){0,3}(?:at|near|along) (?:the )?(?:eave|valley|ridge|roof))|entablado',
  ],
  [
    'membrane',
    8,
    'seams? (?:on|in) the (?:modified|roof|flat|low)|(?:ponding|standing water|water (?:ponds|stands)) on (?:the )?(?:low|flat|roof)|(?:puncture|hole)s?d?(?: in| through)? the roof|membrane|membrana|flat roof|torch-?down|epdm|techo plano|built-up roof',
  ],
  [
    'gutter',
    7.6,
    'eaves ?trough|rain leader|splash ?block|down ?pipe|bajada(?:s)? (?:de agua|pluvial)|canal(?:es)? (?:de|del) (?:techo|lluvia)|gutter|downspout|down-spout|leader|rain ?spout|canaleta|canalon|bajante|eavestrough',
  ],
  ['roof_sheet', 10, '(?:blue|plastic) (?:plastic )?(?:sheet(?:ing)?|film|tarp)(?: (?:covers?|protects?|over|on))+'],
  ['tarp', 7, 'tarp|lona(?!s de)'],
  ['skylight', 7, 'solar tube|sun tunnel|light tube|skylight|tragaluz|claraboya'],
  [
    'roof_leak',
    7.5,
    'roof leak|leak(?:ing|s)? (?:in|at|of|from) the roof|gotera|leak(?:age)? (?:at|below|near|around) the (?:valley|chimney|skylight)|valley',
  ],
  [
    'slope',
    6.7,
    '(?:main|back|rear|front|north|south|east|west|garage) pitch|shaded side of the roof|(?:moss|lichen) (?:and|on|hides?)|(?:north|south|east|west|rear|front|lado|vertiente)(?:ern)? (?:slope|rake|hip)|vertiente|moss|musgo',
  ],
  ['ridge', 6.5, 'ridge(?! (?:beam|board|pole))|(?:roof|the) hip(?![\\p{L}])|cumbrera|limahoya'],
];

const ELECTRICAL: Rows = [
  [
    'panel',
    7,
    'disconnect(?!ed|ion|s? from)|(?:double|multi)[- ]?(?:lug|tapp)\\p{L}*|neutrals?(?![\\p{L}])|service equipment|bus ?bars?|(?:the|a|electric) panel(?= (?:has|is|was|lacks|shows|in the|cover))|fillers?(?![\\p{L}])|federal pacific|zinsco|stab-?lok|challenger panel|load center|distribution board|sub-?panel|panelboard|knock-?outs?|centro de carga|caja de (?:fusibles|breakers|interruptores)|main disconnect|service disconnect|(?:electric(?:al)?|breaker|service|main|fuse|load|sub)[- ]?(?:panel|box|center)|dead ?front|panel (?:electric|principal|de (?:servicio|interruptores))|tablero|double[- ]tap|doble conexion|two (?:conductors|wires) (?:share|under|on)|dos conductores',
  ],
  ['breaker', 7, 'breaker|fuse|disyuntor|interruptor(?! de falla)|fusible'],
  ['gfci', 7.5, 'shock protection|gfci|gfi|afci|ground[- ]fault|falla a tierra'],
  [
    'outlet',
    6,
    'power strips?|surge strips?|(?:counter|wall|outdoor|exterior|hole|prong|bath|kitchen) plugs?(?![\\p{L}])|plugs? (?:and switches|(?:on|in) the (?:\\p{L}+ )?(?:wall|patio|porch|kitchen|bath)|near|behind|lacks?|has no|have no)|three-hole|two-hole|receptacles|wall socket|socket|switch(?:es)?(?! (?:off|on))|contacto(?![\\p{L}])|contactos(?![\\p{L}])|toma de corriente|outlet|receptacle|tomacorriente|toma(?:s)? (?:exterior|de tres|electric)|enchufe|contacto electrico|two-prong|three-prong|cover plate|face ?plate|(?:switch|wall) plate|light switch|apagador',
  ],
  [
    'wiring',
    6.5,
    'pigtail|circuits?(?! board)(?= |$|[.,;])|cables? pelad|extension (?:lead|cord)|permanent wiring|live conductor|hot wire|nm cable|alambr|conductores|empalme|wiring|wires?|cord(?![\\p{L}])|doorbell|transformer|cable(?! railing)|cablead|knob[- ]and[- ]tube|romex|splice(?! in (?:new|a |the ))|conductor|conduit|aluminum branch|perilla y tubo|extension cord',
  ],
  ['cable_clamp', 8.4, '(?:cable|romex|wire) (?:connector|clamp|to the)|extension (?:lead|cord)'],
  [
    'bonding',
    8.4,
    'not bonded|unbonded|bonding (?:jumper|wire|conductor)|dedicated circuit|(?:underground|exposed) feeder|feeder|non-?metallic cable',
  ],
  ['junction_box', 7, 'junction box|j-?box|splice box|caja de (?:empalme|conexion|registro)'],
  [
    'service',
    7,
    'meter (?:enclosure|cabinet)|(?:line|cable|wires?) (?:\\p{L}+ ){0,3}to the meter|utility drop|overhead service|service (?:entrance|drop|cable|mast|conductor)|weather ?head|acometida|meter (?:base|socket|can|box|pan)|electric(?:al)? meter|mufa',
  ],
  ['recessed', 8.4, 'recessed (?:can|light|fixture)s?|can lights?'],
  [
    'light',
    6,
    'bulbs?(?![\\p{L}])|light bulb|(?<!sky)lights?(?![\\p{L}])(?! (?:well|wear|stain|traffic|switch|cosmetic))|alumbrado|sconce|fixtures?(?= (?:is|hangs|wires))|chandelier|light fixture|lighting|luminaire|fixture hangs|lamp(?:ara)?s?(?![\\p{L}])|ceiling fan|luminaria|foco|ventilador de techo',
  ],
  [
    'electrical',
    6.2,
    'earth connection|earthed|not earthed|amps?(?![\\p{L}])|ampere|\\d+[- ]amp|undersized service|polarity|polaridad|electric|electricity|electrician|power (?:was|is|service|off|to)|no power|grounding|ungrounded|sin tierra|puesta a tierra|energize|live parts|corriente',
  ],
];

const PLUMBING: Rows = [
  [
    'water_heater',
    7.5,
    'relief port|(?<!septic )(?<!oil )(?<!fuel )(?<!buried )(?<!holding )(?<!gas )tank in the (?:utility|closet|basement|garage|attic|laundry|hall)|pressure relief|relief line|t(?:emp)?\\.?/?p\\.? (?:relief|valve)|termo(?![\\p{L}])|calentador de paso|tankless|safety valve|tpr|t&p|expansion tank|heater (?:tank|closet)|water[- ]heater|hot[- ]water (?:tank|heater|heating)|calentador(?: de agua)?|boiler de agua|t ?& ?p|tpr|(?:temperature|pressure|relief)[- ](?:pressure |and pressure )?(?:relief )?valve|relief valve|valvula de alivio|seismic strap|correas sismicas|discharge (?:pipe|tube|line)',
  ],
  [
    'sink',
    6,
    'basin|tap(?:s)?(?![\\p{L}])|mixer|mezcladora|lavamanos|tarja|pileta|sink|faucet|lavatory|lavabo|fregadero|grifo|llave del? (?:agua|lavabo)|vanity',
  ],
  [
    'drain',
    6,
    'drain ?pipe|waste ?pipe|tail ?piece|cespol|coladera|resumidero|drain(?! away|age|s? away)|p-?trap|s-?trap|trap (?:under|below|leak|at)|sifon|desague|waste (?:line|pipe)|drenaje (?:del|de la)',
  ],
  [
    'toilet',
    7,
    'flush(?![\\p{L}])|w\\.?c\\.?(?![\\p{L}])|taza|sanitario|closet flange|toilet flange|bidet|toilet|commode|water closet|inodoro|excusado|retrete|wax ring',
  ],
  ['cross_connection', 8.6, 'cross[- ]connect'],
  [
    'supply',
    6,
    'shut-?off(?! valve)|valves?(?![\\p{L}])|ejector|softener|water line|copper line|pex|lead pipe|cast iron|vent stack|caneria|stopcock|pressure regulator|water pressure|presion de agua|supply (?:line|pipe)|galvani[sz]ed|polybutylene|(?<!smoke )(?<!stove )pipes?(?! (?:wrap|it |the |them ))|piping|plumbing|plumber|tuberia|plomer|fontaner|burst|froze|congel|water (?:line|main|pressure|pipe)|shut-?off valve|llave de paso|stop valve',
  ],
  [
    'septic',
    8,
    'leach (?:area|line|bed|pit)s?|drain bed|have the system pumped|sewage|wastewater|waste disposal system|leaching|camara septica|tanque septico|absorption|septic|leach ?field|drain ?field|effluent|fosa septica|septico|cesspool|pozo septico',
  ],
  [
    'well',
    7,
    'wellhead|well ?head|well cap|nitrate|arsenic|water sample|calidad del agua|agua potable|(?:private|drinking|domestic|existing|water) well|well (?:water|must|pump|test|is)|water (?:test|quality|sample|potab)|bacteria|coliform|potab|pozo(?! (?:septico|compartido|abierto|de visita))|analisis (?:de agua|del agua|bacteriolog)|water (?:analysis|report|certif)',
  ],
  [
    'water_service',
    6.5,
    'water (?:was|is|service|supply)|(?:restore|turn on) (?:the )?water|agua estaba|servicio de agua|no water',
  ],
  [
    'hose_bib',
    8,
    'llave (?:del|de(?: la)?) (?:patio|jardin|riego|manguera)|outside tap|hose ?bibb?|spigot|sill ?cock|vacuum breaker|anti-?siphon|back-?flow|llave exterior|llave de manguera|antirretorno|outdoor faucet',
  ],
  [
    'sewer',
    8,
    'line to the street|roots? in the (?:line|pipe|drain)|sewer|alcantarill|lateral(?= line|$|[.,;])|root intrusion|cleanout|clean-out|raices en',
  ],
  ['faucet', 7.7, 'faucet|grifo'],
  ['standpipe', 8.2, '(?:laundry )?stand-?pipe|laundry drain'],
  ['hot_water', 7, 'only (?:gets )?cold water|gets only cold|cold water only|(?:no )?hot water|agua caliente'],
  [
    'gas_line',
    8,
    'gas (?:pressure|regulator|odor)|smell of gas|(?:fuel|gas|propane) line|gas shut-?off|gas (?:flex )?connector|flexible gas|gas flex|gas stub|gas cock|open gas|gas meter|llave de gas|tubo de gas|toma de gas|gas (?:line|pipe|piping|leak|valve|connector|supply)|fuel gas|linea de gas|tuberia de gas|fuga de gas|fugas de gas|(?:un)?capped gas',
  ],
  [
    'tub',
    5.5,
    'bathtub|tub(?![\\p{L}])|shower (?:valve|head|pan|drain|leak|diverter|arm|handle)|diverter|(?<!window )shower(?! (?:wall|surround|enclosure|stall|tile|door|curtain|floor))|banera|tina|regadera',
  ],
  ['sump', 7, 'sump'],
  ['leak', 4.5, 'leak|fuga'],
];

const HVAC: Rows = [
  [
    'furnace',
    7.5,
    'rollout|pilot(?![\\p{L}])|electric baseboard|baseboard (?:heater|unit)|radiant|heating zone|zone (?:in|at|of|stays)|stays cold|source of warmth|(?<!water[ -])(?<!oven )heating|(?<!water[ -])heater(?! tank| closet)|radiator|hydronic|forced air|no heat(?![\\p{L}])|heat (?:is|was|does|in)|heat strips?|(?<!oven )heating (?:strip|element|coil)s?|radiador|horno de calefaccion|calefon|furnace|boiler|caldera|calefactor|calefaccion|heating (?:system|unit|equipment)|heat(?:er)?(?= (?:source|system|does|did|was|is|unit|to))|heat source|permanent heat|baseboard heat|heat pump|bomba de calor|wall heater|space heater|thermostat|termostato',
  ],
  [
    'flue',
    8,
    'smoke ?pipe|stove ?pipe|tiro(?![\\p{L}])|hollin|vent (?:pipe )?of the (?:furnace|boiler|water heater)|b-?vent|chimney flue|single wall vent|canon de humo|ducto de gases|combustion (?:air|gases)|flue|draft hood|vent connector|tubo de humos|exhaust (?:pipe|vent) (?:of|from|for) the (?:furnace|water)|backdraft|campana de tiro',
  ],
  ['heat_exchanger', 8, 'heat exchanger|intercambiador'],
  [
    'condensate',
    8,
    'water (?:from|at|under|below) the (?:cooling|air|a/c|coil|evaporator)|condensate|condensado|(?:secondary |overflow )?drain pan|bandeja de (?:drenaje|condensado)',
  ],
  [
    'duct',
    7,
    '(?:return|supply) (?:boot|register|grille|vent)|(?:missing|dirty|clogged|no) (?:air )?filter|dirty coil|coil(?= (?:is|needs|and))|(?:supply|return|branch) runs?(?![\\p{L}])|supply air|blower|filter (?:slot|rack|door|grille)|air filter|furnace filter|duct(?!ile)(?! (?:is \\p{L}+ )?(?:behind|for|of|from) the dryer)|register|air handler|plenum|conductos?(?![\\p{L}])(?! de la secadora)|ducto(?! metal)|manejadora',
  ],
  ['duct_insulation', 8.9, 'duct(?:work|s)? insulation|insulation (?:on|of|around) the (?:ducts?|ductwork|plenum)'],
  [
    'ac',
    7,
    'package unit|rooftop unit|temperature (?:split|drop)|evaporator coil|cooling coil|(?:the|a) coil|clima(?![\\p{L}])|minisplit|suction line|line ?set|ac unit|central cooling|cooling|swamp cooler|evaporative cooler|minisplit|clima(?:tiz)|outdoor unit|air[- ]condition|a/c|central air|condens(?:er|ing)|compressor|aire acondicionado|condensador|cooling (?:system|unit)|hvac|mini-?split|evaporator|refrigerant',
  ],
  ['oil_tank', 7.5, '(?:fuel )?oil tank|fuel tank|tanque de (?:combustible|aceite|gasoil|petroleo)|propane tank'],
  [
    'stove',
    8,
    'wood ?burner|wood heater|pellet (?:burner|heater)|ladrillos? refractari|gas logs?|log set|log lighter|damper|fire ?brick|fire ?box|woodstove|solid fuel|fogon|wood[- ]?stove|wood[- ]?burning|pellet stove|fireplace|hearth|estufa de lena|chimenea de lena|hogar',
  ],
  ['liner', 8, 'liner|chimney specialist|chimney sweep|forro|revestimiento de la chimenea'],
  [
    'fan',
    8,
    '(?:powder room|bath(?:room)?|ventilation|vent|laundry|attic) fan|fan (?:blows|vents|exhausts|discharges)|(?:bath(?:room)?|exhaust) (?:exhaust )?(?:fan|vent)|extractor|vent fan',
  ],
];

const STRUCTURAL: Rows = [
  [
    'foundation',
    7,
    'footing|stem wall|pier and beam|cripple|basement wall|muro (?:del sotano|de cimiento)|losa de cimentacion|foundation(?! vent| plant)|cimiento|cimentacion|fundacion|foundation certif',
  ],
  ['engineer', 7.2, 'structural engineer|engineer|ingeniero'],
  [
    'wall_bow',
    8,
    '(?:wall|muro)(?: \\p{L}+){0,2} (?:leans?|bows?|bulges?|tilts?|bulging|leaning)|bow(?:ed|ing|s)?(?![\\p{L}])|horizontal crack|stair-?step crack|settlement|pandeo|asentamiento|escalonad|grieta horizontal|inward',
  ],
  [
    'joist',
    8,
    '(?:rim|band) (?:board|joist)|floor support|floor framing|floor member|travesano|larguero|joist|vigueta',
  ],
  ['beam', 8, 'carrying beam|main beam|trabe|beam|girder|viga'],
  [
    'post',
    7.5,
    'shoring|porch support|supports? (?:does|do|is|are) not (?:carry|bear)|jack post|lolly|pedestal|piling|cribbing|puntal|support post|(?:lally|steel|porch|support|roof) column|column|pier|post (?:is|bears|at|under)|posts?(?= |$)|poste|columna|pilar|screw jack',
  ],
  ['ledger', 9, 'lag bolts?|(?:only )?nailed (?:at|to) the house|bolted to the house|ledger'],
  ['sill', 8, 'bottom plate|sole plate|sill plate|mud ?sill|sill (?:beam|board|is|at)|solera'],
  ['rafter', 8, '(?:bottom|top) chord|collar tie|purlin|armadura|rafter|truss|cabrio|cercha|roof fram'],
  ['header', 8, 'header|lintel|dintel'],
  ['stringer', 7.5, 'stringer|zanca'],
  [
    'slab',
    7,
    'slab(?= (?:crack|has|is|shows|with|settle|foundation|movement))|(?:crack|settle\\p{L}*|movement) (?:in|of) the slab|vertical offset|vertical displacement|differential (?:settle|movement)',
  ],
  ['subfloor', 7.5, 'sub-?floor(?!ing over)|contrapiso|floor (?:system|framing|structure)|sagging floor|floor sags'],
  ['holding_wall', 9, 'wall (?:\\p{L}+ )?(?:holding|that holds|retaining)|holding back'],
  ['retaining_wall', 9, 'retaining wall|muro de contencion'],
  [
    'structure',
    6.5,
    'sagging|sags?(?![\\p{L}])|deflect|bearing wall|muro de carga|racking|structural|structurally|estructural|framing|load-?bearing|footing|zapata|out of plumb',
  ],
];

export const SYSTEM_FEATURES = { electrical: ELECTRICAL, plumbing: PLUMBING, hvac: HVAC } as const;
export const STRUCTURE_FEATURES = { roof: ROOF, structural: STRUCTURAL } as const;
