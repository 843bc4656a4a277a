import type { ExampleReport as Example } from '#app/data/modules.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { EXAMPLE_CHART, exampleShapes, exampleCopy } from './example-report-view.ts';

function EmissionsChart({ block }: { block: Example }) {
  const { within, over, limitLine, labels } = exampleShapes(block.limitKilograms, block.emissionsKilograms);
  const { chart, limitLabel, overLabel, figures } = exampleCopy(block);
  return (
    <figure className="p-6 sm:p-8">
      <figcaption className="font-semibold">{chart}</figcaption>
      <svg viewBox={`0 0 ${EXAMPLE_CHART.width} ${EXAMPLE_CHART.height}`} aria-hidden className="mt-3 w-full">
        <rect {...within} className="fill-emitted" />
        {over.height > 0 ? <rect {...over} className="fill-very-high" /> : null}
        <path d={EXAMPLE_CHART.baseLine} className="stroke-line" />
        <path d={limitLine} className="stroke-ink" strokeWidth="2.5" />
        <text x={labels.x} y={labels.limitY} className="fill-ink text-[15px] font-bold">
          {limitLabel}
        </text>
        <text x={labels.x} y={labels.overY} className="fill-very-high text-[15px] font-bold">
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

export function ExampleReport({ block }: { block: Example }) {
  const { heading, intro, basis } = block;
  const copy = exampleCopy(block);
  return (
    <Section heading={heading} intro={intro}>
      <div className="grid grid-cols-1 border border-line bg-card lg:grid-cols-[1fr_1.1fr]">
        <div className="border-line p-6 max-lg:border-b sm:p-8 lg:border-r">
          <div className="flex flex-wrap gap-3">
            <Badge tone={copy.tone}>{copy.label}</Badge>
            <span className="self-center text-[0.9rem] text-soft">{copy.mark}</span>
          </div>
          <h3 className="mt-4 text-fit-md">{copy.sentence}</h3>
          <p className="mt-5">
            <span className="text-[min(2.7rem,11vw)] leading-none font-extrabold tracking-tight">
              {copy.penalty}
            </span>{' '}
            <span className="text-soft">{copy.penaltyCaption}</span>
          </p>
          <p className="mt-3 text-soft">{copy.from2030}</p>
          {basis ? (
            <p className="mt-6 border-t border-hair pt-4 text-[0.85rem] text-soft">Based on: {basis}</p>
          ) : null}
        </div>
        <EmissionsChart block={block} />
      </div>
    </Section>
  );
}
