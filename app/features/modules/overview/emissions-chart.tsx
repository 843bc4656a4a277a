interface EmissionsChartProps {
  /** Kilograms of CO2e a year. */
  limit: number;
  /** Kilograms of CO2e a year. */
  emissions: number;
}

const HEIGHT = 220;
const BASE = 250;
const kilograms = (value: number): string => `${value.toLocaleString('en-US')} kg`;

/** Emissions against the limit, as a bar with a line across it, and the same figures as a table. */
export function EmissionsChart({ limit, emissions }: EmissionsChartProps) {
  const most = Math.max(limit, emissions, 1);
  const heightOf = (value: number) => (value / most) * HEIGHT;
  const limitY = BASE - heightOf(limit);
  const within = Math.min(limit, emissions);
  return (
    <figure className="p-6 sm:p-8">
      <figcaption className="font-semibold">Kilograms of CO2e a year</figcaption>
      <svg viewBox="0 0 420 265" aria-hidden className="mt-3 w-full">
        <rect
          x="60"
          y={BASE - heightOf(within)}
          width="130"
          height={heightOf(within)}
          className="fill-emitted"
        />
        {emissions > limit ? (
          <rect
            x="60"
            y={BASE - heightOf(emissions)}
            width="130"
            height={heightOf(emissions - limit)}
            className="fill-very-high"
          />
        ) : null}
        <path d="M20 250H400" className="stroke-line" />
        <path d={`M40 ${limitY}H400`} className="stroke-ink" strokeWidth="2.5" />
        <text x="210" y={limitY - 9} className="fill-ink text-[15px] font-bold">
          Limit {kilograms(limit)}
        </text>
        <text
          x="210"
          y={Math.max(20, BASE - heightOf(emissions) + 18)}
          className="fill-very-high text-[15px] font-bold"
        >
          {emissions > limit ? `${kilograms(emissions - limit)} over` : ''}
        </text>
      </svg>
      <table className="mt-4 w-full text-[0.94rem]">
        <caption className="sr-only">Emissions against the limit</caption>
        <tbody>
          <tr className="border-t border-hair">
            <th scope="row" className="py-2 text-left font-normal text-soft">
              Emissions limit
            </th>
            <td className="text-right font-semibold">{kilograms(limit)}</td>
          </tr>
          <tr className="border-t border-hair">
            <th scope="row" className="py-2 text-left font-normal text-soft">
              Estimated emissions
            </th>
            <td className="text-right font-semibold">{kilograms(emissions)}</td>
          </tr>
        </tbody>
      </table>
    </figure>
  );
}
