import { LANGUAGE_GUIDE } from '#app/urls/guide-urls.ts';
import type { CandidateView, SearchView } from './search.server.ts';
import { districtsHeading, SEARCH } from './texts.ts';

interface CandidatesProps {
  candidates: CandidateView[];
  target?: '_self';
}

const Candidates = ({ candidates, target }: CandidatesProps) => (
  <ul className="mt-5 max-w-[44rem] border-t border-line">
    {candidates.map(({ address, place, url }) => (
      <li key={url} className="border-b border-line">
        <a
          href={url}
          target={target}
          className="flex flex-wrap items-baseline justify-between gap-x-6 px-1 py-3.5 underline-offset-4 hover:bg-lot-tint hover:underline"
        >
          <strong className="text-[1.06rem]">{address}</strong>
          <span className="text-soft">{place}</span>
        </a>
      </li>
    ))}
  </ul>
);

const Zip = ({ zip: { zip, districts, zones, zoneUrl } }: { zip: NonNullable<SearchView['zip']> }) => (
  <>
    <h2 className="text-fit-lg">{SEARCH.zip.heading}</h2>
    <p className="mt-3 max-w-[44rem]">{SEARCH.zip.text}</p>
    <dl className="mt-5 grid max-w-[44rem] gap-3 border-t border-line pt-3">
      {districts.length > 0 ? (
        <div>
          <dt className="font-semibold">{districtsHeading(zip, districts.length)}</dt>
          {districts.map((district) => (
            <dd key={district}>{district}</dd>
          ))}
        </div>
      ) : null}
      <div>
        <dt className="font-semibold">Commercial waste zone</dt>
        <dd>
          {zones.length > 0 ? `${zones.join(' or ')}. ` : ''}
          <a href={zoneUrl} className="font-semibold text-link underline underline-offset-3">
            See the zone&rsquo;s dates and carters
          </a>
        </dd>
      </div>
    </dl>
  </>
);

export function SearchOutcome({
  error,
  zip,
  groups,
  target,
}: Pick<SearchView, 'error' | 'zip' | 'groups'> & Pick<CandidatesProps, 'target'>) {
  if (error && groups.length === 0) return null;
  if (zip) return <Zip zip={zip} />;
  const shown = groups.length > 0 ? groups : [{ ...SEARCH.none, candidates: [] }];
  return shown.map(({ heading, text, candidates }) => (
    <div key={heading} className="mb-8">
      <h2 className="text-fit-lg">{heading}</h2>
      <p className="mt-3 max-w-[44rem]">{text}</p>
      {candidates.length > 0 ? (
        <Candidates candidates={candidates} target={target} />
      ) : (
        <p className="mt-3">
          <a
            href={LANGUAGE_GUIDE.url}
            rel="noopener"
            className="font-semibold text-link underline underline-offset-3"
          >
            {LANGUAGE_GUIDE.label}
          </a>
        </p>
      )}
    </div>
  ));
}
