import { readFile } from 'node:fs/promises';
import type { DataFromGlobalSlug, Payload } from 'payload';
import { parse } from 'yaml';
import type { Change } from './outcome.ts';

/** Fills the site's settings from their file, unless somebody has saved them before. */
export async function seedSiteSettings(payload: Payload, file: string): Promise<Change> {
  const present = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  if (present.updatedAt) return 'unchanged';
  const data = parse(await readFile(file, 'utf8')) as DataFromGlobalSlug<'site-settings'>;
  await payload.updateGlobal({ slug: 'site-settings', data });
  return 'created';
}
