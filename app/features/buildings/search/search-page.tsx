import type { useLoaderData } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { PORTFOLIOS_URL } from '#app/urls/portfolio-urls.ts';
import { BuildingBox } from '#app/features/address-box/building-box.tsx';
import { districtsHeading } from '../texts.ts';
import type { CandidateView, loadSearch } from './search.server.ts';

type SearchView = ReturnType<typeof useLoaderData<typeof loadSearch>>;

const Candidates = ({ candidates }: { candidates: CandidateView[] }) => (
  <ul className="mt-5 max-w-[44rem] border-t border-line">
    {candidates.map(({ address, place, url }) => (
      <li key={url} className="border-b border-line">
        <a
          href={url}
          className="flex flex-wrap items-baseline justify-between gap-x-6 px-1 py-3.5 underline-offset-4 hover:bg-lot-tint hover:underline"
        >
          <strong className="text-[1.06rem]">{address}</strong>
          <span className="text-soft">{place}</span>
        </a>
      </li>
    ))}
  </ul>
);

const Zip = ({
  zip: { heading, text, zip, districts, zones, zoneUrl },
}: {
  zip: NonNullable<SearchView['zip']>;
}) => (
  <>
    <h2 className="text-fit-lg">{heading}</h2>
    <p className="mt-3 max-w-[44rem]">{text}</p>
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

function Outcome({ copy, error, zip, groups }: SearchView) {
  if (error) return null;
  if (zip) return <Zip zip={zip} />;
  const shown = groups.length > 0 ? groups : [{ ...copy.none, candidates: [] }];
  return shown.map(({ heading, text, candidates }) => (
    <div key={heading} className="mb-8">
      <h2 className="text-fit-lg">{heading}</h2>
      <p className="mt-3 max-w-[44rem]">{text}</p>
      {candidates.length > 0 ? <Candidates candidates={candidates} /> : null}
    </div>
  ));
}

export function SearchPage(view: SearchView) {
  const { heading, lead, copy, typed, error, law, isSearch, describeUrl } = view;
  return (
    <>
      <div className="border-b border-line bg-card">
        <PageWidth className="py-12 sm:py-16">
          <div className="border-l-[5px] border-lot pl-5 sm:pl-7">
            <h1 className="max-w-[44rem] text-[2.2rem] sm:text-[3.2rem]">{heading}</h1>
            <p className="mt-4 mb-7 max-w-[44rem] text-[1.12rem] text-soft">{lead}</p>
            <BuildingBox copy={copy} typed={typed} error={error} law={law} />
          </div>
        </PageWidth>
      </div>
      <PageWidth className="py-10 sm:py-14">
        {isSearch ? (
          <div role="status" className="mb-9">
            <Outcome {...view} />
          </div>
        ) : null}
        <ButtonLink href={describeUrl} look="secondary">
          {copy.describeLabel}
          <ArrowRight aria-hidden size={18} />
        </ButtonLink>
        <p className="mt-6">
          Several buildings?{' '}
          <a href={PORTFOLIOS_URL} className="font-semibold text-link underline underline-offset-3">
            See all of their dates in a portfolio
          </a>
        </p>
      </PageWidth>
    </>
  );
}
