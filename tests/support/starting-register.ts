import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { fillText } from '#law/figures/placeholders.ts';
import type { Deadline, Figure, Register, Source } from '#law/figures/register.ts';
import { CWZ_ZONES } from '#law/commercial-waste/zones.ts';
import { LL97_FIGURES, SCENARIO_FIGURES } from '#law/ll97/figures.ts';
import { mapTexts } from '#cms/register/texts.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../content');

/** An entry as its file contains it: with its source's key, but without its own key, which is the file name. */
type InFile<Entry extends Figure | Deadline> = Omit<Entry, 'key' | 'source' | 'unit'> & {
  source: string;
  unit?: string;
};

function readFolder<Entry>(name: string): [string, Entry][] {
  const folder = path.join(FOLDER, name);
  return readdirSync(folder).map((file) => [
    path.basename(file, '.yaml'),
    parse(readFileSync(path.join(folder, file), 'utf8')) as Entry,
  ]);
}

const sources = new Map(
  readFolder<{ title: string; address?: string; kind: string }>('sources').map(
    ([key, { title, address, kind }]) => [
      key,
      { key, title, link: address, ...(kind === 'secondary' ? { isSecondary: true } : {}) },
    ],
  ),
);

export function sourceOf(key: string): Source {
  const source = sources.get(key);
  if (!source) throw new Error(`There is no source ${key}.`);
  return source;
}

/** The register of the starting content, as in a seeded database. */
export const SEED_REGISTER: Register = {
  figures: Object.fromEntries(
    readFolder<InFile<Figure>>('figures').map(([key, { unit = '', source, ...figure }]) => [
      key,
      { ...figure, key, unit, source: sourceOf(source) },
    ]),
  ),
  deadlines: Object.fromEntries(
    readFolder<InFile<Deadline>>('deadlines').map(([key, { source, ...deadline }]) => [
      key,
      { ...deadline, key, source: sourceOf(source) },
    ]),
  ),
};

/** The LL97 figures of the starting content on a given day, which the rules take as an argument. */
export const ll97On = (day = '2026-11-21') => LL97_FIGURES.from(SEED_REGISTER, day);

/** The LL97 figures that scenarios need, on a given day. */
export const scenarioLawOn = (day = '2026-11-21') => SCENARIO_FIGURES.from(SEED_REGISTER, day);

export const zonesOn = (day = '2026-11-21') => CWZ_ZONES.from(SEED_REGISTER, day);

/** A view with its figures filled in from the starting content. */
export const filled = <View>(view: View, day = '2026-11-21'): View =>
  mapTexts(view, (text) => fillText(text, SEED_REGISTER, day));
