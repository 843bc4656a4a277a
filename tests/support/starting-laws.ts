import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Law } from '#law/buildings/laws.ts';
import { filled, sourceOf } from './starting-register.ts';
import { LAW_IDS, type LawId } from '#law/buildings/rules/index.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../content/laws');

interface LawFile extends Omit<Law, 'id' | 'source' | 'reasons' | 'exempt'> {
  exempt?: string;
  source: string;
  reasons: { code: string; text: string }[];
  note?: string;
}

/** The IDs of the laws that have a file. */
export const LAW_FILES = readdirSync(FOLDER).map((file) => path.basename(file, '.yaml'));

/** A law from its file, with placeholders. */
export const lawFile = (id: string): LawFile =>
  parse(readFileSync(path.join(FOLDER, `${id}.yaml`), 'utf8')) as LawFile;

function startingLaw(id: LawId): Law {
  const { source, reasons, exempt = '', ...law } = lawFile(id);
  return {
    ...law,
    id,
    exempt,
    source: sourceOf(source),
    reasons: Object.fromEntries(reasons.map(({ code, text }) => [code, text])),
  };
}

/** The laws of the starting content, as pages show them on a given day. */
export const startingLaws = (day?: string): Law[] => LAW_IDS.map((id) => filled(startingLaw(id), day));
