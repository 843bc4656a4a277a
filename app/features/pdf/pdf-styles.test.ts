import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PALETTE } from './pdf-styles.ts';

const css = readFileSync(new URL('../../ui/styles/site.css', import.meta.url), 'utf8');
const light = css.slice(css.indexOf(':root'), css.indexOf('@media', css.indexOf(':root')));
const variable = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each(Object.entries(PALETTE))('%s has the same color in a PDF as in the light theme', (name, color) => {
  expect(light).toContain(`--${variable(name)}: ${color};`);
});
