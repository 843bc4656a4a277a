import type { PremiumReport } from '#app/data/modules.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Cards } from '#app/ui/cards.tsx';
import { price } from '#law/numbers.ts';

export const PremiumReports = ({ reports, reportUrl }: { reports: PremiumReport[]; reportUrl: string }) => (
  <Cards>
    {reports.map(({ id, title, description, price: dollars }) => (
      <li key={id} className="flex flex-[1_1_19rem] flex-col border-r border-b border-line bg-card p-6">
        <h2 className="text-[1.25rem]">{title}</h2>
        <p className="mt-3 text-[2rem] leading-none font-extrabold tracking-tight">{price(dollars)}</p>
        <p className="mt-4 mb-6 text-[0.94rem] text-soft">{description}</p>
        <ButtonLink
          href={`${reportUrl}/request/${id}`}
          look="secondary"
          className="mt-auto"
          aria-label={`Request this report: ${title}`}
        >
          Request this report
        </ButtonLink>
      </li>
    ))}
  </Cards>
);
