import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PALETTE } from './pdf-styles.ts';

const css = readFileSync(new URL('../../ui/styles/site.css', import.meta.url), 'utf8');
const light = css.slice(css.indexOf(':root'), css.indexOf('@media', css.indexOf(':root')));
const variable = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each(Object.entries(PALETTE))('the color %s in a PDF matches the light theme', (name, color) => {
  expect(light).toContain(`--${variable(name)}: ${color};`);
});
