/** `aside` is an amount due only under a condition. `aged` is debt listed by age. */
export type Role =
  | 'due'
  | 'balance'
  | 'invoice'
  | 'current'
  | 'total'
  | 'subtotal'
  | 'tax'
  | 'previous'
  | 'payment'
  | 'credit'
  | 'adjustment'
  | 'aside'
  | 'aged';

/** The first match wins. The patterns cover English, and Spanish without accents. */
const ROLES: [Role, RegExp][] = [
  [
    'previous',
    /\b(?:previous|prior|prev|last|opening|beginning|starting|old|past|earlier)\.?\s(?:account\s|statement\s|bill\s|month'?s?\s)*(?:balance|bal|bill|statement|invoice|amount|month|charges)\b|\bbal(?:ance)?\.?\s(?:brought\s|carried\s)?(?:forward|from|on|before)\b|\b(?:brought|carried) forward|\bpast[\s-]?due|\barrears\b|\byou owed\b|^previous:?$|\bsaldo (?:anterior|previo)/,
  ],
  [
    'due',
    /\b(?:amount|balance|sum|total|net|importe|monto|cantidad|saldo)\b[\w\s]{0,22}\b(?:due|owed|owing|payable|outstanding|to (?:be )?pa(?:y|id)|a pagar|adeudad[oa]|pendiente|debido|vencido)\b|\b(?:pay|remit)\s(?:this\s|the\s|total\s)?(?:amount|total|sum)\b|\bplease\s(?:pay|remit)\b|\b(?:send|mail|enclose)\b.{0,16}\b(?:check|payment)\b.{0,10}\b(?:for|of)\b|(?<!paid by )\bauto[\s-]?pay\b|\b(?:amount|will) (?:to )?be (?:drafted|charged|debited|withdrawn|paid)|\byou owe\b|\bdue (?:now|upon|this)\b|\bpague\b|\bdue:?$/,
  ],
  [
    'payment',
    /\bpayments?\b(?!\s?(?:due|terms|by|date|coupon|stub|slip|is|to|amount|method|option|must))|\b(?<!be |if |not )paid\b(?! (?:by (?!auto|check|card|ach)|within|after|before))|(?<!if |not )\breceived\b(?! (?:by|within|after|before))|\babonos?\b|\bdeposit (?:received|applied)|\b(?:less|received)\b.*\b(?:thank you|check|ck)\b|\b(?:pmt|chk|ck|check|ach|cheque)s?\b\s?(?:#|no|payment|received|for|\d)|\bpagos?\b(?! (?:a|antes|debido|total))|\bsu pago/,
  ],
  [
    'credit',
    /(?<!total )\bcredits?\b(?!\s?(?:card|limit|memo|balance|total|due))|\bdiscounts?\b|\brefund\b|\brebate\b|\bcreditos?\b|\bdescuentos?\b/,
  ],
  ['adjustment', /(?<!(?:fuel|rate) )\badjustments?\b|\bajustes?\b/],
  [
    'subtotal',
    /\bsub[\s-]?total\b|\bnet charges\b|\b(?:total|charges|amount)\b.* before tax|\bpre-?tax\b|\btaxable\b/,
  ],
  ['invoice', /\btotal\b.*\b(?:incl\w*|with|plus)\b.*\btax/],
  [
    'tax',
    /\btax(?:es)?\b(?! (?:id|exempt|no\b|rate))|\bimpuestos?\b|\b(?:nys?|nyc|state|city|county|mctd)\b.{0,16}\d\s?%/,
  ],
  [
    'balance',
    /\b(?:new|ending|closing|total|account|current|credit)\s(?:account\s)?balance\b|^balance:?$|\bbalance as of\b|\bsaldo (?:actual|nuevo|final)|\bnuevo saldo/,
  ],
  [
    'current',
    /\b(?:current|new|this month.?s?)\s(?:period\s|invoice\s)?(?:charges?|invoice|billing|activity|services)\b|\bmonthly charges\b|\b(?:charges|activity|total|billed)\s(?:for\s)?(?:this|the)\s(?:period|month|cycle)\b|^this (?:month|period)\b|^current:?$|\btotal\s(?:monthly\s|quarterly\s|new\s|net\s)?charges?\b|\bcargos (?:actuales|nuevos|corrientes|del?)\b|\btotal de cargos/,
  ],
  [
    'invoice',
    /\b(?:invoice|grand|bill|statement|credit)\b(?:\s[a-z-]{0,6}\d[\d-]{0,12})?\stotal\b|\btotal\s(?:of\s|for\s)?(?:this\s|the\s)?(?:invoice|bill|statement|amount|credit)\b|\binvoice\samount\b|\b(?:bill|invoice|total) comes to\b|\btotal (?:de la )?factura|\btotal general/,
  ],
  ['total', /^totals?\b(?!.*\b(?:fees?|surcharges?)\b)|\btotals?:?$/],
];

export const SUMS = new Set<Role | undefined>(['due', 'balance', 'invoice', 'current', 'total', 'subtotal']);

const CONDITION =
  /\bafter\b|\bif (?:not )?(?:paid|received)|\blate\b|\bminimum\b|\bestimated?\b|\benclosed\b|\bremitted\b|\bytd\b|\byear[\s-]to[\s-]date\b|\bsavings?\b|\baverage\b|\bbudget\b|\bdays (?:past|late|old)\b|\bover \d+|\b\d+\s?[-–]\s?\d+\b(?! ?(?:yd|cy))|\bdespues\b/;

export const AGE =
  /^(?:current|(?:0|1|30|31|60|61|90|91|120|over 90|over 120|over 60)(?:\s?(?:-|–|to|a)\s?\d+|\s?\+|\s?days?|\s?dias)*(?:\sdays?|\sdias)?(?: past due)?|past due|corriente)$/i;

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function findRole(label: string): Role | undefined {
  const text = withoutAccents(label)
    .replace(/\s\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/, '')
    .trim();
  const role = ROLES.find(([, pattern]) => pattern.test(text))?.[0];
  return SUMS.has(role) && role !== 'subtotal' && CONDITION.test(text) ? 'aside' : role;
}

export const SERVICE =
  /\b(?:container|cont|dumpster|compactor|roll-?off|toters?|carts?|bins?|front[\s-]?load|rear[\s-]?load|yds?|yards?|cy|refuse|trash|garbage|waste|rubbish|msw|recycl\w*|cardboard|occ|mgp|organics?|compost\w*|food|pick-?ups?|p\/u|collections?|removal|hauling|haul|carting|service|basura|desechos|reciclaje|carton|recolecci[oó]n|recogida|contenedor(?:es)?|org[aá]nicos?|yardas?)\b/i;

export const FEE =
  /\b(?:fees?|surch(?:arges?|g)|fuel|environmental (?:recovery|charge|cost)|administrative|admin\b|rental|rent|lease|tolls?|locks?|locking|gate|overage|overfill\w*|overflow|overweight|contaminat\w*|delivery|finance|interest|late charge|regulatory|compliance|recovery|(?:frequency|monthly|service) charge|bulk item|recargo|combustible|cargo por|tarifa|cuota|renta|alquiler|franchise)\b/i;

const STUFF =
  /\b(?:refuse|trash|garbage|rubbish|waste|msw|debris|recycl\w*|cardboard|occ|mgp|paper|commingled|compost(?:ing)?|organics?|food|basura|desechos|residuos|reciclaje|cart[oó]n|org[aá]nic[oa]s)\b/i;
const EQUIPMENT = /\b(?:dumpsters?|compactor|roll-?off|containers?|toters?|contenedor(?:es)?)\b/i;
const HAULED =
  /\b(?:pick-?ups?|p\/u|collect(?:ed|ions?)|removal|hauls?|hauling|carting|pulls?|recogidas?|recolecci[oó]n|acarreo|disposal)\b/i;
const MEASURED = /\d\s?-?(?:yds?|yards?|cy|cubic|yardas?)\b|\btons?\b|\bx\s?(?:wk|week)|\bweek|\bsemana/i;

/** Requires both what is hauled and how, because a shop that sells trash bags also mentions trash. */
export const isHauling = (text: string): boolean =>
  (STUFF.test(text) || EQUIPMENT.test(text)) && (HAULED.test(text) || MEASURED.test(text));

const UNCLEAR =
  /\b(?:bulk|lock\w*|gate|labor|wash\w*|clean\w*|liners?|bags?|supplies|delivery|exchange|swap|rolls?|sale|purchase)\b/i;

export function isClear(text: string, isFee: boolean): boolean {
  if (isFee)
    return /\b(?:fees?|surch\w*|recargo)\b/i.test(text) || !(HAULED.test(text) || UNCLEAR.test(text));
  return (STUFF.test(text) || HAULED.test(text) || MEASURED.test(text)) && !UNCLEAR.test(text);
}

export const OTHER_PAPER =
  /\b(?:kwh|therms?|electric(?:ity)?|water (?:and|&) sewer|landlord|tenants?|lessee|lessor|base rent|premises|security deposit|menu|w-9|certificate of insurance|insured|gross pay|(?:savings|checking) account|bank statement|fdic|plumb(?:ing|ers?)|hvac|janitorial|exterminat\w*|pest|landscap\w*|roofing)\b/i;

export const RECEIPT = /\b(?:receipt|recibo)\b/i;
export const OTHER_TITLE =
  /\b(?:(?<!(?:term|length|duration) of (?:the |this |your )?)(?:agreement|contract)(?! (?:term|length|duration)\b)|proposal|quote|quotation|estimate|certificate|summons|violation|survey|confirmation|cotizaci[oó]n|contrato|presupuesto)\b/i;
export const DENIAL = /\bnot an? (?:bill|invoice)\b|\bno es una factura\b/i;

export const BILL_WORD =
  /\b(?:invoice|bill|statement|factura|estado de cuenta|credit memo|amount due|account)\b/i;
