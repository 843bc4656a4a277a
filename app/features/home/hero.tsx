import { ArrowRight } from 'lucide-react';
import type { PageCopy } from '#app/content/pages.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { TaxMap } from '../site/tax-map.tsx';

interface HeroProps {
  productName: string;
  tagline: string;
  words: PageCopy<'home'>['hero'];
}

/** The first thing on the home page: the tagline before the tax map. */
export const Hero = ({ productName, tagline, words }: HeroProps) => (
  <div className="relative overflow-hidden border-b border-line">
    <TaxMap className="absolute inset-x-0 bottom-0 h-64 w-full mask-t-from-40% lg:inset-y-0 lg:left-auto lg:h-full lg:w-[56%] lg:mask-t-from-100% lg:mask-l-from-60%" />
    <PageWidth className="relative flex min-h-[30rem] flex-col justify-center pt-12 pb-72 lg:py-20">
      <h1 className="max-w-[38rem] text-[2.7rem] tracking-[-0.03em] sm:text-[3.8rem]">{tagline}</h1>
      <p className="mt-5 max-w-[34rem] text-[1.15rem] text-soft">{words.introduction}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/about">
          <span>
            {words.learnMoreLabel}
            <span className="sr-only"> about {productName}</span>
          </span>
          <ArrowRight aria-hidden size={18} />
        </ButtonLink>
        <ButtonLink to="/contact" look="secondary">
          {words.contactLabel}
        </ButtonLink>
      </div>
    </PageWidth>
  </div>
);
