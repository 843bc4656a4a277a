import type { ReactNode } from 'react';
import type { BuildingCopy } from '#app/data/laws.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';
import type { BuildingPageCopy, BuildingView } from './building.server.ts';
import { FactsSection } from './facts-section.tsx';
import { Groups } from './obligation-groups.tsx';
import { Ll97Section } from './ll97-section.tsx';
import { LotBuildings } from './lot-buildings.tsx';
import { DoNowSection } from './record/do-now-section.tsx';
import { PrintedFrom } from '#app/features/site/printed-from.tsx';
import { NextDates } from './next-dates.tsx';
import { DownloadBar, DownloadLinks } from './download-links.tsx';
import { TENANT_GUIDE } from '#app/urls/guide-urls.ts';
import { HPD_ONLINE_LABEL } from './record/official-pages.ts';
import { answerLabel, questionsText, rejectedText, SECTIONS, SKIP_TEXT } from './texts.ts';
import type { WasteView } from './waste-view.ts';
import type { LocatorView } from './maps/district-locator.server.ts';

const Locator = ({ locator: { box, others, own, openAreas, sentence } }: { locator: LocatorView }) => (
  <figure className="w-full max-w-[16rem] shrink-0 print:max-w-[11em]">
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      aria-hidden
      className="h-[8.5rem] w-full sm:h-[10.5rem] print:h-[8em]"
    >
      <path d={openAreas} className="fill-hair" />
      <path d={others} className="fill-paper stroke-soft stroke-[0.75]" />
      <path d={own} className="fill-lot stroke-ink stroke-2" />
    </svg>
    <figcaption className="mt-2 text-[0.88rem] leading-snug text-soft">{sentence}</figcaption>
  </figure>
);

export interface BuildingPageProps {
  view: BuildingView;
  copy: BuildingPageCopy;
  follow: ReactNode;
}

const Notices = ({ children }: { children: readonly string[] }) =>
  children.length > 0 ? (
    <ul className="mt-6 grid max-w-[48rem] gap-2 border-l-4 border-lot bg-lot-tint px-5 py-3 print:mt-0 print:max-w-none print:py-0">
      {children.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </ul>
  ) : null;

const Head = ({
  view: { title, identity, summary, asOf, bbl, rejected, locator },
}: Pick<BuildingPageProps, 'view'>) => (
  <div className="border-b border-line bg-card print:border-0">
    <PageWidth className="py-5 sm:py-10 print:py-0">
      <Breadcrumb
        parents={[{ name: 'Buildings', url: '/buildings' }]}
        name={bbl ? title : 'Described building'}
      />
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-10 gap-y-6 sm:mt-5 print:mt-0 print:flex-nowrap">
        <div className="min-w-0 grow basis-[22rem] border-l-[5px] border-lot pl-5 sm:pl-7">
          <h1 className="text-[1.7rem] sm:text-[2.8rem] print:text-[1.7em]">{title}</h1>
          <dl className="mt-2 flex flex-wrap gap-x-6 text-soft max-sm:text-[0.94rem] sm:mt-3 sm:gap-y-1 print:mt-0">
            {identity.map(({ label, value, note }) => (
              <div key={label} className="flex flex-wrap gap-x-1.5">
                <dt>{label}</dt>
                <dd className="font-semibold text-ink">
                  {value}
                  {note ? <span className="font-normal text-soft"> {note}</span> : null}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 max-w-[44rem] font-semibold sm:mt-4 sm:text-[1.15rem] print:mt-0 print:text-[1em]">
            {summary}
          </p>
          <p className="text-[0.88rem] text-soft">As of {asOf}</p>
        </div>
        {locator ? (
          <div className="max-sm:hidden print:block">
            <Locator locator={locator} />
          </div>
        ) : null}
      </div>
      <Notices>{rejected.map(({ label }) => rejectedText(label))}</Notices>
    </PageWidth>
  </div>
);

const QuestionsCall = ({ view: { openQuestions, questionsUrl } }: { view: BuildingView }) =>
  openQuestions > 0 ? (
    <aside className="not-printed my-8 border border-ink bg-card p-5 sm:flex sm:items-center sm:justify-between sm:gap-8 sm:p-6">
      <p className="max-w-[40rem]">
        <strong>{questionsText(openQuestions)}</strong> {SKIP_TEXT}
      </p>
      <ButtonLink href={questionsUrl} className="mt-4 shrink-0 sm:mt-0">
        {answerLabel(openQuestions)}
      </ButtonLink>
    </aside>
  ) : null;

interface WasteProps {
  waste: WasteView;
  copy: BuildingCopy['waste'];
}

const WasteSection = ({ waste: { zones, isDivided, bins, assessment }, copy }: WasteProps) => (
  <section id="waste" className="scroll-mt-20 border-t border-hair py-8 print:hidden">
    <h2 className="text-fit-lg">{SECTIONS.waste}</h2>
    <dl className="mt-3 grid max-w-[48rem] gap-3">
      {zones.map(({ name, status }) => (
        <div key={name}>
          <dt className="font-semibold">Commercial waste zone: {name}</dt>
          <dd className="text-soft">{status}</dd>
        </div>
      ))}
      {bins ? (
        <div>
          <dt className="font-semibold">Bins</dt>
          <dd className="text-soft">
            {bins.because} {bins.when}
          </dd>
        </div>
      ) : null}
    </dl>
    {isDivided ? <p className="mt-3 max-w-[48rem]">{copy.severalZonesText}</p> : null}
    {assessment ? (
      <ButtonLink href={assessment.href} look="secondary" className="mt-5">
        {assessment.label}
      </ButtonLink>
    ) : null}
  </section>
);

export const BuildingPage = ({ view, copy, follow }: BuildingPageProps) => (
  <div className="one-sheet">
    <Head view={view} />
    <PageWidth className="py-5 sm:py-8 print:py-0">
      {view.record ? <DoNowSection view={view.record} copy={copy.record} /> : null}
      <NextDates
        weekendText={copy.building.weekendText}
        next={view.next}
        earlier={view.earlier}
        year={view.year}
      />
      <Notices>{view.notices}</Notices>
      <DownloadBar
        links={view.links}
        title={view.title}
        hasFollowForm={view.bbl !== undefined || (view.follow ?? []).length > 0}
      />
      {follow}
      {view.lot ? <LotBuildings lot={view.lot} text={copy.building.severalBuildingsText} /> : null}
      <FactsSection {...view} copy={copy.building} isDescribed={view.bbl === undefined} />
      <QuestionsCall view={view} />
      <form id="answers" method="get" action={view.path} hidden>
        {view.answersFormFields.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <Groups groups={view.groups} copy={copy.answers} />
      {view.ll97 ? <Ll97Section view={view.ll97} copy={copy.emissions} links={view.officialLinks} /> : null}
      {view.waste ? <WasteSection waste={view.waste} copy={copy.waste} /> : null}
      <DownloadLinks links={view.links} mistakeText={copy.takeAlong.mistakeText} />
      <NextSteps heading={SECTIONS.nextSteps}>
        {view.nextSteps.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} look={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </NextSteps>
      {view.hpdUrl ? (
        <p className="not-printed mt-6">
          <a href={TENANT_GUIDE.url} className="font-semibold underline underline-offset-3">
            {TENANT_GUIDE.label}
          </a>
          {' · '}
          <a href={view.hpdUrl} className="underline underline-offset-3">
            {HPD_ONLINE_LABEL}
          </a>
        </p>
      ) : null}
      <p className="mt-8 max-w-[48rem] text-[0.88rem] text-soft print:mt-1 print:max-w-none">
        {copy.building.notice}
      </p>
      <PrintedFrom url={view.links.share} />
    </PageWidth>
  </div>
);
