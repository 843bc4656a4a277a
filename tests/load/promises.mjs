import { figure } from './figures.mjs';

const LEAST_OF_BARE = 0.5;
const LEAST_UNCACHED = 900;
const MOST_SLOWER = 1.5;

const named = (measured, name) => measured.find((one) => one.name === name);

/**
 * What the site has promised, whether the figures keep it, and by how much. `few` and `many` are the same scenarios
 * measured with ten and with ten thousand articles.
 */
export function promisesOf({ few, many }) {
  const search = 'search, always other words';
  const cached = named(few, 'cached page');
  const ofBare = cached.perSecond / cached.barePerSecond;
  const uncached = named(few, 'uncached page').perSecond;
  const slower = named(few, search).perSecond / named(many, search).perSecond;
  const failed = [...few, ...many].reduce((sum, one) => sum + one.failed, 0);
  return [
    {
      text: `A cached page comes at ${LEAST_OF_BARE} of the speed of a bare server, or faster`,
      found: figure(ofBare),
      isKept: ofBare >= LEAST_OF_BARE,
    },
    {
      text: `A search in 10,000 articles takes at most ${MOST_SLOWER} times as long as in 10`,
      found: figure(slower),
      isKept: slower <= MOST_SLOWER,
    },
    {
      text: `At least ${LEAST_UNCACHED} pages a second are rendered, where none is cached`,
      found: figure(uncached),
      isKept: uncached >= LEAST_UNCACHED,
    },
    { text: 'No request is refused, and none fails', found: String(failed), isKept: failed === 0 },
  ];
}
