import { type Options, untilChange } from '#cms/events/until-change.ts';
import { collectUses, addUses } from '#cms/register/uses.ts';
import { fillFigures } from './figures.server.ts';
import { isPreview } from './reader.server.ts';

/** For header and footer data, which must load even when the database is down, so that a page can report the outage. */
export const IN_LAYOUT = { servesStale: true };

/** Caches a function's result, with figures filled in, until the data changes. Never caches previews. See decision 25. */
export function cached<Args extends unknown[], Result>(
  load: (...args: Args) => Promise<Result>,
  options: Options<Args> = {},
): (...args: Args) => Promise<Result> {
  const loadFilled = (...args: Args) => collectUses(async () => fillFigures(await load(...args)));
  const loadKnown = untilChange(loadFilled, options);
  return async (...args) => {
    const { result, uses } = await (isPreview() ? loadFilled : loadKnown)(...args);
    addUses(uses);
    return result;
  };
}
