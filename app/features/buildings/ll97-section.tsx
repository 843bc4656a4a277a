import type { BuildingCopy } from '#app/data/laws.server.ts';
import { Badge, ExampleMark } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { PeriodChart, PeriodTable } from '#app/features/ll97/report/periods.tsx';
import type { Ll97View } from './ll97-view.ts';
import type { OfficialLink } from '#app/data/official-links.server.ts';
import { LinkedText } from '#app/features/figures/linked-text.tsx';
import { SECTIONS } from './texts.ts';

interface FilingProps {
  filing: Ll97View['filings'][number];
}

const Filing = ({ filing: { name, area, hints, href, isChosen } }: FilingProps) => (
  <li
    className={`border border-line p-4 ${isChosen ? 'border-l-[5px] border-l-lot bg-lot-tint' : 'bg-card'}`}
  >
    <p>
      {isChosen ? (
        <strong>{name}</strong>
      ) : (
        <a href={href} className="font-semibold underline underline-offset-3">
          {name}
        </a>
      )}
      {isChosen ? <span className="ml-2 text-[0.88rem] font-semibold">(chosen)</span> : null}
    </p>
    <p className="text-[0.94rem] text-soft">{area}</p>
    {hints.length > 0 ? (
      <div className="mt-2 text-[0.9rem]">
        <Badge tone="medium">Check</Badge>
        <ul className="mt-1 list-disc pl-5">
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </div>
    ) : null}
  </li>
);

interface Ll97SectionProps {
  view: Ll97View;
  links: readonly OfficialLink[];
  copy: BuildingCopy['emissions'];
}

export const Ll97Section = ({ view, copy, links }: Ll97SectionProps) => (
  <section id="emissions" className="scroll-mt-20 border-t border-hair py-8 print:hidden">
    <h2 className="text-fit-lg">{SECTIONS.emissions}</h2>
    {view.pathways.map((pathway) => (
      <p key={pathway} className="mt-2 max-w-[44rem]">
        {pathway}
      </p>
    ))}
    {view.filings.length > 0 ? (
      <>
        <p className="mt-5 max-w-[44rem] text-soft">{copy.filingsText}</p>
        <ul className="mt-3 grid grid-cols-1 gap-3 wrap-anywhere md:grid-cols-2">
          {view.filings.map((filing) => (
            <Filing key={filing.key} filing={filing} />
          ))}
        </ul>
      </>
    ) : null}
    <p className="mt-5 max-w-[44rem] font-semibold">
      {view.isEstimate ? (
        <>
          <ExampleMark>Estimate</ExampleMark>{' '}
        </>
      ) : null}
      {view.basis}
    </p>
    {view.cautions.map((caution) => (
      <p key={caution} className="mt-2 max-w-[44rem]">
        <LinkedText links={links}>{caution}</LinkedText>
      </p>
    ))}
    {view.periods ? (
      <div className="mt-5">
        <p className="mb-3 text-soft">{view.periods.chartKey}</p>
        <div className="mb-5 max-w-[34rem]">
          <PeriodChart chart={view.periods.chart} />
        </div>
        <PeriodTable columns={view.periods.columns} rows={view.periods.rows} />
      </div>
    ) : null}
    <ButtonLink href={view.calculator.href} look="secondary" className="mt-6">
      {view.calculator.label}
    </ButtonLink>
  </section>
);
