import { readSiteSettings } from '#app/content/site-settings.server.ts';
import { longDate } from '#app/ui/date-words.ts';
import { originOf } from '../site/origin.server.ts';
import type { Imprint } from './frame.tsx';

/**
 * Who hands a document out, and when.
 * @param path The address of the page that it was made from, without host.
 * @param madeAt When it was made: ISO 8601.
 */
export const imprintOf = async (request: Request, path: string, madeAt: string): Promise<Imprint> => ({
  site: await readSiteSettings(),
  address: `${originOf(request)}${path}`,
  made: longDate(madeAt),
});
