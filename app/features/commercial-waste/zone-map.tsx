import { classNames } from '#app/ui/class-names.ts';
import { Legend, LOOKS, MapCredits, MapDrawing } from '#app/features/maps/map-parts.tsx';
import type { ZoneMapView, ZoneRow, ZoneShape } from './zone-map.server.ts';

const LABEL =
  'fill-ink stroke-card text-[44px] font-bold [paint-order:stroke] [stroke-width:9px] sm:text-[36px] lg:text-[30px]';

const Area = ({ shape: { id, row, title, path, look, isOwn } }: { shape: ZoneShape }) => (
  <a id={id} href={`#${row}`} aria-label={title} className="group outline-none">
    <title>{title}</title>
    <path
      d={path}
      className={classNames(
        'stroke-ink group-hover:fill-lot-tint group-hover:[stroke-width:9px] group-focus-visible:fill-lot-tint group-focus-visible:[stroke-width:11px] group-target:[stroke-width:11px]',
        isOwn ? '[stroke-width:8px]' : '[stroke-width:2.5px]',
        LOOKS[look],
      )}
    />
  </a>
);

const Label = ({
  shape: {
    label,
    at: [x, y],
    callout,
  },
}: {
  shape: ZoneShape;
}) => (
  <>
    {callout ? (
      <>
        <path d={`M${x + 26} ${y}L${callout[0]} ${callout[1]}`} className="fill-none stroke-ink stroke-2" />
        <circle cx={callout[0]} cy={callout[1]} r="5" className="fill-ink" />
      </>
    ) : null}
    <text x={x} y={y} textAnchor="middle" dominantBaseline="central" className={LABEL}>
      {label}
    </text>
  </>
);

const Row = ({
  row: { id, shape, label, name, detail, when, isOwn },
  ownText,
}: {
  row: ZoneRow;
  ownText: string;
}) => (
  <tr
    id={id}
    className={classNames(
      'scroll-mt-24 border-t border-hair align-top target:bg-lot-tint target:outline-2 target:-outline-offset-2 target:outline-ink',
      isOwn && 'bg-lot-tint',
    )}
  >
    <td className="py-1.5 pr-1 pl-2">
      <a
        href={`#${shape}`}
        aria-label={`${label}: show ${name} on the map`}
        className="inline-flex min-h-6 min-w-7 items-center justify-center border border-line bg-card px-1 font-semibold underline-offset-2 hover:border-ink hover:underline"
      >
        {label}
      </a>
    </td>
    <th scope="row" className="px-2 py-1.5 text-left font-semibold">
      {name}
      {isOwn ? <span className="font-normal"> ({ownText})</span> : null}
      {detail ? (
        <span className="block text-[0.85rem] leading-snug font-normal text-soft">{detail}</span>
      ) : null}
    </th>
    <td className="w-[42%] py-1.5 pr-2 pl-1 leading-snug">{when}</td>
  </tr>
);

const ZoneTable = ({ rows, ownText }: Pick<ZoneMapView, 'rows' | 'ownText'>) => (
  <div className="overflow-x-auto">
    <table className="w-full border border-line bg-card text-[0.94rem]">
      <caption className="sr-only">
        The commercial waste zones, their community districts and their dates
      </caption>
      <thead className="text-left text-[0.85rem] text-soft">
        <tr>
          <th scope="col" className="py-1.5 pl-2">
            <span className="sr-only">On the map</span>
          </th>
          <th scope="col" className="px-2 py-1.5 font-semibold">
            Zone and community districts
          </th>
          <th scope="col" className="py-1.5 pr-2 pl-1 font-semibold">
            Live
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} ownText={ownText} />
        ))}
      </tbody>
    </table>
  </div>
);

/** Folded only on phones, or everywhere if the browser cannot unfold `<details>` with CSS. */
const FOLDED_ON_PHONES = 'print:hidden sm:[&::details-content]:[content-visibility:visible]';

interface ZoneMapProps {
  map: ZoneMapView;
  isOneSheet?: boolean;
}

export const ZoneMap = ({
  map: { box, finding, openAreas, shapes, rows, legend, ownText, credits },
  isOneSheet,
}: ZoneMapProps) => (
  <figure aria-labelledby="zone-map-finding">
    <figcaption id="zone-map-finding" className="text-[1.1rem] font-bold">
      {finding}
    </figcaption>
    <div
      className={classNames(
        'mt-4 grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]',
        isOneSheet && 'print:mt-1 print:grid-cols-[14em_1fr]',
      )}
    >
      <div className="self-start lg:sticky lg:top-24 print:static">
        <div className={classNames('not-print:mb-3', isOneSheet && 'print:hidden')}>
          <Legend entries={legend} />
        </div>
        <MapDrawing
          box={box}
          label="Map of the commercial waste zones. The table has the same data."
          openAreas={openAreas}
          className="mx-auto max-w-[40rem] print:max-w-[26em]"
        >
          {shapes.map((shape) => (
            <Area key={shape.id} shape={shape} />
          ))}
          <g aria-hidden className="pointer-events-none">
            {shapes.map((shape) => (
              <Label key={shape.id} shape={shape} />
            ))}
          </g>
        </MapDrawing>
        <div className={classNames(isOneSheet && 'print:hidden')}>
          <MapCredits note={credits} />
        </div>
      </div>
      {isOneSheet ? (
        <div className="hidden print:block">
          <Legend entries={legend} />
          <MapCredits note={credits} />
        </div>
      ) : null}
      {isOneSheet ? (
        <details className={FOLDED_ON_PHONES}>
          <summary className="cursor-pointer py-2.5 font-semibold sm:supports-[selector(::details-content)]:hidden">
            All zones and their dates
          </summary>
          <ZoneTable rows={rows} ownText={ownText} />
        </details>
      ) : (
        <ZoneTable rows={rows} ownText={ownText} />
      )}
    </div>
  </figure>
);
