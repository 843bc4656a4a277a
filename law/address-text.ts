import { fullWord } from './street-words.ts';

/** Street types that make the preceding number an ordinal: "East 110th Street". */
const AFTER_NUMBER = new Set(['Avenue', 'Street', 'Road', 'Drive', 'Place', 'Lane', 'Court', 'Terrace']);

const SMALL: Readonly<Record<string, string>> = { AMER: 'Americas', OF: 'of', THE: 'the', AND: 'and' };
const TITLES: Readonly<Record<string, string>> = { ST: 'St.', DR: 'Dr.' };

function ordinal(number: string): string {
  const isTeen = /1\d$/.test(number);
  const ending = { '1': 'st', '2': 'nd', '3': 'rd' }[number.slice(-1)];
  return number + (isTeen ? 'th' : (ending ?? 'th'));
}

function inTitleCase(word: string): string {
  if (!/[A-Z]/.test(word) || /^\d+[A-Z]?$/.test(word) || word.length === 1) return word;
  if (/^\d/.test(word)) return word.toLowerCase();
  const name = word
    .toLowerCase()
    .replace(/(?<![\w'’])[a-z]|(?<=^o['’])[a-z]/g, (letter) => letter.toUpperCase());
  return name.replace(/^Mc([a-z])/, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

function spelledOut(words: readonly string[], index: number): string {
  const word = words[index] ?? '';
  const full = fullWord(words, index);
  if (TITLES[word] && (full === word || full === 'SAINT')) return TITLES[word];
  return (index > 0 ? SMALL[word] : undefined) ?? inTitleCase(full);
}

function streetText(words: readonly string[]): string {
  const plain = words.map((word) => word.toUpperCase().replace(/\.$/, ''));
  const spelled = plain.map((_, index) => spelledOut(plain, index));
  return spelled
    .map((word, index) =>
      /^\d+$/.test(word) && AFTER_NUMBER.has(spelled[index + 1] ?? '') ? ordinal(word) : word,
    )
    .join(' ');
}

/** Normalizes the city's various spellings of an address: "350 5 AVENUE", "240 1ST AVE.", "358 5TH Ave.". */
export function addressText(address: string): string {
  const [first = '', ...rest] = address.trim().split(/\s+/);
  const isStreetOnly = !/^\d/.test(first) || rest.length < 2;
  if (isStreetOnly && !/^\d+(?:-\d+)?[A-Z]?$/i.test(first)) return streetText([first, ...rest]);
  const [kind = ''] = rest;
  const isNumberedStreet =
    rest.length === 1 && AFTER_NUMBER.has(spelledOut([first, kind.toUpperCase().replace('.', '')], 1));
  return isNumberedStreet
    ? streetText([first, ...rest])
    : [first, streetText(rest)].filter(Boolean).join(' ');
}
