const UNITS =
  'ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN';
const TENS = 'TWENTY THIRTY FORTY FIFTY SIXTY SEVENTY EIGHTY NINETY';

export const ORDINALS: readonly string[] =
  'FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH ELEVENTH TWELFTH THIRTEENTH FOURTEENTH FIFTEENTH SIXTEENTH SEVENTEENTH EIGHTEENTH NINETEENTH'.split(
    ' ',
  );

const entries = (words: readonly string[], valueAt: (index: number) => number) =>
  words.map((word, index) => [word, valueAt(index)] as const);

const tens = (index: number): number => (index + 2) * 10;

const TENS_WORDS: ReadonlyMap<string, number> = new Map(entries(TENS.split(' '), tens));

const NUMBERS = {
  cardinal: new Map([...entries(UNITS.split(' '), (index) => index + 1), ...TENS_WORDS]),
  ordinal: new Map([
    ...entries(ORDINALS, (index) => index + 1),
    ...entries(TENS.replaceAll('Y', 'IETH').split(' '), tens),
    ['HUNDREDTH', 100] as const,
  ]),
} satisfies Record<string, ReadonlyMap<string, number>>;

interface SpelledNumber {
  value: number;
  words: number;
}

const JOINED = new RegExp(`^(${TENS.replaceAll(' ', '|')})([A-Z]{3,})$`);

/** "TWENTYFIRST" becomes two words. */
export function splitSpelled(word: string): string[] {
  const [, ten = '', unit = ''] = JOINED.exec(word) ?? [];
  return ten && (NUMBERS.ordinal.has(unit) || NUMBERS.cardinal.has(unit)) ? [ten, unit] : [word];
}

/** The longest number in words at the start: "ONE HUNDRED TWENTY FIFTH STREET" is 125. */
export function spelledNumber(
  words: readonly string[],
  kind: keyof typeof NUMBERS,
): SpelledNumber | undefined {
  const [first = '', second = ''] = words;
  const digit = NUMBERS.cardinal.get(first) ?? 0;
  if (second === 'HUNDRED' && digit > 0 && digit < 10) return withHundreds(digit, 2, words, kind);
  if (first === 'HUNDRED') return withHundreds(1, 1, words, kind);
  if (second === 'HUNDREDTH' && kind === 'ordinal' && digit > 0 && digit < 10) {
    return { value: digit * 100, words: 2 };
  }
  return belowHundred(words, kind);
}

function withHundreds(
  hundreds: number,
  taken: number,
  words: readonly string[],
  kind: keyof typeof NUMBERS,
): SpelledNumber | undefined {
  const rest = belowHundred(words.slice(taken), kind);
  if (rest) return { value: hundreds * 100 + rest.value, words: taken + rest.words };
  return kind === 'cardinal' ? { value: hundreds * 100, words: taken } : undefined;
}

function belowHundred(words: readonly string[], kind: keyof typeof NUMBERS): SpelledNumber | undefined {
  const [first = '', second = ''] = words;
  const ten = TENS_WORDS.get(first);
  const unit = NUMBERS[kind].get(second);
  if (ten !== undefined && unit !== undefined && unit < 10) return { value: ten + unit, words: 2 };
  const value = NUMBERS[kind].get(first);
  return value === undefined ? undefined : { value, words: 1 };
}
