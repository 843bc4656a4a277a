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
  | 'aside';

/** In this order: the first that matches says what an amount is. English, and Spanish without accents. */
const ROLES: [Role, RegExp][] = [
  [
    'previous',
    /\b(?:previous|prior|last|opening|beginning|starting|old)\s(?:account\s)?(?:balance|bill|statement|invoice|amount|month)|\bbalance\s(?:brought\s|carried\s)?(?:forward|from)|\b(?:brought|carried) forward|\bpast[\s-]?due|\bsaldo (?:anterior|previo)/,
  ],
  [
    'payment',
    /\bpayments?\b(?!\s?(?:due|terms|by|date|coupon|stub|slip|is|of|to|amount|method|option|must))|\bamount paid\b|\bless paid\b|\bthank you\b|\b(?:check|ach|cheque)\s(?:#|no|payment|received|\d)|\bpagos?\b(?! (?:a|antes|debido|total))|\bsu pago/,
  ],
  [
    'credit',
    /\bcredits?\b(?!\s?(?:card|limit|memo|balance|total|due))|\badjustments?\b|\brefund\b|\bcreditos?\b|\bajustes?\b/,
  ],
  [
    'subtotal',
    /\bsub[\s-]?total\b|\bnet charges\b|\b(?:total|charges|amount) before tax|\bpre-?tax\b|\btaxable\b/,
  ],
  ['invoice', /\btotal\b.*\b(?:incl\w*|with|plus)\b.*\btax/],
  [
    'tax',
    /\btax(?:es)?\b(?! (?:id|exempt|no\b|rate))|\bimpuestos?\b|\b(?:nys?|nyc|state|city|county|mctd)\b.{0,16}\d\s?%/,
  ],
  [
    'due',
    /\b(?:amount|balance|sum)\s(?:now\s|currently\s|is\s)?(?:due|owed|owing|payable|to pay|outstanding)\b|\btotal\s(?:amount\s|balance\s|now\s)*(?:due|owed|owing|payable|to pay)\b|\b(?:pay|remit)\s(?:this\s|the\s|total\s)?(?:amount|total|sum)\b|\bplease\s(?:pay|remit)\b|\bauto[\s-]?pay(?:ment)?\s?(?:amount|draft|total)?|\bamount (?:to be |will be |we will )?(?:drafted|charged|debited|withdrawn|paid by auto)|\bwill be (?:charged|drafted|debited|withdrawn)|\byou owe\b|\bnet due\b|\bnow due\b|\bdue (?:now|upon|this)\b|\b(?:total|importe|monto|cantidad|saldo)\s(?:total\s)?(?:a pagar|adeudad[oa]|pendiente|debido|vencido)|\bpague\b|\bdue:?$/,
  ],
  [
    'balance',
    /\b(?:new|ending|closing|total|account|current|credit)\s(?:account\s)?balance\b|^balance:?$|\bsaldo (?:actual|nuevo|final)|\bnuevo saldo/,
  ],
  [
    'current',
    /\b(?:current|new|this month.?s?|monthly)\s(?:period\s)?(?:charges?|invoice|billing|activity|services)\b|\b(?:charges|activity|total|billed)\s(?:for\s)?(?:this|the)\s(?:period|month|cycle)\b|\btotal\s(?:monthly\s|quarterly\s|new\s|net\s)?charges?\b|\bcargos (?:actuales|nuevos|corrientes|del)|\btotal de cargos/,
  ],
  [
    'invoice',
    /\b(?:invoice|grand|bill|statement|credit)\stotal\b|\btotal\s(?:of\s|for\s)?(?:this\s|the\s)?(?:invoice|bill|statement|amount|credit)\b|\binvoice\samount\b|\btotal (?:de la )?factura|\btotal general/,
  ],
  ['total', /^total\b|^totals\b/],
];

const SUM: ReadonlySet<Role> = new Set(['due', 'balance', 'invoice', 'current', 'total', 'previous']);

const CONDITION =
  /\bafter\b|\bif (?:not )?(?:paid|received)|\blate\b|\bminimum\b|\benclosed\b|\bremitted\b|\bytd\b|\byear[\s-]to[\s-]date\b|\bsavings?\b|\baverage\b|\bbudget\b|\bdays (?:past|late|old)\b|\bover \d+|\b\d+\s?[-–]\s?\d+\b(?! ?(?:yd|cy))|\bdespues\b/;

/** The column of a table that says how old a debt is. */
export const AGE =
  /^(?:current|(?:0|1|30|31|60|61|90|91|120|over 90|over 120|over 60)(?:\s?(?:-|–|to|a)\s?\d+|\s?\+|\s?days?|\s?dias)*(?:\sdays?|\sdias)?(?: past due)?|past due|corriente)$/i;

export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What the words at an amount say that it is. */
export function roleOf(label: string): Role | undefined {
  const text = withoutAccents(label).trim();
  const role = ROLES.find(([, pattern]) => pattern.test(text))?.[0];
  if (!role || !SUM.has(role) || role === 'previous') return role;
  return CONDITION.test(text) ? 'aside' : role;
}

const flagged = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'i');

export const SERVICE = flagged(
  'container|dumpster|compactor|roll-?off|toters?|carts?|bins?|front[\\s-]?load|rear[\\s-]?load|yds?|yards?|cy|refuse|trash|garbage|waste|rubbish|msw|recycl\\w*|cardboard|occ|mgp|organics?|compost\\w*|food|pick-?ups?|p/u|collections?|removal|hauling|haul|carting|service|basura|desechos|reciclaje|carton|recolecci[oó]n|recogida|contenedor(?:es)?|org[aá]nicos?|yardas?',
);

export const FEE =
  /\b(?:fees?|surcharges?|fuel|environmental (?:recovery|charge|cost)|administrative|admin\b|rental|rent|locks?|locking|gate|overage|overfill\w*|overflow|overweight|contaminat\w*|delivery|finance|interest|late charge|regulatory|compliance|recovery|extra (?:bags?|pick-?ups?|yards?)|fixed monthly charge|bulk item|recargo|combustible|cargo por|tarifa|cuota|renta|alquiler|franchise)\b/i;

/** Words of a trade that hauls waste. */
export const WASTE =
  /\b(?:carting|carters?|hauling|haulers?|haulage|waste|refuse|trash|garbage|rubbish|recycl\w*|compost\w*|organics|dumpsters?|compactor|roll-?off|pick-?ups?|cubic yards?|sanitation|basura|desechos|residuos|reciclaje|recolecci[oó]n|acarreo)\b/i;

/** What other papers with amounts are, and no bill of a carter is. */
export const OTHER_PAPER =
  /\b(?:kwh|therms?|electric(?:ity)? (?:bill|account|supply|service)|water (?:and|&) sewer|landlord|tenants?|lessee|lessor|base rent|premises|proposal|quotation|estimate|price quote|menu|receipt|purchase order|w-9|certificate of insurance|pay ?stub|gross pay|bank statement)\b/gi;

export const BILL_WORD =
  /\b(?:invoice|bill|statement|factura|estado de cuenta|credit memo|amount due|account)\b/i;
