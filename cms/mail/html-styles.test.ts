import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DARK, LIGHT } from './html-styles.ts';

const css = readFileSync(new URL('../../app/ui/styles/site.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('@variant dark {');

test.each(Object.entries(LIGHT))("emails use the light theme's color for %s", (name, color) => {
  expect(light).toContain(`--${name}: ${color};`);
});

test.each(Object.entries(DARK))("emails use the dark theme's color for %s", (name, color) => {
  expect(dark.slice(0, dark.indexOf('}'))).toContain(`--${name}: ${color};`);
});
