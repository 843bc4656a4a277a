import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadLotAnswers } from '#app/features/buildings/answers.server.ts';
import { nextDateViews } from '#app/features/buildings/build-view.ts';
import { readRecord } from '#app/data/city-record.server.ts';
import { doNow, lawsToDoNow } from '#law/city-record/do-now.ts';
import { parseBuildingQuery } from '#app/features/buildings/building-query.ts';
import { searchPlaces } from '#app/features/buildings/search/search.server.ts';
import { SEARCH } from '#app/features/buildings/search/texts.ts';
import { EmbeddedSearch } from '#app/features/embed/embedded-search.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

const NEXT_HEADING = 'Next dates';

const FOUND = {
  heading: 'We found your building',
  text: "Open its page to see which laws apply and what's due next.",
};

async function findNextDates(bbl: string) {
  const answers = await loadLotAnswers(bbl, parseBuildingQuery(new URLSearchParams()));
  if (!('lines' in answers)) return [];
  const { lines, facts, day } = answers;
  const list = doNow(lines, await readRecord(bbl, day), facts);
  return nextDateViews(lines, day, lawsToDoNow(list));
}

/** Shows an exact match as a link instead of redirecting, because browsers block a building's page in a frame. */
export async function loader(args: LoaderFunctionArgs) {
  const { view, exact, init } = await searchPlaces(args);
  if (!exact) return data({ ...view, next: [] }, init);
  const next = (await findNextDates(exact.bbl)).map((date) => ({ ...date, url: `${exact.url}#${date.id}` }));
  return data({ ...view, groups: [{ ...FOUND, candidates: [exact] }], next }, init);
}

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, { title: data?.heading, path: '/buildings', isUnlisted: true });

export const handle: RouteHandle = {
  isPublic: true,
  query: ['theme'],
  personalQuery: ['q'],
  isEmbeddable: true,
};

export default function EmbeddedLookUp() {
  const { next, ...view } = useLoaderData<typeof loader>();
  return (
    <EmbeddedSearch view={view} heading={view.heading} action="/embed/lookup">
      {next.length > 0 ? (
        <section aria-labelledby="next-dates">
          <h2 id="next-dates" className="text-[1.15rem] font-bold">
            {NEXT_HEADING}
          </h2>
          <ul className="mt-2 grid gap-2">
            {next.map(({ id, url, day, when, left, title, mark }) => (
              <li key={id}>
                <time dateTime={day} className="font-bold">
                  {when}
                </time>{' '}
                <span className="text-soft">{left}</span>
                <br />
                <a href={url} rel="noopener" className="font-semibold text-link underline underline-offset-3">
                  {title}
                </a>{' '}
                {mark ? <small className="text-soft">{mark}</small> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="mt-4">
        <a
          href={view.describeUrl}
          rel="noopener"
          className="font-semibold text-link underline underline-offset-3"
        >
          {SEARCH.describeLabel}
        </a>
      </p>
    </EmbeddedSearch>
  );
}
