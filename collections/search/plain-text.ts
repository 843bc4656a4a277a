import { plainText } from '#cms/rich-text/text.ts';

export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

const isRichText = (value: object): boolean => 'root' in value;

const MIN_WORDS = 4;

const isProse = (text: string): boolean => text.trim().split(/\s+/).length >= MIN_WORDS;

function proseIn(value: unknown): string[] {
  if (typeof value === 'string') return isProse(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (isRichText(value)) return [plainText(value)];
  return Object.values(value).flatMap(proseIn);
}

export const prose = (...values: unknown[]): string => oneLine(values.flatMap(proseIn).join(' '));

export const joined = (...texts: (string | null | undefined)[]): string =>
  oneLine(texts.filter(Boolean).join(' · '));
