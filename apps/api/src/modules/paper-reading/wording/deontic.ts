/**
 * How something is required in general, whatever the verb: who writes of houses has more verbs than a list of them.
 * Each a regular expression's source over plain text.
 */

const MUST =
  '(?:must|shall|has to|have to|had better|needs? to|need(?:s)?|is to|are to|will (?:have|need) to|would need to|is required to|are required to|should|ought to|to)';

/** What is told to whoever reads the paper, and not to whoever works at the house. */
const FOR_READERS =
  'noted|read|understood|construed|relied|used|aware|considered|monitored|watched|budgeted|advised|familiar|kept|maintained|expected|assumed|informed|consulted|interpreted|observed|contacted|remembered|mentioned|disclosed|pointed|treated as|viewed as|regarded|anticipated|planned|typical|common|average|functional|in (?:good|average|working|serviceable)|of (?:average|good)|adequate|original|sound|dry|stable|older|newer|new(?! )|present(?:ed as)|near|at or|able|careful';

/** "needs to be re-hung", "to be scraped", "shall each be secured": a passive is an order, with whatever participle. */
export const PASSIVE = (participle: string): string =>
  `${MUST} (?:(?:first|also|then|all|each|both|either|promptly|\\p{L}{2,}ly) )?be (?:(?:first|also|then|\\p{L}{2,}ly) )?(?!(?:${FOR_READERS})(?![\\p{L}]))${participle}`;

const NOT_BEFORE =
  '(?<!(?:was|were|been|not|never|if|when|where|had|previously|than|otherwise|as|usually|often|may be|might be) )';

const GENERAL_NEED =
  '(?:needs?|requires?|requiring|needing|necessitates?|in want of) (?!(?:no|not|none|little|minimal|nothing|to|only|regular|routine|periodic|more|some|less|much|access|the appraiser|the inspector|you|us|appraisers?|inspectors?)(?![\\p{L}]))(?:[\\p{L}\\d"]+)';

export const GENERAL: readonly string[] = [
  // "Replacement required", "a handrail is required on any stairway", "Roof inspection mandatory"
  `${NOT_BEFORE}(?:required|needed|necessary|mandatory|obligatory|compulsory|essential)(?=$|[,.;:)–—-]| (?:prior|before|at|by|within|on|in|for|due|because|owing|per|and|including|as|from|to|where|since|until|under|pursuant|through|with))(?! (?:by (?:the )?(?:uspap|law|fannie|assignment)|to (?:report|inspect|determine the value|be familiar|verify the)|for (?:your|the reader)|in (?:19|20)\\d\\d))`,
  GENERAL_NEED,
  // "Recommend having the receptacle replaced", "immediate replacement is advised"
  "(?:recommend(?:ed|s|ing)?|advised?|advises|advisable)(?: that)?(?: [\\p{L}\\d'-]+){0,9} (?:repair|replac|correct|evaluat|inspect|install|remov|treat|servic|review|seal|secur|add(?:ed|ing)|remediat|upgrad|(?:re-)?\\p{L}+ed by)",
  "(?:repair|replacement|correction|evaluation|inspection|review|removal|installation|treatment|remediation|service|abatement|testing|tests?|analysis|scan|scope|survey|clearance|stabili[sz]ation)s?(?: [\\p{L}\\d'-]+){0,8} (?:is|are) (?:strongly |highly |also )?(?:recommended|advised|indicated|in order|warranted|called for|expected before)",
  // "subject to a structural engineer's inspection", "contingent upon replacement of the roof"
  '(?:subject to|contingent (?:up)?on|conditioned (?:up)?on|conditional (?:up)?on|predicated (?:up)?on|depend(?:s|ent) (?:up)?on) (?!(?:the )?(?:following|completion per plans(?! and)|(?:repairs?|inspection|completion)(?:$|[;,.]| (?:purchase|refinance|other))|assumption|limiting|terms|market|lender|buyer|availability|revision|change))',
  '(?:is|are|as|be) a (?:condition|requirement|prerequisite) (?:of|for|to)',
  '(?:it is )?a (?:condition|requirement) (?:of|for) (?:\\p{L}+ ){1,4}that',
  // "Provide evidence …", "Proof of …", said at its beginning
  "(?:evidence|proof|documentation|documented|confirmation|verification|paid (?:invoice|receipt)|photos?|photo(?:graph)?s? (?:evidence|documentation)) (?:that|of|from|by|for|showing|documenting)(?! (?:an? )?(?:past|prior|previous|old|former|earlier)(?![\\p{L}]))(?: [\\p{L}\\d'/-]+){0,8} (?:(?:re-?)?(?:pair|plac|install|correct|complet|treat|paint|remov|licens|operat|clear|connect|certif|seal|secur)\\p{L}*|final\\p{L}* permit|paid|work|permit|passed|safe|installation)",
  // What a list of papers says of the paper itself
  '(?:satisfactory|acceptable|clear|clean|passing|current|valid) (?:\\p{L}+ ){0,3}(?:report|certificat\\p{L}+|letter|analysis|tests?|results?|clearance|inspection)(?![\\p{L}])',
  // Somebody of a trade is to come
  '(?:electrician|plumber|roofer|contractor|technician|tech|engineer|sweep|exterminator|installer|mason|carpenter|painter|company|firm|operator|specialist|professional|handyman|authority|jurisdiction|seller|borrower|buyers?|purchasers?|sellers?|owners?|builder)s? (?:(?:is|are) )?(?:to|must|shall|should|needs? to|has to) (?!(?:be )?(?:aware|advised|informed|note|understand|know|read|consider|monitor|budget|plan|keep|watch|maintain|contact|consult|attend|satisfy|verify the|rely|expect)(?![\\p{L}]))\\p{L}+',
  '(?:seller|vendor|owner)s? (?:agrees?|undertakes?|promises|commits|has agreed|have agreed) to',
];

const GENERAL_DEBE =
  '(?:debe(?:n|ra|ran|ria|rian)?|tienen? que|tendran? que|hay que|habra que|ha de|han de|necesitan?|requieren?) (?!(?:no|ser (?:consciente|tenido)|tener en cuenta|leer|entender|considerar|vigilar|monitorear|consultar|poca|poco|ningun)(?![\\p{L}]))\\p{L}';

export const GENERAL_SPANISH: readonly string[] = [
  GENERAL_DEBE,
  'se (?:requieren?|exigen?|necesitan?|solicitan?|piden?|deben?|debera|deberan|tienen? que|tendran? que|ha de|han de|recomiendan?) \\p{L}',
  '(?:es|son|sera|seran|resulta|queda) (?:necesari|obligatori|indispensable|precis|imprescindible|requerid|requisito|condicion)',
  '(?:se )?(?:compromete|obliga|acuerda|acepta)n? (?:a|en) \\p{L}+r(?![\\p{L}])',
  '(?:favor de|sirvase|se pide|se solicita) \\p{L}',
  '(?:comprobante|constancia|prueba|evidencia) de (?:que|la|el)? ?(?:\\p{L}+ ){0,4}(?:repara|reemplaz|instala|corre|termin|inspecc|pago)',
  '(?:carta|informe|reporte|certificado|certificacion|dictamen|constancia) de(?:l)? (?:un |una )?(?:\\p{L}+ )?(?:ingenier|electricist|plomer|techador|termita|plaga|especialista|profesional|tecnico|contratista)',
];
