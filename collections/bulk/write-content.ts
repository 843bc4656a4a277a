import type { Payload } from 'payload';
import type { Rules } from '#city-data/building-lines.ts';
import { loadFilledLaws } from '#cms/register/laws.ts';
import { readRegister } from '#cms/register/register.ts';
import { THRESHOLDS } from '#law/buildings/thresholds.ts';
import { dayInNewYork } from '#law/days.ts';
import { contentFiles } from './content-files.ts';
import type { Content } from './make-edition.ts';
import type { BulkFile } from './manifest.ts';
import { writeFile } from './write-file.ts';

async function rulesOn(payload: Payload, now: Date): Promise<Rules> {
  const day = dayInNewYork(now);
  const register = await readRegister(payload);
  const laws = await loadFilledLaws(payload, now);
  return { laws, register, thresholds: THRESHOLDS.from(register, day), day };
}

/** Writes what editors publish. What applies to each lot follows from the rules. */
export async function writeContent(payload: Payload, folder: string, now: Date): Promise<Content> {
  const rules = await rulesOn(payload, now);
  const files: BulkFile[] = [];
  for (const content of await contentFiles(payload, rules, now)) files.push(await writeFile(folder, content));
  return { rules, files };
}
