import { type Options, untilChange } from '#cms/events/until-change.ts';
import { collectUses, addUses } from '#cms/register/uses.ts';
import { fillFigures } from './figures.server.ts';
import { isPreview } from './reader.server.ts';

/** For the header and footer: without them, a page could not say that the database is unavailable. */
export const IN_LAYOUT = { servesStale: true };

/** What a function loads, with its figures filled in, until it changes. Previews load it each time. See decision 25. */
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
