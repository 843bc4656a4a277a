import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '#app/ui/button.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import type { CalculatorData } from './calculator.server.ts';
import type { ChooseFiling, CityStart, FilledFrom } from './city-start.ts';
import { FILINGS_TITLE } from './texts.ts';

type CalculatorCopy = CalculatorData['page'];

/** When embedded in another site, links open in new tabs by default, but these links must stay in the calculator. */
const Choices = ({ choices, isMissing, other, copy }: ChooseFiling & { copy: CalculatorCopy['filings'] }) => (
  <section aria-labelledby="filings" className="max-w-[44rem]">
    <h2 id="filings" className="text-fit-lg">
      {FILINGS_TITLE}
    </h2>
    {isMissing ? (
      <p role="status" className="mt-4 border-l-4 border-lot bg-lot-tint px-5 py-3">
        This lot has no such filing on record. Choose one of these.
      </p>
    ) : null}
    <p className="mt-3 text-soft">{copy.text}</p>
    <ul className="mt-6 border border-line bg-card">
      {choices.map(({ name, area, url, hints }) => (
        <li key={url} className="group relative border-line px-5 py-4 not-last:border-b hover:bg-lot-tint">
          <a
            href={url}
            target="_self"
            className="flex items-center justify-between gap-4 font-semibold underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            <span>
              {name}: {area}
            </span>
            <ArrowRight aria-hidden size={18} className="shrink-0" />
          </a>
          {hints.length > 0 ? (
            <ul className="mt-1 text-[0.94rem] text-soft">
              {hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
    <ButtonLink href={other.url} target="_self" look="secondary" className="mt-6">
      {other.label}
    </ButtonLink>
  </section>
);

const Filled = ({ heading, points, otherFilings }: FilledFrom) => (
  <section
    aria-labelledby="filled"
    className="mb-8 max-w-[38rem] border-l-4 border-lot bg-lot-tint px-5 py-4"
  >
    <h2 id="filled" className="text-[1.15rem]">
      {heading}
    </h2>
    <ul className="mt-2 grid list-disc gap-1 pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    {otherFilings ? (
      <p className="mt-3">
        <a href={otherFilings} target="_self" className="font-semibold underline underline-offset-3">
          Choose another filing
        </a>
      </p>
    ) : null}
  </section>
);

const NoLot = () => (
  <div className="mb-8 max-w-[38rem] border-l-4 border-lot bg-lot-tint px-5 py-4">
    <p role="status">
      No lot has this number. A borough, block and lot number (BBL) has ten digits, and the first is 1 to 5.{' '}
      <a href="/buildings" className="font-semibold underline underline-offset-3">
        Find your building
      </a>
      , or{' '}
      <a href="?" target="_self" className="font-semibold underline underline-offset-3">
        enter the figures yourself
      </a>
      .
    </p>
  </div>
);

export const FindBuilding = ({ text }: { text: string }) => (
  <div className="mb-8 max-w-[38rem] text-soft [&_a]:font-semibold [&_a]:text-ink">
    <RichText html={text} />
  </div>
);

export function CityNotice({ city, copy }: { city: CityStart; copy: CalculatorCopy }) {
  switch (city.kind) {
    case 'filled':
      return <Filled {...city} />;
    case 'choose':
      return <Choices {...city} copy={copy.filings} />;
    case 'noLot':
      return <NoLot />;
  }
}
