import type { ExampleReport as Example } from '#app/content/modules.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { EXAMPLE_CHART, exampleShapes, exampleWords } from './example-report-view.ts';

/** Emissions against the limit, as a bar with a line across it, and the same figures as a table. */
function EmissionsChart({ block }: { block: Example }) {
  const { within, over, limitLine, words } = exampleShapes(block.limitKilograms, block.emissionsKilograms);
  const { chart, limitLabel, overLabel, figures } = exampleWords(block);
  return (
    <figure className="p-6 sm:p-8">
      <figcaption className="font-semibold">{chart}</figcaption>
      <svg viewBox={`0 0 ${EXAMPLE_CHART.width} ${EXAMPLE_CHART.height}`} aria-hidden className="mt-3 w-full">
        <rect {...within} className="fill-emitted" />
        {over.height > 0 ? <rect {...over} className="fill-very-high" /> : null}
        <path d={EXAMPLE_CHART.baseLine} className="stroke-line" />
        <path d={limitLine} className="stroke-ink" strokeWidth="2.5" />
        <text x={words.x} y={words.limitY} className="fill-ink text-[15px] font-bold">
          {limitLabel}
        </text>
        <text x={words.x} y={words.overY} className="fill-very-high text-[15px] font-bold">
          {overLabel}
        </text>
      </svg>
      <table className="mt-4 w-full text-[0.94rem]">
        <caption className="sr-only">Emissions against the limit</caption>
        <tbody>
          {figures.map(({ label, amount }) => (
            <tr key={label} className="border-t border-hair">
              <th scope="row" className="py-2 text-left font-normal text-soft">
                {label}
              </th>
              <td className="text-right font-semibold">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** The example of a building over its limit: verdict, figure, picture, and what it rests on. */
export function ExampleReport({ block }: { block: Example }) {
  const { heading, intro, basis } = block;
  const words = exampleWords(block);
  return (
    <Section heading={heading} intro={intro}>
      <div className="grid border border-line bg-card lg:grid-cols-[1fr_1.1fr]">
        <div className="border-line p-6 max-lg:border-b sm:p-8 lg:border-r">
          <div className="flex flex-wrap gap-3">
            <Badge tone={words.tone}>{words.label}</Badge>
            <span className="self-center text-[0.9rem] text-soft">{words.mark}</span>
          </div>
          <h3 className="mt-4 text-[1.5rem]">{words.sentence}</h3>
          <p className="mt-5">
            <span className="text-[2.7rem] leading-none font-extrabold tracking-tight">{words.penalty}</span>{' '}
            <span className="text-soft">{words.penaltyCaption}</span>
          </p>
          <p className="mt-3 text-soft">{words.from2030}</p>
          {basis ? (
            <p className="mt-6 border-t border-hair pt-4 text-[0.85rem] text-soft">Sources: {basis}</p>
          ) : null}
        </div>
        <EmissionsChart block={block} />
      </div>
    </Section>
  );
}
