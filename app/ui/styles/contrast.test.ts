import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const sheet = readFileSync(path.join(import.meta.dirname, 'site.css'), 'utf8');

const tokensOf = (rule: string) =>
  Object.fromEntries(
    rule
      .split(';')
      .map((line) => line.trim().split(': #'))
      .filter(([, hex]) => hex)
      .map(([name = '', hex = '']) => [name.slice('--'.length), hex]),
  );

/** The first `:root` rule defines the light tokens. The second changes some of them for dark colors. */
const [light = {}, changes = {}] = [...sheet.matchAll(/:root \{([^}]*)\}/g)].map(([, rule = '']) =>
  tokensOf(rule),
);
const SCHEMES = { light, dark: { ...light, ...changes } };

/** Relative luminance and contrast, as WCAG 2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

const LEVELS = ['low', 'medium', 'high', 'very-high'];
const MODULES = ['ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz'];

/** Text colors and their backgrounds. */
const PAIRS = [
  ...['ink', 'soft', 'link', ...MODULES, ...LEVELS].flatMap((text) => [
    [text, 'paper'],
    [text, 'card'],
  ]),
  ...['ink', 'soft', 'link'].map((text) => [text, 'lot-tint']),
  ...LEVELS.flatMap((level) => [
    [level, `${level}-tint`],
    ['ink', `${level}-tint`],
  ]),
  ['paper', 'ink'],
  ['ink', 'hair'],
  ['footer-ink', 'footer'],
];

describe.each(Object.entries(SCHEMES))('in %s colors', (_, tokens: Record<string, string>) => {
  it.each(PAIRS)('%s is legible on %s', (text = '', background = '') => {
    expect(contrast(tokens[text] ?? '', tokens[background] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});
