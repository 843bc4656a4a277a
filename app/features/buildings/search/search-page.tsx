import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { PORTFOLIOS_URL } from '#app/urls/portfolio-urls.ts';
import { BuildingBox } from '#app/features/address-box/building-box.tsx';
import { SearchOutcome } from './search-outcome.tsx';
import type { SearchView } from './search.server.ts';
import { SEARCH } from './texts.ts';

export function SearchPage(view: SearchView) {
  const { heading, lead, typed, error, law, isSearch, loading, describeUrl } = view;
  return (
    <>
      <div className="border-b border-line bg-card">
        <PageWidth className="py-12 sm:py-16">
          <div className="border-l-[5px] border-lot pl-5 sm:pl-7">
            <h1 className="max-w-[44rem] text-[2.2rem] sm:text-[3.2rem]">{heading}</h1>
            <p className="mt-4 mb-7 max-w-[44rem] text-[1.12rem] text-soft">{lead}</p>
            <BuildingBox typed={typed} error={error} law={law} />
          </div>
        </PageWidth>
      </div>
      <PageWidth className="py-10 sm:py-14">
        {isSearch ? (
          <div role="status" className="mb-9">
            {loading ? <p className="mb-6 max-w-[44rem]">{loading}</p> : null}
            <SearchOutcome {...view} />
          </div>
        ) : null}
        <ButtonLink href={describeUrl} look="secondary">
          {SEARCH.describeLabel}
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
