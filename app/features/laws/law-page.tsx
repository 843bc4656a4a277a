import { Bell, Calculator, CalendarPlus } from 'lucide-react';
import type { OfficialLink } from '#app/data/official-links.server.ts';
import { BuildingBox } from '#app/features/address-box/building-box.tsx';
import { CALCULATOR_URL } from '#app/urls/calculator-url.ts';
import { followUrl } from '#app/urls/subject-url.ts';
import { markedOnly } from '#app/features/figures/link-mentions.ts';
import { LinkedText } from '#app/features/figures/linked-text.tsx';
import { lawDirectoryUrl } from '#app/urls/directory-url.ts';
import { SUMMONS_GUIDE_URL } from '#law/buildings/agencies.ts';
import { type Law, nameBesideTitle } from '#law/buildings/laws.ts';
import { PrintedFromHere } from '#app/features/site/printed-from.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { LawSource } from './law-source.tsx';
import { LAW_BOX_LABEL, LAW_QUESTIONS } from './texts.ts';
import { LAWS_URL } from '#app/urls/law-url.ts';

const CALCULATORS: Partial<Record<Law['id'], string>> = {
  'll97-320': CALCULATOR_URL,
  'll97-321': CALCULATOR_URL,
};

interface LawPageProps {
  law: Law;
  listName: string;
  ifLate: string;
  links: readonly OfficialLink[];
  calendar?: string;
}

interface AnswerProps {
  question: string;
  links: readonly OfficialLink[];
  children: string;
}

const Answer = ({ question, links, children }: AnswerProps) => (
  <div className="border-r border-b border-line bg-card p-5 sm:p-6">
    <dt className="font-semibold text-soft">{question}</dt>
    <dd className="mt-1.5 text-[1.06rem]">
      <LinkedText links={links}>{children}</LinkedText>
    </dd>
  </div>
);

export const LawPage = ({ law, listName, ifLate, links: officialLinks, calendar }: LawPageProps) => {
  const calculator = CALCULATORS[law.id];
  const ownLinks = calculator ? [{ name: 'our calculator', url: calculator }] : [];
  const links = [...officialLinks, ...ownLinks, ...markedOnly(law.amounts)];
  return (
    <>
      <div className="border-b border-line bg-card">
        <PageWidth className="py-8 sm:py-12">
          <Breadcrumb parents={[{ name: listName, url: LAWS_URL }]} name={law.title} />
          <div className="mt-5 border-l-[5px] border-lot pl-5 sm:pl-7">
            <h1 className="max-w-[44rem] text-[2rem] sm:text-[3rem]">{law.title}</h1>
            <p className="mt-2 text-soft">
              {nameBesideTitle(law)} · {law.agency}
            </p>
            <p className="mt-4 max-w-[44rem] text-[1.12rem]">
              <LinkedText links={links}>{law.summary}</LinkedText>
            </p>
          </div>
        </PageWidth>
      </div>
      <PageWidth className="py-8 sm:py-12">
        <h2 className="sr-only">{LAW_QUESTIONS.heading}</h2>
        <dl className="grid border-t border-l border-line sm:grid-cols-2">
          <Answer question={LAW_QUESTIONS.date} links={links}>
            {law.dateInWords}
          </Answer>
          <Answer question={LAW_QUESTIONS.penalty} links={links}>
            {law.penalty}
          </Answer>
          <Answer question={LAW_QUESTIONS.whatToDo} links={links}>
            {law.whatToDo}
          </Answer>
          <div className="border-r border-b border-line bg-card p-5 sm:p-6">
            <dt className="font-semibold text-soft">{LAW_QUESTIONS.ifLate}</dt>
            <dd className="mt-1.5 text-[1.06rem]">
              {ifLate}{' '}
              <a href={SUMMONS_GUIDE_URL} className="underline underline-offset-3">
                I got a summons or a violation
              </a>
            </dd>
          </div>
          {law.exempt ? (
            <Answer question={LAW_QUESTIONS.exempt} links={links}>
              {law.exempt}
            </Answer>
          ) : null}
        </dl>
        <LawSource law={law} className="mt-5 max-w-[44rem] text-[0.85rem] wrap-anywhere text-soft" />
        <section className="not-printed my-9 border border-ink bg-card p-5 sm:p-8">
          <BuildingBox label={LAW_BOX_LABEL} law={law.id} />
        </section>
        <div className="not-printed flex flex-wrap gap-3">
          {calculator ? (
            <ButtonLink href={calculator}>
              <Calculator aria-hidden size={18} /> Calculate your emissions
            </ButtonLink>
          ) : null}
          <ButtonLink href={followUrl({ kind: 'law', subject: law.id })}>
            <Bell aria-hidden size={18} /> Follow this law
          </ButtonLink>
          {calendar ? (
            <ButtonLink href={calendar} look="secondary">
              <CalendarPlus aria-hidden size={18} /> Subscribe to the dates
            </ButtonLink>
          ) : null}
          {law.page ? (
            <ButtonLink href={law.page} look="secondary">
              <span>
                Our page on this law<span className="sr-only">: {law.name}</span>
              </span>
            </ButtonLink>
          ) : null}
          {law.source.link ? (
            <ButtonLink href={law.source.link} rel="noopener" look="secondary">
              Official page
            </ButtonLink>
          ) : null}
          <ButtonLink href={lawDirectoryUrl(law.id)} look="secondary">
            Find experts for this law
          </ButtonLink>
          <ButtonLink href={LAWS_URL} look="secondary">
            {listName}
          </ButtonLink>
        </div>
        <PrintedFromHere />
      </PageWidth>
    </>
  );
};
