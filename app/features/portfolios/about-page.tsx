import type { PageCopy } from '#app/data/pages.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { NEW_PORTFOLIO_URL } from '#app/urls/portfolio-urls.ts';
import { DELETED } from './texts.ts';

interface AboutPageProps {
  copy: Pick<PageCopy<'portfolio-pages'>, 'heading' | 'lead' | 'points'>;
  isDeleted: boolean;
}

export const AboutPage = ({ copy, isDeleted }: AboutPageProps) => (
  <>
    <PageHead heading={copy.heading} lead={copy.lead}>
      <ButtonLink href={NEW_PORTFOLIO_URL} className="mt-6">
        Create a portfolio
      </ButtonLink>
    </PageHead>
    <PageWidth className="py-10 sm:py-14">
      {isDeleted ? (
        <p role="status" className="mb-8 border-l-4 border-lot bg-lot-tint px-5 py-3 font-semibold">
          {DELETED}
        </p>
      ) : null}
      <ul className="grid border-t border-l border-line sm:grid-cols-2">
        {copy.points.map(({ title, text }) => (
          <li key={title} className="border-r border-b border-line bg-card p-6">
            <h2 className="text-[1.2rem]">{title}</h2>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </PageWidth>
  </>
);
