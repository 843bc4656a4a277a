export interface FoundMoney {
  value: number;
  currency: string;
  signed: boolean;
  repaired: boolean;
  start: number;
  end: number;
}

const CURRENCIES: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  USD: 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  CAD: 'CAD',
  '€': 'EUR',
  EUR: 'EUR',
  '£': 'GBP',
  GBP: 'GBP',
};

const CODE = 'US\\$|CA\\$|C\\$|USD|CAD|EUR|GBP|[$€£]';
/** Includes letters that scans confuse with digits: `O` for `0`, and `l` or `I` for `1`. */
const DIGIT = '[\\dOolI]';
const AMOUNT = new RegExp(
  `(?<![\\w,/-]|(?<!\\.)\\.)(?<minus>[-(]\\s?)?(?:(?<before>${CODE})\\s{0,2}-?)?(?<digits>\\d${DIGIT}{0,2}(?:[,.']\\s?${DIGIT}{3})+(?:[.,]\\s?|\\s\\.)${DIGIT}{2}|\\d${DIGIT}*(?:[.,]\\s?|\\s\\.)${DIGIT}{2}|\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\s?(?<after>${CODE}))?(?<credit>\\s?CR\\b|-(?!\\w)|\\))?(?:(?:TX|NT|[TNX])(?!\\w)|\\*)?(?![\\w/%]|[.,-]\\d)`,
  'gi',
);

const repairDigits = (text: string) => text.replace(/o/gi, '0').replace(/[li]/gi, '1').replace(/\s/g, '');

function parseNumber(digits: string): number {
  const [, whole = digits, cents = '00'] = /^(.*)[.,](\d{2})$/.exec(digits) ?? [];
  return Number(`${whole.replace(/[^\d]/g, '')}.${cents}`);
}

export function moneyIn(text: string): FoundMoney[] {
  return [...text.matchAll(AMOUNT)].flatMap((match): FoundMoney[] => {
    const { minus, before, digits = '', after, credit } = match.groups ?? {};
    const sign = (before ?? after)?.toUpperCase();
    const clean = repairDigits(digits);
    if (!sign && !/[.,]\d{2}$/.test(clean)) return [];
    const value = parseNumber(clean);
    if (!Number.isFinite(value) || value >= 1e7) return [];
    const negative = Boolean(minus) || Boolean(credit && credit !== ')');
    return [
      {
        value: negative ? -value : value,
        currency: CURRENCIES[sign ?? '$'] ?? 'USD',
        signed: Boolean(sign),
        repaired: clean !== digits,
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
}
