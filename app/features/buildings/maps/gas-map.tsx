import { classNames } from '#app/ui/class-names.ts';
import type { GasMapView } from './gas-map.server.ts';
import { Legend, LOOKS, MapCredits, MapDrawing } from '../../maps/map-parts.tsx';

const NUMBER =
  'pointer-events-none fill-ink stroke-card text-[36px] font-bold [paint-order:stroke] [stroke-width:8px] sm:text-[26px]';

const CELL = 'px-3 py-2 text-left align-top';

export const GasMap = ({ map: { box, finding, openAreas, shapes, rows } }: { map: GasMapView }) => (
  <figure aria-labelledby="gas-map-finding">
    <figcaption id="gas-map-finding" className="text-[1.3rem] leading-snug font-bold">
      {finding}
    </figcaption>
    <div className="mt-5 grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
      <div className="self-start">
        <Legend entries={rows.map(({ look, year }) => ({ look, text: `Due in ${year}` }))} />
        <MapDrawing
          box={box}
          label="Map of the community districts. The table has the same data."
          openAreas={openAreas}
          className="mx-auto mt-3 max-w-[40rem] print:max-w-[26em]"
        >
          {shapes.map(({ district, row, title, path, look }) => (
            <a key={district} href={`#${row}`} tabIndex={-1} aria-label={title} className="group">
              <title>{title}</title>
              <path
                d={path}
                className={classNames(
                  'stroke-ink [stroke-width:2.5px] group-hover:[stroke-width:9px]',
                  LOOKS[look],
                )}
              />
            </a>
          ))}
          {shapes.map(({ district, center: [x, y] }) => (
            <text
              key={district}
              aria-hidden
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              className={NUMBER}
            >
              {district % 100}
            </text>
          ))}
        </MapDrawing>
        <MapCredits />
      </div>
      <div className="overflow-x-auto">
        <table className="w-full border border-line bg-card">
          <caption className="sr-only">
            Community districts by the year their gas piping inspection is due
          </caption>
          <thead className="text-[0.85rem] text-soft">
            <tr>
              <th scope="col" className={`${CELL} font-semibold`}>
                Due by
              </th>
              <th scope="col" className={`${CELL} font-semibold`}>
                Community districts
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, by, boroughs }) => (
              <tr
                key={id}
                id={id}
                className="scroll-mt-24 border-t border-hair first:bg-lot-tint target:outline-2 target:-outline-offset-2 target:outline-ink"
              >
                <th scope="row" className={`${CELL} font-bold`}>
                  {by}
                </th>
                <td className={CELL}>
                  <ul>
                    {boroughs.map(({ name, districts }) => (
                      <li key={name} className="mb-1.5 last:mb-0">
                        <span className="font-semibold">{name}</span>
                        <ul className="text-[0.94rem]">
                          {districts.map(({ number, neighborhoods }) => (
                            <li key={number} className="flex gap-2">
                              <span className="w-6 shrink-0 text-right font-semibold">{number}</span>
                              <span className="text-soft">{neighborhoods}</span>
                            </li>
                          ))}
                        </ul>
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  </figure>
);
