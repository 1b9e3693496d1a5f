import type { ReadField } from '@cw/domain';
import type { LabelRow } from '../text/labels.js';

/** `cityStateZip` is one value for three fields. */
export type FieldLabel = ReadField | 'cityStateZip' | 'place';

const row = (key: FieldLabel | null, words: string): LabelRow<FieldLabel> => ({
  key,
  words: new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'giu'),
});

/** The longer and more exact ones first: none is looked for within another. */
export const FIELD_LABELS: readonly LabelRow<FieldLabel>[] = [
  row(
    null,
    'state (?:certification|license|registration|cert|of|lic)[^:]{0,12}#?|state or country|estado (?:actual|civil)|certificaci[oó]n estatal',
  ),
  row(
    null,
    'expiration date(?: of certification or license)?|(?:credentials? )?expiration date|date of signature(?: and report)?|signature date|date of sale(?:/time)?|sale date|settlement date|report date|date of report|fecha del informe|fecha de(?:l)? (?:emisi[oó]n|reporte)|closing date|date of closing|fecha de cierre|print(?:ed)? date|issued?|letter date',
  ),
  row(
    null,
    "(?:appraiser(?:'s)?|inspector(?:'s)?|company|supervisory appraiser|amc|management company|client|lender|borrower|mailing|office|agent) (?:company )?(?:address|phone|license|email|name and address)|company address|direcci[oó]n (?:del|de la) (?:prestamista|cliente|empresa|oficina|compa[nñ][ií]a)|e-?mail(?: address)?",
  ),
  row(
    'completionDeadline',
    '(?:repairs?|work|conditions?|items)? ?(?:(?:must|to) be )?complet(?:ed|e|ion)(?: (?:date|deadline))?(?: no later than| on or before| by|:)|completion deadline|deadline(?: for (?:completion|repairs))?|(?:repair|completion|condition) due(?: date)?|due (?:date|by)|needed by|(?:to be |must be )?(?:done|finished|complete[d]?|repaired|corrected) by|target(?: date)?(?: for (?:completion|repairs)(?: of (?:the )?repairs)?)?|repairs by|finish by|fecha l[ií]mite(?: de (?:terminaci[oó]n|reparaci[oó]n|las reparaciones))?|plazo(?: de (?:terminaci[oó]n|entrega))?|(?:terminar|completar) antes del?',
  ),
  row(
    'address',
    '(?:subject )?property address(?: appraised)?|physical address|subject(?: property)? address|address of (?:the )?(?:subject )?property(?: appraised| inspected)?|property (?:location|inspected|appraised)|inspection address|site address|prop(?:erty)?\\.? addr(?:ess)?\\.?|(?:job|work) (?:site|address|location)|location of (?:the )?(?:work|property|repairs)|collateral address|address of inspection|inspected property|direcci[oó]n (?:de la )?(?:propiedad|vivienda|inmueble|casa)|direcci[oó]n f[ií]sica|domicilio (?:de la propiedad|inspeccionado)|ubicaci[oó]n de la (?:propiedad|vivienda)|propiedad inspeccionada|direcci[oó]n(?= ?:)|inspecci[oó]n en',
  ),
  row(
    null,
    "assignment type|property rights appraised|property rights|neighborhood name|map reference|census tract|legal description|assessor'?s parcel(?: (?:no|number|#))?|tax year|r\\.?e\\.? taxes|county(?! (?:road|rd|line|hwy|highway|route|lane|ln))|condado|file (?:no|number|#|id)\\.?|loan (?:no|number|#|amount|id)\\.?|n[uú]mero de pr[eé]stamo|pr[eé]stamo n[uú]m\\.?|pr[eé]stamo (?:n[oº°]\\.?|#)|phone|tel[eé]fono|fax|occupant|appraisal version|client reference id|amc reference id|appraiser reference id|listing status|construction method|attachment type|property valuation method|opinion of market value|contract price|sale price|overall (?:quality|condition)|appraiser name|appraiser company|appraiser|tasador|inspector(?: name)?|underwriter|suscriptor|processor|loan officer|license|licencia|new construction|construction stage|dwelling style|roof|foundation|effective age(?: \\(yrs\\))?|report number|report (?:no|#)\\.?|weather|occupancy|age of (?:home|house)|square f(?:eet|ootage)|time|to|from|prepared by|attention|attn|subject line|inspected by|file #|hoa",
  ),
  row(
    'cityStateZip',
    'city,? state,? (?:and )?zip(?: code)?|city ?/ ?state ?/ ?zip(?: code)?|ciudad,? estado,? (?:y )?(?:zip|c[oó]digo postal)',
  ),
  row(
    'city',
    '(?<!(?:kansas|oklahoma|salt lake|jersey|new york|carson|rapid|sioux|iowa|traverse|bay|park|ocean|atlantic|daly|foster|culver|union|panama|plant|johnson|junction|garden|dodge|texas|league|bossier|morgan|elizabeth|redwood|virginia|cathedral|yuba|crescent|boulder|bullhead|elk|ellicott|cedar|national) )city(?! (?:of|limits|water|sewer|view|inspector))|ciudad',
  ),
  row(
    'state',
    'state(?! (?:st|street|route|road|hwy|highway|ave|park|university|college|bank|farm|of|law|licensed|certified))|estado(?! actual)',
  ),
  row('zip', 'zip(?: code)?|postal code|c[oó]digo postal|c\\.? ?p\\.'),
  row(
    'yearBuilt',
    'year (?:home )?built|yr\\.? built|year of construction|built in|a[nñ]o de construcci[oó]n|construid[ao] en|a[nñ]o construid[ao]',
  ),
  row(
    'contractDate',
    'date of (?:the )?(?:sales )?contract|(?:sales |purchase )?(?:contract|agreement) (?:of|signed(?: on)?|dated|ratified|executed)|(?:ratified|binding) (?:date|on)|ratification date|(?:sales )?contract date|purchase agreement date|date of (?:purchase )?agreement|fecha (?:del|de) contrato(?: de (?:compra|venta|compraventa))?',
  ),
  row(
    'inspectionDate',
    'date of (?:the )?(?:inspection|visit|site visit|property visit)|(?:property )?inspection date|date inspected|site visit(?: date)?|visited(?: on)?|examined(?: on)?|date examined|day of (?:inspection|visit)|inspected(?! (?:by|for))(?: on)?|date of observation|visit date|fecha de (?:la )?(?:inspecci[oó]n|visita)|inspeccionad[ao] el',
  ),
  row(
    'effectiveDate',
    'effective date(?: of (?:the )?(?:appraisal|value|report|this appraisal))?|date of value|appraisal date|date of appraisal|valuation date|fecha (?:efectiva|de vigencia|de valuaci[oó]n)(?: de la tasaci[oó]n)?|fecha de (?:la )?tasaci[oó]n',
  ),
  row(
    'lender',
    'lender ?/ ?client(?: (?:company )?name)?|client ?/ ?lender(?: (?:company )?name)?|lender(?: name)?|mortgagee|mortgage (?:company|lender)|lending institution|creditor|prestamista(?: ?/ ?cliente)?|entidad (?:prestamista|financiera)|banco',
  ),
  row(
    'buyers',
    '(?:primary |main |lead )?borrower(?:\\(s\\)|s)?(?: names?)?(?:/client)?|buyers?(?:\\(s\\))?(?: names?)?|purchasers?(?:\\(s\\))?(?: names?)?|borr(?:\\.|wr)?|inspected for|veteran(?: name)?|applicants?|clients?(?: names?)?(?! ?/)|customer|prepared for|inspection (?:prepared )?for|prestatari[oa]s?|compradore?s?|compradora|cliente|preparado para|solicitantes?',
  ),
  row(
    'sellers',
    'sellers?(?:\\(s\\))?(?: names?)?|(?:current )?owner of (?:public )?record|current owner|owners?(?:\\(s\\))?(?: names?)?|vendedore?s?|vendedora|propietari[oa]s?|due[nñ]o',
  ),
  row(
    'loanProgram',
    'loan (?:program|type|product)|product|pgm\\.?|mortgage (?:type|program)|program|financing(?: type)?|government agency|type of (?:loan|financing|mortgage)|programa(?: de pr[eé]stamo)?|tipo de (?:pr[eé]stamo|financiamiento|hipoteca)|agencia',
  ),
  row(
    'caseNumber',
    '(?:(?:fha|va|usda|hud|agency)(?: ?/ ?(?:fha|va|usda))? )?case (?:file )?(?:no\\.?|number|id|#)|(?:fha|va|usda)(?: ?/ ?(?:fha|va|usda))? (?:no\\.?|number|#)|case(?= ?:)|n[uú]mero de caso(?: (?:fha|va|usda))?|caso (?:fha|va|usda)?(?: n[uú]m\\.?| n[oº°]\\.?| #)?',
  ),
  row(
    'place',
    '(?:home|house|dwelling|residence|premises)(?= ?:)|address|direcci[oó]n|re|ref|property|subject property|subject|asunto|propiedad|vivienda|referencia|inmueble|regarding|collateral',
  ),
];
