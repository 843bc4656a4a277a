/** What an amount on a bill is, by the words at it. `aside` is due only under a condition, or says how old a debt is. */
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
  | 'aside';

/** In this order: the first that matches says what an amount is. English, and Spanish without accents. */
const ROLES: [Role, RegExp][] = [
  [
    'previous',
    /\b(?:previous|prior|last|opening|beginning|starting|old)\s(?:account\s)?(?:balance|bill|statement|invoice|amount|month)|\bbalance\s(?:brought\s|carried\s)?(?:forward|from|on)\b|\b(?:brought|carried) forward|\bpast[\s-]?due|\bsaldo (?:anterior|previo)/,
  ],
  [
    'payment',
    /\bpayments?\b(?!\s?(?:due|terms|by|date|coupon|stub|slip|is|to|amount|method|option|must))|\bamount paid\b|\b(?:less|paid|received)\b.*\b(?:paid|thank you|check|ck)\b|\b(?:pmt|chk|ck|check|ach|cheque)s?\b\s?(?:#|no|payment|received|\d)|\bpagos?\b(?! (?:a|antes|debido|total))|\bsu pago/,
  ],
  [
    'credit',
    /(?<!total )\bcredits?\b(?!\s?(?:card|limit|memo|balance|total|due))|\bdiscounts?\b|\brefund\b|\bcreditos?\b|\bdescuentos?\b/,
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
    'due',
    /\b(?:amount|balance|sum)\s(?:now\s|currently\s|is\s)?(?:due|owed|owing|payable|to pay|outstanding)\b|\btotal\s(?:amount\s|balance\s|account\s|now\s|to\s)*(?:due|owed|owing|payable|pay)\b|\b(?:pay|remit)\s(?:this\s|the\s|total\s)?(?:amount|total|sum)\b|\bplease\s(?:pay|remit)\b|\b(?:send|mail|enclose)\b.{0,16}\b(?:check|payment)\b.{0,10}\b(?:for|of)\b|\bauto[\s-]?pay\b|\b(?:amount|will) (?:to )?be (?:drafted|charged|debited|withdrawn|paid)|\byou owe\b|\b(?:net|now) due\b|\bdue (?:now|upon|this)\b|\b(?:total|importe|monto|cantidad|saldo)\s(?:total\s)?(?:a pagar|adeudad[oa]|pendiente|debido|vencido)|\bpague\b|\bdue:?$/,
  ],
  [
    'balance',
    /\b(?:new|ending|closing|total|account|current|credit)\s(?:account\s)?balance\b|^balance:?$|\bbalance as of\b|\bsaldo (?:actual|nuevo|final)|\bnuevo saldo/,
  ],
  [
    'current',
    /\b(?:current|new|this month.?s?)\s(?:period\s|invoice\s)?(?:charges?|invoice|billing|activity|services)\b|\bmonthly charges\b|\b(?:charges|activity|total|billed)\s(?:for\s)?(?:this|the)\s(?:period|month|cycle)\b|^this (?:month|period)\b|\btotal\s(?:monthly\s|quarterly\s|new\s|net\s)?charges?\b|\bcargos (?:actuales|nuevos|corrientes|del)|\btotal de cargos/,
  ],
  [
    'invoice',
    /\b(?:invoice|grand|bill|statement|credit)\stotal\b|\btotal\s(?:of\s|for\s)?(?:this\s|the\s)?(?:invoice|bill|statement|amount|credit)\b|\binvoice\samount\b|\b(?:bill|invoice|total) comes to\b|\btotal (?:de la )?factura|\btotal general/,
  ],
  // "Total fuel fee" is a line.
  ['total', /^totals?\b(?!.*\b(?:fees?|surcharges?)\b)/],
];

const SUM: ReadonlySet<Role> = new Set(['due', 'balance', 'invoice', 'current', 'total']);

const CONDITION =
  /\bafter\b|\bif (?:not )?(?:paid|received)|\blate\b|\bminimum\b|\benclosed\b|\bremitted\b|\bytd\b|\byear[\s-]to[\s-]date\b|\bsavings?\b|\baverage\b|\bbudget\b|\bdays (?:past|late|old)\b|\bover \d+|\b\d+\s?[-–]\s?\d+\b(?! ?(?:yd|cy))|\bdespues\b/;

/** The column of a table that says how old a debt is. */
export const AGE =
  /^(?:current|(?:0|1|30|31|60|61|90|91|120|over 90|over 120|over 60)(?:\s?(?:-|–|to|a)\s?\d+|\s?\+|\s?days?|\s?dias)*(?:\sdays?|\sdias)?(?: past due)?|past due|corriente)$/i;

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What the words at an amount say that it is. */
export function roleOf(label: string): Role | undefined {
  const text = withoutAccents(label).trim();
  const role = ROLES.find(([, pattern]) => pattern.test(text))?.[0];
  return role && SUM.has(role) && CONDITION.test(text) ? 'aside' : role;
}

const flagged = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'i');

export const SERVICE = flagged(
  'container|cont|dumpster|compactor|roll-?off|toters?|carts?|bins?|front[\\s-]?load|rear[\\s-]?load|yds?|yards?|cy|refuse|trash|garbage|waste|rubbish|msw|recycl\\w*|cardboard|occ|mgp|organics?|compost\\w*|food|pick-?ups?|p/u|collections?|removal|hauling|haul|carting|service|basura|desechos|reciclaje|carton|recolecci[oó]n|recogida|contenedor(?:es)?|org[aá]nicos?|yardas?',
);

export const FEE =
  /\b(?:fees?|surch(?:arges?|g)|fuel|environmental (?:recovery|charge|cost)|administrative|admin\b|rental|rent|lease|tolls?|locks?|locking|gate|overage|overfill\w*|overflow|overweight|contaminat\w*|delivery|finance|interest|late charge|regulatory|compliance|recovery|(?:frequency|monthly|service) charge|bulk item|recargo|combustible|cargo por|tarifa|cuota|renta|alquiler|franchise)\b/i;

/** What a line of a carter's bill names. */
export const COLLECTED =
  /\b(?:refuse|trash|garbage|rubbish|waste|recycl\w*|cardboard|compost\w*|organics|dumpsters?|compactor|roll-?off|containers?|toters?|pick-?ups?|p\/u|yds?|cy|cubic yards?|carting|hauling|basura|desechos|residuos|reciclaje|recolecci[oó]n|acarreo)\b/i;

/** What other papers with amounts are, and no bill of a carter is. */
export const OTHER_PAPER =
  /\b(?:kwh|therms?|electric(?:ity)?|water (?:and|&) sewer|landlord|tenants?|lessee|lessor|base rent|premises|menu|w-9|certificate of insurance|gross pay|(?:savings|checking|bank) (?:bank|account|statement)|deposits?|fdic|plumb\w*|hvac|exterminat\w*|landscap\w*|roofing)\b/i;

export const BILL_WORD =
  /\b(?:invoice|bill|statement|factura|estado de cuenta|credit memo|amount due|account)\b/i;
