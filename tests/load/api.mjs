import { answersPerSecond, p99OfAnswers, ratiosOf, WARM_UP_SECONDS } from './measure.mjs';

/** A building of the lists that ship with the product. */
const BBL = '1008350041';
/** With what a visitor says of the building, neither a page nor a response is cached. */
const ANSWER = '?gasPiping=yes';

const urlsOf = ({ url }, query) => ({
  page: new URL(`/buildings/${BBL}${query}`, url).href,
  api: new URL(`/api/v1/buildings/${BBL}${query}`, url).href,
});

const ratio =
  (query) =>
  async (server, { seconds, rounds }) => {
    const { page, api } = urlsOf(server, query);
    for (const url of [page, api]) await answersPerSecond(url, { seconds: WARM_UP_SECONDS });
    return ratiosOf(
      rounds,
      () => answersPerSecond(api, { seconds }),
      () => answersPerSecond(page, { seconds }),
    );
  };

/** The rate of a building by BBL, as a multiple of the rate of its page; both cached, and both not. */
export const cachedBuilding = ratio('');
export const uncachedBuilding = ratio(ANSWER);

/** The 99th percentile of the time of a building, in milliseconds, for 16 connections. */
export const buildingTime = (server, { seconds }) => p99OfAnswers(urlsOf(server, '').api, { seconds });
