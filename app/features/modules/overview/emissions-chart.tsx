import type { Block } from './block.ts';
import { EXAMPLE_CHART, exampleShapes } from './example-shapes.ts';
import { exampleWords } from './example-words.ts';

/** Emissions against the limit, as a bar with a line across it, and the same figures as a table. */
export function EmissionsChart({ block }: { block: Block<'exampleReport'> }) {
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
