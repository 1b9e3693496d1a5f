import { GENERAL, GENERAL_SPANISH, PASSIVE } from './deontic.js';
import { anyOf, plain } from './plain.js';
import { remembered } from './remembered.js';

/** The verbs of repairing, inspecting and completing, as an order begins with them. */
const VERBS =
  're-\\p{L}{3,}|\\p{L}+-bolt|exchange|reinstate|use(?= (?:a|an|rigid|only|proper|approved|the)(?![\\p{L}]))|maintain(?= (?:\\p{L}+ ){0,3}clearance)|bolster|drive|block|bond|bury|coat|cure|disconnect|elevate|firestop|inject|jet|lay|line|make (?:good|safe)|move|open|parge|pin|plaster|plug|prop|pull|re-?bed|re-?deck|redo|re-?fit|re-?lay|re-?roof|re-?side|re-?sheathe|re-?shingle|re-?slope|re-?tile|re-?key|reduce|rehab|repipe|reshape|rid|rod|scope|sheathe|shield|shut|skim|smooth|splice|take (?:out|down|off|up|away)|tile|tuck-?point|underpin|vacuum|wash|weatherstrip|wrap|carry|give|bed|pack|lag|repair|replace|re-?install|install|correct|remove|provide|obtain|secure|seal|reseal|reset|refasten|fasten|reconnect|connect|restore|service|treat|retest|test|evaluate|inspect|scrape|prime|re-?paint|paint|prepare|patch|cap|strap|clear|clean|cut|trim|regrade|grade|add|anchor|bolt|sister|reinforce|rebuild|repoint|insulate|finish|complete|cover|enclose|ground|protect|remount|mount|rewire|route|re-?route|extend|adjust|tape|stabili[sz]e|fill|close|label|activate|turn (?:on|off)|switch on|have|hire|engage|furnish|submit|supply|deliver|verify|confirm|demonstrate|certify|mitigate|relocate|request|raise|lower(?= (?:the|it|all)(?![\\p{L}]))|level(?= (?:the|it|all)(?![\\p{L}]))|support|shore|shim|tighten|caulk|flash|hang|rehang|upgrade|update|bring|terminate|encapsulate|abate|exterminate|fumigate|pump|drain|divert|redirect|direct|slope|pour|resurface|refinish|weatherproof|waterproof|vent|rehabilitate|make|re-?attach|attach|straighten|brace|board up|hook up|energi[sz]e|fix|mend|renew|retrofit|unclog|convert|legali[sz]e|resecure|re-?secure|reline|rework|reframe|re-?establish|eliminate|find|locate|stop|trace|dry|exclude|dispose|haul|demolish|tear|strip|sand|re-?glaze|glaze|re-?hang|swap|put|place|set|run|wire|hard-?wire|solder|tie|screw|nail|glue|weld|excavate|dig|compact|backfill|get|order|arrange|schedule|contact|call|produce|show|present|record|re-?grout|grout|screen|fence|lock|free|unblock|flush|shock|chlorinate|disinfect|decommission|abandon|empty|lift|jack|mud-?jack|grind|pressure test|leak test|build|construct|erect|fit|fasten|re-?pitch|undercut|rectify|remedy|address|resolve|cure';
const NOUNS =
  'repairs?|replacements?|correction|inspections?|evaluation|certifications?|report|treatment|installation|removal|assessment|completion|clearance|re-?inspection|remediation|mitigation|test(?:ing)?|work';
const PARTICIPLE =
  '(?:\\p{L}{2,}ly )?(?:(?:\\p{L}+-)?\\p{L}+ed|(?:re-?)?(?:built|let|made|brought|put|cut|done|set|hung|shown|run|given|met|kept|dug|found|shut|laid|ground|swept|torn|drawn|taken|fit|sent|bound|hidden|split|driven|fed|wound|sunk|free|clear)(?![\\p{L}]))';
const VERBOS =
  'volver a \\p{L}+r(?:l[oa]s?)?|dar (?:servicio|pendiente|mantenimiento correctivo)|dejar|calibrar|conectar|alojar|rehabilitar|subir|bajar|sacar|extraer|cortar|talar|despejar|recoger|barrer|lavar|desinfectar|purgar|cerciorar|garantizar|acreditar|aportar|entregar|enviar|facilitar|dotar|equipar|proveer|suministrar|soldar|pegar|clavar|enmasillar|masillar|calafatear|resellar|reasegurar|reanclar|reparejar|emparejar|enderezar|alinear|renovar|rehacer|recablear|recomponer|reconducir|redirigir|desalojar|controlar|exterminar|cambiar|sujetar|amarrar|apuntalar|calzar|recalzar|demoler|desmontar|levantar|picar|resanar|parchar|parchear|barnizar|esmaltar|embaldosar|alicatar|ventilar|evacuar|canalizar|reparar|reponer|reemplazar|instalar|corregir|sellar|recolocar|retirar|quitar|obtener|presentar|proporcionar|entregar|colocar|fijar|conectar|reconectar|restablecer|restaurar|limpiar|podar|nivelar|renivelar|pintar|repintar|raspar|lijar|imprimar|imprimir|preparar|estabilizar|tapar|encerrar|cubrir|asegurar|rotular|verificar|comprobar|confirmar|evaluar|inspeccionar|revisar|analizar|tratar|eliminar|demoler|reforzar|anclar|atornillar|rejuntar|rehacer|reconstruir|aislar|terminar|completar|legalizar|localizar|llevar|conducir|agregar|anadir|montar|ajustar|cambiar|poner|dar|destapar|desatascar|taponar|probar|encapsular|clausurar|excluir|secar|sustituir|habilitar|activar|encender|cerrar|abrir|remover|rellenar|proteger|contratar|solicitar|gestionar|tramitar|mostrar|someter|subsanar|remediar|impermeabilizar|apuntalar|nivele|apretar|recubrir|revestir|extender|alargar|mover|reubicar|actualizar|cablear|enterrar|vaciar|llenar|drenar|desviar|fumigar|exterminar|arreglar|componer|resanar|enlucir|apoyar|asentar|separar|colgar';
const IMPERATIVOS =
  'repare|reponga|reemplace|instale|corrija|selle|recoloque|retire|obtenga|presente|coloque|fije|conecte|restablezca|restaure|limpie|pode|nivele|pinte|raspe|prepare|tape|cubra|asegure|verifique|evalue|inspeccione|analice|trate|elimine|refuerce|ancle|aisle|termine|complete|agregue|ajuste|cambie|proporcione|entregue|sustituya';

const WHO =
  '(?:seller|buyer|borrower|owner|contractor|lender|agent|homeowner|vendor|vendedor|comprador|propietario|dueno)s?';

/** An order: a clause that begins with one of the verbs, whoever it is given to. */
const ORDER = new RegExp(
  `^(?:please |also |then |and |or |to |y |o |luego |must |shall |should |needs? to |debe(?:n|ra|ran)? |${WHO} (?:to|must|shall|will|is to|needs to|debe(?:ra)?) )*(?:properly |promptly |immediately |fully |safely |completely )?(?:(?:${VERBS})(?![\\p{L}'])(?! (?:is|are|was|were|has|have|had|shows?|appears?|seems?|by owner|and (?:refrigerator|oven)|of)(?![\\p{L}]))|(?:${VERBOS}|(?:${VERBOS})(?:l[oae]s?)|${IMPERATIVOS})(?![\\p{L}]))`,
  'u',
);

const REQUIRED = anyOf(
  PASSIVE(PARTICIPLE),
  ...GENERAL,
  ...GENERAL_SPANISH,
  `(?:should|ought to|will have to|would need to) (?:also |first |then )?be (?!(?:noted|read|understood|construed|relied|used|aware|considered|monitored|watched|budgeted|reviewed|advised|familiar|kept|maintained|expected))${PARTICIPLE}`,
  `(?:should|ought to|will have to) (?:${VERBS})(?![\\p{L}])`,
  `(?:requests?|requested|asks?|asked|directs?|insists?|demands?|wants?) (?:that |for |the |to have |to see )`,
  `(?:agrees?|undertakes?|is responsible|are responsible|is obligated|is asked|are asked|is requested|are requested) (?:to|for)(?![\\p{L}])`,
  'conditioned (?:up)?on|contingent (?:up)?on|a condition (?:of|for|to) (?:the |this )?(?:loan|approval|closing|value|appraisal|funding)|call(?:s|ed)? for(?![\\p{L}])|cost to cure|to cure(?![\\p{L}])',
  '(?:before|prior to|ahead of) (?:the )?(?:delivery|endorsement|purchase|disbursement|transfer|recording|signing|loan|conveyance|move-in|possession)',
  '(?:must|shall|has to|have to) (?:pass|receive|get|have|meet|comply|conform|read|show|reach|work|come|go|stay|hold)(?![\\p{L}])',
  '(?:proof|documentation|confirmation|clearance|verification) (?:that|of|from|by) (?:\\p{L}+ ){0,6}(?:repair|correct|complet|treat|work|replac|licen[cs]ed|operat|safe|clear)',
  'se solicita|se pide|solicitamos|pedimos|exige|es indispensable|es preciso|corresponde|debera|queda pendiente|pendiente de|favor de|sirvase|(?:a cargo|por cuenta) del vendedor|tendra que|tendran que',
  `(?:must|shall|have to|has to|needs? to|is to|are to|will need to) (?:be|first be|also be|then be) ${PARTICIPLE}`,
  `(?:must|shall|has to|have to|needs? to|will need to) (?:${VERBS}|operate|function|work|comply|meet|drain|latch|open|close)(?![\\p{L}])`,
  `(?:must|shall) (?:\\p{L}+ ){0,2}(?:on|in|off|free|operational|functional|working|operable|present)(?![\\p{L}])`,
  `to be ${PARTICIPLE}`,
  `(?:require|requires|needs|requiring|needing|warrants|calls for|call for) (?:\\p{L}+ ){0,4}(?:${NOUNS}|repairing|replacing|painting|scraping|attention|a |an |new |immediate)`,
  `(?:repair|replacement|correction|inspection|evaluation|certification|treatment|remediation|report|test|installation|removal|service|completion|re-?painting|clearance|letter)s?(?: \\p{L}+){0,6} (?:is|are|will be|being) (?:required|needed|necessary|mandatory|called for|requested|a condition)`,
  `(?:is|are|it is|be) (?:required|necessary|needed)(?![\\p{L}])(?! by (?:the )?(?:uspap|law|fannie|assignment))`,
  `in need of (?:\\p{L}+ ){0,3}(?:${NOUNS}|replacing|painting|paint)`,
  `subject to (?:the |a |an |satisfactory |completion of |following )*(?:\\p{L}+ ){0,4}(?:${NOUNS})`,
  `(?:recommend(?:ed|s|ing)?|advise[ds]?|we recommend) (?:that )?(?:\\p{L}+ ){0,5}(?:repair|replac|correct|evaluat|inspect|install|remov|treat|servic|correction|by a|be )`,
  `(?:further|additional) (?:evaluation|inspection|investigation) (?:and (?:\\p{L}+ )?(?:repair|correction)s? )?(?:by|is|of|prior|before|required|needed|recommended)`,
  `(?:evaluation|inspection|repair|correction|replacement|report|certification|service)(?: (?:and|or|/) ?\\p{L}+)? (?:by|from) (?:a|an|the) (?:\\p{L}+ ){0,3}(?:licensed|qualified|certified|registered|professional|structural|engineer|electrician|plumber|roofer|contractor|specialist)`,
  `(?:required|necessary|needed) (?:repair|correction|inspection|to )`,
  `(?:prior to|before) (?:closing|settlement|funding|final|occupancy|loan closing)`,
  `(?:repair|replace|correct|evaluate)(?: or (?:repair|replace))? (?:as needed|as necessary|as required)`,
  `se (?:debe|deben|debera|deberan|requiere|requieren|necesita|necesitan|exige|exigen) `,
  `(?:debe|deben|debera|deberan|tiene que|tienen que|hay que|habra que|es necesario|es obligatorio|sera necesario) \\p{L}`,
  `(?:requiere|requieren|necesita|necesitan) (?:\\p{L}+ ){0,3}(?:reparacion|reemplazo|inspeccion|correccion|evaluacion|pintura|ser|acuerdo|tratamiento|certificacion|informe)`,
  `(?:se )?recomienda(?:n)? (?:la |el |una? )?(?:\\p{L}+ ){0,2}(?:reparacion|reemplazo|inspeccion|evaluacion|reparar|reemplazar|evaluar|corregir|instalar)`,
  `(?:informe|evaluacion|certificacion|inspeccion) de (?:un |una )?(?:\\p{L}+ )?(?:ingenier|electricist|plomer|techador|especialista|profesional|tecnico|contratista)`,
  `antes (?:del cierre|de cerrar|de la firma)`,
  `sujeto a (?:la |que |una? )?(?:inspeccion|reparacion|que se)`,
);

/** Softened until it binds nobody. */
const SOFT = anyOf(
  '(?:may|might|could|can) (?:also |eventually |soon |someday )?(?:need|require|want|benefit|wish)|(?:if|should it|as) (?:ever )?(?:desired|wanted|preferred|you (?:wish|like|prefer))',
  '(?:once|twice|\\d times|three times|several times) (?:a|per|each) (?:year|season|month)|every (?:\\d+|\\p{L}+)(?: (?:to|or) \\p{L}+)? (?:days|weeks|months|years)|monthly|weekly|quarterly|every (?:month|week|day)|each (?:month|fall|spring)|dos veces al|una vez al|cada (?:\\p{L}+ )?(?:meses|anos|mes|dias)',
  '(?:for|to) (?:better|improve[d]?|added|extra|increase[d]?|energy|lower|save|saving|extend)(?![\\p{L}])|energy (?:savings|efficiency)|ahorrar|para mejorar',
  'if (?:the )?(?:client|buyer|lender|reader|borrower|you) (?:has|have|is|are|wants?|wish|desires?)|if there (?:is|are) (?:any )?(?:concern|question|doubt)|(?:photo\\p{L}*|pictures?) of .{3,60} (?:is|are) (?:required|included)|over time|in time(?![\\p{L}])|eventually|long[- ]term|down the road|set aside|anticipate|at some point|going forward|each (?:year|spring|fall|season)|every (?:year|spring|fall|season|\\p{L}+ years)|season(?:al|ally)|yearly|once a year',
  'may be (?:desirable|beneficial|helpful|worth)|could be (?:improved|upgraded)|nice to have|good (?:idea|practice)|worth (?:considering|watching)|for (?:comfort|efficiency|appearance)|personal (?:preference|taste)|buyer preference|keep (?:watch|an|under)|re-?check (?:each|every|in)|observe (?:the|for|it)',
  'conviene|podria|seria (?:bueno|util|conveniente)|a futuro|con el tiempo|eventualmente|periodic|cada ano|anual|rutina|dar seguimiento|estar atent|mantener en observacion|mejora (?:opcional|estetica)',
  'monitor(?! and| the (?:repair|work))',
  'keep an eye|when convenient|at your convenience|any (?:\\p{L}+ ){0,2}(?:repairs?|work|upgrades?|modifications?)(?: or \\p{L}+)? (?:should|must|shall)|on a regular basis|regularly|as part of (?:a|the|your) (?:\\p{L}+ )?maintenance',
  'watch (?:for|the)',
  'budget (?:for|accordingly)',
  'plan(?:ning)? (?:for|on) (?:replac|future)',
  'consider(?:ation|ed|ing)?(?![\\p{L}])',
  'suggest(?:ed|s)?',
  'optional',
  'if desired',
  'as desired',
  'routine(?:ly)?(?![\\p{L}])',
  'maintenance(?! agreement)',
  'annual(?:ly)?(?![\\p{L}])',
  'periodic',
  'in the (?:near |coming |next )?future',
  'near(?:ing)? the end of (?:its|their)',
  'end of (?:its|their) (?:typical|expected|useful|normal)',
  'upgrade (?:is|would)|would (?:improve|benefit|be)',
  'improvement(?:s)? (?:only|item)',
  'for (?:future|your) reference',
  "at (?:the )?(?:buyer|owner|your)(?:'s)? (?:discretion|option|convenience)",
  '(?:buyer|owner|client)s? may (?:wish|want|choose)',
  'vigilar|observar|supervisar|monitorear',
  'considerar|considere|se sugiere|sugerid[oa]|opcional',
  'mantenimiento(?! de(?:l)? camino)',
  'presupuestar|preve(?:r|a) (?:el|la) ',
);

/** No requirement, whatever else is said. */
const NONE_REQUIRED = anyOf(
  '(?:presents?|poses?|creates?|constitutes?|is|are) no (?:\\p{L}+ )?(?:hazard|danger|risk|concern|problem)|(?:neither|none) (?:\\p{L}+ )?(?:bears?|affects?|is|are|rises?|matters?)|no (?:\\p{L}+ ){0,4}(?:hazards?|dangers?|concerns?) (?:was|were|noted|observed|seen|found)|needs? no(?![\\p{L}])|nor does (?:it|this)|no presentan? \\p{L}',
  'no (?:\\p{L}+ ){0,4}(?:repairs?|action|corrections?|work|conditions?|requirements?|items?|deficienc(?:y|ies)|treatment|replacement|inspection|evaluation) (?:\\p{L}+ ){0,4}(?:required|needed|necessary|warranted|recommended|requested|at this time|now|noted|observed|called)',
  'no (?:\\p{L}+ )?(?:repairs?|action|conditions?)(?=[.;,)]|$)',
  'no (?:\\p{L}+ ){1,4}(?:is|are|was|were) (?:required|needed|necessary|warranted)',
  "(?:not|never|neither|nor|without|isn't|aren't) (?:(?!and |but |or |so |which )\\p{L}+ ){0,3}(?:a )?(?:required?|requir\\p{L}+|necessary|needed|need|warrant\\p{L}*|call(?:s|ed)? for)",
  '(?:does|do|did) not (?:affect|impact|require|need|warrant|rise|call|constitute|impair|influence|pose)',
  '(?:has|have|having|with) (?:no|little|minimal) (?:adverse |negative |material )?(?:effect|impact|bearing)',
  'none (?:of|are|is|were|was|required|noted|needed|observed)',
  'nothing (?:\\p{L}+ ){0,3}(?:required|needed|to (?:repair|correct))',
  '(?:left|accepted|taken|sold|appraised|valued) as[- ]is',
  'no requier\\p{L}+|no (?:se )?(?:requieren?|necesitan?|exigen?|precisan?)|no es (?:necesari|obligatori|un requisito)|no son (?:necesari|obligatori)',
  'sin (?:accion|reparacion|requisito|necesidad)|ningun[ao]? (?:reparacion|accion|defecto|trabajo)',
  'no afecta|no influye|no compromete',
);

const COSMETIC = anyOf(
  'superficial|blemish|scuff|scratch|faded|fading|nail pops?|minor (?:wear|scratches|marks|chips|stains)|light wear|slight(?:ly)? worn|shows (?:its )?age|worn but|old but|older but|aged but|matter of taste|appearance only|purely visual|decorative|not a (?:defect|concern|safety|required)|within (?:normal|tolerance)|unremarkable',
  'rasguno|rayon|leve desgaste|desgaste leve|detalle menor|solo (?:de )?apariencia|apariencia solamente|aspecto visual|propio de la antiguedad|acorde (?:a|con) (?:la|su) (?:edad|antiguedad)|envejecimiento|funciona(?:n)? bien|en buen estado|uso cotidiano',
  'cosmetic|esthetic|aesthetic|cosmetic[oa]|estetic[oa]',
  '(?:normal|typical|ordinary|usual|expected|age-related|everyday)(?: \\p{L}+)? (?:wear|aging|age|use|settl|shrinkage|weather)',
  'wear and tear|typical (?:for|of)|common (?:for|in|to)|consistent with (?:the )?(?:age|its)|commensurate',
  'dated(?! (?:\\d|within|no |on |after|january|february|march|april|may|june|july|august|sept|oct|nov|dec))|outdated|but (?:functional|serviceable|usable|working|sound|adequate)|still (?:functional|serviceable|usable|works)',
  'buyer (?:is )?(?:informed|aware)|informational|for information|of no (?:concern|consequence)',
  'desgaste (?:normal|natural|propio|habitual)|anticuad|pero (?:funcional|funciona|util)|solo (?:cosmetic|estetic)|propi[oa] de la edad|uso normal',
);

const PAST = anyOf(
  '(?:repaired|replaced|installed|treated|corrected|painted|serviced|removed|resolved|rebuilt|upgraded) (?:in|on|last|during|per|under) (?:\\d|(?:19|20)\\d\\d|january|february|march|april|may|june|july|august|sept|oct|nov|dec|invoice|receipt|permit|spring|summer|fall|winter|warranty)|(?:resolved|cleared|satisfied|completed|received|ok(?:ay)?)[.)]?$|(?:have|has) since',
  'has since|have since|since (?:been|then)|no longer|new (?:in|as of) (?:19|20)\\d\\d|newer (?:roof|furnace|water|panel|windows)|receipts? (?:was|were|is|are|for)|warranty (?:was|is) (?:provided|transfer)|within the (?:last|past)|a (?:few|couple of) years (?:ago|back)|some years ago|years? old(?! and)|during the (?:remodel|renovation)|by the (?:prior|previous|former) owner|per (?:the )?(?:seller|owner|disclosure)|according to (?:the )?(?:seller|owner|agent|disclosure)|(?:upgraded|updated|replaced|renewed|redone|reroofed|re-roofed|rebuilt|remodeled) (?:in|about|approximately|around|during|by the)',
  'segun (?:el|la) (?:vendedor|propietari|duen)|ya (?:fue|se|esta)|recientemente|en (?:19|20)\\d\\d|por el (?:anterior|antiguo)|renovad[oa] (?:en|hace)|cambiad[oa] (?:en|hace)|nuevo desde',
  `(?:was|were|has been|have been|had been|been|being|got) (?:\\p{L}+ly )?(?:replaced|repaired|installed|treated|completed|updated|renovated|remodel\\p{L}+|corrected|painted|repainted|serviced|removed|resolved|remediated|cured|upgraded|re-?roofed|rebuilt|redone|fixed|added|inspected and)(?: \\p{L}+){0,6}`,
  '(?:seller|owner|previous owner|prior owner|contractor|builder|homeowner|agent|they|vendor|borrower)s? (?:\\p{L}+ )?(?:has |have |had |already |recently |reportedly |just )*(?:replaced|repaired|installed|treated|completed|updated|renovated|corrected|painted|serviced|removed|stated|reports?|reported|indicated|disclosed|fixed|put|upgraded)',
  '(?:last|past|previous|prior) (?:year|month|summer|winter|spring|fall|season|two|three|few|several|five|ten|decade)',
  '(?:years?|months?|weeks?) (?:ago|earlier|prior)|in (?:19|20)\\d\\d(?![\\p{L}])(?!.{0,40}(?:must|required))|recently (?:replaced|repaired|installed|updated|painted|remodel|renovat)',
  '(?:from|due to|evidence of) (?:an? )?(?:old|past|previous|prior|earlier|former) (?:repair|leak|event)|prior (?:water )?stain|old (?:stain|repair)|previously (?:repaired|replaced|corrected|treated)',
  '(?:already|now) (?:been )?(?:replaced|repaired|corrected|complete)',
  'fue(?:ron)? (?:\\p{L}+mente )?(?:reemplazad|reparad|instalad|tratad|cambiad|renovad|pintad|sustituid|remodelad|corregid)|se (?:reemplazo|reparo|instalo|cambio|pinto|renovo|trato|sustituyo|corrigio)(?![\\p{L}])|ha(?:n)? sido|hace (?:\\p{L}+|\\d+) (?:ano|mes|semana)|el ano pasado|(?:vendedor|propietario|dueno)(?:a|es|as)? (?:ya )?(?:reemplazo|reparo|cambio|instalo|informo|indico)',
);

/** It is as it should be: said of what is there, and not of what is asked for. */
const SOUND = anyOf(
  'adequate|serviceable|acceptable',
  '(?:sound|serviceable|good|average|satisfactory|acceptable) (?:condition|repair|working)',
);

const ABSENT = anyOf(
  'no (?:\\p{L}+ )?(?:determination|opinion|representation|comment|testing|tests?|warranty|statement) (?:was|were|is|are|has)|minor (?:\\p{L}+ ){0,2}cracks?|with no (?:trip|fall|safety) hazard|no (?:trip|fall|safety) hazard',
  'absence of|free from|(?:saw|found|noted|observed|detected|reported|seen) no(?:ne)?(?![\\p{L}])|did not (?:see|find|observe|note|detect|reveal|show)|nothing (?:to suggest|unusual|was)|(?:is|are|was|were|appears?|looks?) (?:secure|intact|tight|sound|solid|plumb|level|ok|fine|new|adequate|sufficient|in place|up to date|satisfactory|typical|good|in good)(?![\\p{L}])',
  'libre de|ausencia de|no presenta(?:n)? (?:danos|senales|defectos|problemas|indicios)|en buenas condiciones|funciona correctamente|esta(?:n)? (?:sec[oa]|firme|intact|en buen|bien)',
  '(?:no|without|not any|free of|lack of) (?:\\p{L}+ ){0,3}(?:evidence|signs?|indications?|visible|apparent|observable|obvious|known|defects?|deficienc\\p{L}+|damage|leak(?:s|age)?|problems?|concerns?|issues?|adverse|infestation|deterioration|distress)',
  '(?:was|were|is|are) not (?:observed|noted|seen|found|evident|apparent|visible|detected)',
  'none (?:observed|noted|seen|found|apparent)|no (?:\\p{L}+ ){0,3}(?:observed|noted|seen|found|detected)|not observed',
  'no se (?:observ|vi(?:o|eron)|encontr|detect|aprec|not)|sin (?:evidencia|indicios|senales|defectos|danos|problemas)|no hay (?:evidencia|indicios|senales|danos|defectos)',
  '(?:appears?|appeared|is|are|was|were|functions?|operates?|operated|functioned|tested|found) (?:to be )?(?:\\p{L}+ )?(?:dry|inactive|properly|normally|as intended|as designed|in (?:good|working|serviceable|acceptable|satisfactory|average)|operational|functional|serviceable|modern)(?![\\p{L}])',
);

const LIMIT = anyOf(
  '(?:could|can) not be (?:seen|viewed|reached|entered|determined|inspected|tested|observed|verified)|out of (?:reach|view)|not part of (?:this|the)|concealed|no opinion is|not (?:moved|dismantled|lifted|walked)|viewed with|from a ladder|from the (?:ground|yard|street|eave)|(?:snow|ice|furniture|storage|stored goods|belongings|insulation) (?:hid|covered|blocked|prevented|kept)|access was (?:limited|blocked|not)|was (?:locked|occupied|asleep)',
  'no fue posible|no pudo|no estuvo accesible|no se movi|oculto|cubierto por|desde el suelo|desde la calle|cerrado con llave|no forma parte',
  '(?:was|were|is|are|could|been) (?:\\p{L}+ )?not (?:be )?(?:fully |visually |physically )?(?:entered|inspected|viewed|accessed|accessible|tested|observed|evaluated|seen|visible|examined|operated|opened|moved|included|part|determined|verified|reviewed)',
  '(?:viewed|observed|seen|inspected) (?:only )?(?:from|through|via)|(?:from|at) the (?:hatch|ground|street|scuttle|doorway)(?: level)?(?: only)?',
  '(?:inaccessible|limited (?:access|view|visibility)|no access|locked|blocked|obstructed|snow[- ]covered|stored (?:items|belongings))',
  'beyond the scope|outside the scope|not within the scope|excluded from',
  'no se (?:entro|inspecciono|pudo|pudieron|tuvo acceso|accedio|reviso|probo|evaluo)|falta de acceso|inaccesible|fuera del alcance|sin acceso',
);

const ELSEWHERE = anyOf(
  'i (?:have|will not|am not|did not|certify|developed|assume)(?![\\p{L}])|(?:purpose|intent|goal|object) of (?:this|the|an) ',
  '\\p{L}+(?: \\p{L}+)?: (?:an item|items|the component|a component|a condition|a system)(?: \\p{L}+)? (?:which|that|functions?|is|are|does|has|poses|needs)|(?:repair|monitor|deficient|safety hazard|major defect|maintenance) means|(?:items|findings|components) (?:marked|rated|labell?ed|listed as)|means the (?:component|item|system)',
  '(?:comparable|comp|sale|listing)s? (?:no\\.? ?|#)?\\d|comparables?(?![\\p{L}])|comparable sale|adjust(?:ed|ment)s?(?! (?:the|or|and|door|to|by|so|properly))(?=.{0,60}(?:price|sale|grid|value|\\$|gla|square|site|line|upward|downward|made|market|for (?:condition|size|age|the)|comparable)|[.;]? ?$(?<=adjustments?[.;]? ?))|market (?:area|data|conditions)|neighbou?r(?:hood|ing)|competing|foreclosure',
  '(?:the|this|an?) (?:appraiser|inspector) (?:is|was|has|does|did|did not|assumes|makes|recommends the reader|will|cannot|certif|noted that the (?:lender|buyer))',
  // What an inspector looks at and what not, as the standards of his trade have it
  "(?:home )?inspectors? (?:shall|must|may|is not|are not|are|need not|does not|do not|should|will|cannot|can not|'s opinion)(?! recommend)|(?:not|never) required to (?:inspect|determine|report|identify|observe|enter|operate|perform|move|describe|offer|predict)|standards? of practice",
  // A key to words, and what is said to every owner of a house
  '^["\'][\\p{L} /]{2,40}["\'] ?(?:\\([^)]*\\))? ?(?:[:=]|means|denotes)|^[\\p{L} /]{2,40}\\((?:in|ni|np|rr|d|o|s|mm|mo|def)\\) ?[:=]|(?:^|[\\s(])(?:in|ni|np|d|o|rr) ?= ?(?:not |in|de|ob|re)',
  '(?:defects?|hazards?|concerns?|issues?|problems?|things?)(?: \\p{L}+){0,4},? such as|examples? (?:of|include)',
  "your job(?: as (?:the|a) homeowner)? is|as (?:a|the) homeowner,? you|homeowner'?s responsibilit|we are not|for your (?:information|reference|convenience|protection)",
  '(?:this|the) (?:report|appraisal|inspection|form|addendum) (?:is|was|does|has|refers|complies|reflects|may|must be|contains|covers|summarizes)',
  'that the appraiser (?:comment|provide|photograph|address|verify|include)|intended (?:use|user)|uspap|hypothetical condition|extraordinary assumption|market value(?! condition)|opinion of value|highest and best|reasonable exposure|warrant(?:y|ies|ed|s) (?:of|that|or)|guarantee|liabilit|hidden defect',
  '(?:condition|quality) rating|update status|c[1-6](?:;|:| rating| rated)|q[1-6](?:;|:| rating)',
  '(?:este|el presente) informe|el tasador|la tasacion (?:es|se|refleja)|uso previsto|usuario previsto|garantia|vicios ocultos|ventas? comparable|el inspector (?:no|es)',
  '(?:per|in|under|by|of) (?:the )?(?:sales |purchase )?(?:contract|agreement of sale|purchase agreement)|contract (?:credits?|provides|states|calls)|credit(?:s|ed)? (?:the |to )?(?:buyer|borrower)|concession|segun el contrato|credito al comprador',
);

const DEFECT = anyOf(
  'absent|shattered|snapped|perished|spongy|punky|rotten|weak|wobbl|drip|weep|seep|ooze|discharg|backs up|surcharg|tripp|arcing|spark|overload|obsolete|recall|live (?:parts|wire)|charred|scorched|melted|burnt|burned|blister|flak|alligator|weathered|lifted|lifting|slipp|displaced|shifted|tilt|list(?:s|ing)|buckl|warped|swollen|cupp|crumbl|eroded|wash(?:ed)? out|pond|pool(?:s|ing)|clogged|choked|inactive|dead|cold|unheated|unvented|unprotected|ungrounded|unfenced|unguarded|unstable|unlevel|out of (?:plumb|level|service|order)|off (?:its|the|their)|came (?:off|loose)|come (?:off|loose)|fell|fallen|hanging|dangling|dislodged|gnaw|nest|dropping|frass|swarm|too (?:wide|low|high|short|close|small|far)|less than|under(?:size|mined)|below (?:grade|code|standard)|above the|exceed|expired|unpermitted|without|never|nothing|only one|not (?:enough|connected|attached|tied|strapped|capped|sealed|covered|level|plumb|to code|permitted|finished|complete|operational|working|functioning|cooling|heating|draining)|shut off|turned off|disabled|blocked|jam|stuck|sticks|bind|missing|broken|crack|leak|rott|rot(?![\\p{L}])|peel|chip|expos|loose|damage|deteriorat|defect|deficien|decay|inoper|not (?:work|function|operat|latch|close|lock|drain|cool|heat|respond|secured|bonded|ground|vented|present|installed|rated|visible|weather)|does not|do not|did not|will not|fail|unsafe|hazard|corro|rust|sag|lean|detached|separated|disconnect|uncapped|uncovered|open|incomplete|unfinished|stain|soft|worn|torn|frayed|lack|no |without|infest|evidence of|active|mold|clog|overflow|block|improper|inadequate|insufficient|undersized|unpermit|bare|bow|settle|trip|collaps|down(?![\\p{L}])|split|curl|gap|hole|bent|undermin|heav|erod|standing water|moisture|wet|musty|odor|abandon|double(?![- ](?:hung|pane|glaz|oven|sink|door|car))|buckl|delaminat|spall|unsupported|cut(?![\\p{L}])|removed|unsecured|hang',
  'zafad|huec|floj|hongo|picad|ampolla|abomba|ladea|tira agua|estrellad|se mueve|truena|escurr|colgad|carec|junta contra|hollin|falta|rot[oa]|grieta|agriet|fuga|gote|podrid|pelad|descascar|expuest|suelt|dan[oa]d|danos?|deterior|defect|oxid|corroid|desprend|desconect|abiert|incomplet|sin |mancha|bland|gastad|desgast|mal estado|inclin|hundid|vencid|moho|humedad|estancad|obstruid|no (?:tiene|funciona|cierra|enfria|responde|desagua|enciende|sostiene|retrocede|es|hay|cuenta)|faltan|carece|riesgo|peligro|caid|evidencia|partid|quebrad|averiad|inservible|inoperante|posible',
);

/** One sentence as far as its wording tells whether something has to be done. */
export interface Judgment {
  /** It says that something must be done. */
  readonly isRequirement: boolean;
  /** It names something wrong. */
  readonly isDefect: boolean;
  /** It says itself that nothing follows, or speaks of what was, of other houses, of the paper. */
  readonly isHarmless: boolean;
  readonly isAboutContract: boolean;
}

const CONTRACT = anyOf(
  '(?:sales |purchase )?contract(?![\\p{L}])|purchase agreement|agreement of sale|contrato de (?:compra|venta|compraventa)|segun el contrato',
);

export const clausesOf = (text: string): string[] =>
  plain(text)
    .split(
      /[;:.](?=\s|$)|\s[–—-]+\s|,\s+(?=(?:and|then|or|y|o|luego|but|so|which|thus|therefore)\s)|^(?:for|due to|because of|owing to|as|since|prior to|before|upon|in order to|por|para|antes de) [^,]{3,60},\s/u,
    )
    .map((clause) => clause.trim())
    .filter(Boolean);

/** A clause that gives an order. */
export const isOrder = (clause: string): boolean => ORDER.test(plain(clause).trim());

const orderIn = (clauses: readonly string[]): boolean =>
  clauses.some((clause) => ORDER.test(clause) && !SOFT.test(clause) && !NONE_REQUIRED.test(clause));
const requiredIn = (clauses: readonly string[]): boolean =>
  clauses.some((clause) => REQUIRED.test(clause) && !SOFT.test(clause) && !NONE_REQUIRED.test(clause));

const isOneOf = (patterns: readonly RegExp[], words: string): boolean =>
  patterns.some((pattern) => pattern.test(words));
const NOTHING = [NONE_REQUIRED, COSMETIC, SOFT];
const OVER = [PAST, SOUND, ABSENT, LIMIT];

/** It says itself that nothing follows, and orders nothing all the same. */
function isSettled(words: string, isOrdered: boolean, isRequired: boolean): boolean {
  if (isOrdered) return false;
  return isOneOf(NOTHING, words) || (isOneOf(OVER, words) && !isRequired);
}

/** "Suggested action:" over an order makes it no softer. */
const LABEL =
  /(?<![\p{L}])(?:suggested|recommended|proposed|possible|advised) (?:actions?|repairs?|corrections?|remed(?:y|ies)|fix(?:es)?|steps?|work|cure)\s*[:–—-]\s|(?<![\p{L}])(?:accion|reparacion|correccion|solucion) (?:sugerida|recomendada|propuesta)\s*[:–—-]\s/gu;

export const judge = remembered((text: string): Judgment => {
  const words = plain(text).replaceAll(LABEL, ' ');
  const clauses = clausesOf(text);
  const [isOrdered, isRequired] = [orderIn(clauses), requiredIn(clauses)];
  const isElsewhere = ELSEWHERE.test(words);
  const isAsked = isOrdered || (isRequired && !NONE_REQUIRED.test(words));
  return {
    isRequirement: isAsked && !isElsewhere,
    isDefect: DEFECT.test(words),
    isHarmless: isElsewhere || isSettled(words, isOrdered, isRequired),
    isAboutContract: CONTRACT.test(words),
  };
});
