import { ChevronDown } from 'lucide-react';
import type { BuildingView } from './building.server.ts';
import { buildingsText, NO_NUMBERS_TEXT } from './texts.ts';

type Lot = NonNullable<BuildingView['lot']>;

interface LotBuildingProps {
  building: Lot['buildings'][number];
}

const LotBuilding = ({ building: { bin, address, pathway, href, isChosen } }: LotBuildingProps) => (
  <li className={`border-t border-hair py-2.5 ${isChosen ? 'bg-lot-tint px-2' : ''}`}>
    {isChosen ? (
      <strong>{address ?? `BIN ${bin}`} (this page)</strong>
    ) : (
      <a href={href} className="font-semibold underline underline-offset-3">
        {address ?? `BIN ${bin}`}
      </a>
    )}
    <span className="block text-[0.88rem] text-soft">
      {[address ? `BIN ${bin}` : undefined, pathway].filter(Boolean).join(' · ')}
    </span>
  </li>
);

const MAX_AT_ONCE = 6;

const List = ({ buildings }: Pick<Lot, 'buildings'>) => (
  <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
    {buildings.map((building) => (
      <LotBuilding key={building.bin} building={building} />
    ))}
  </ul>
);

interface LotBuildingsProps {
  lot: Lot;
  text: string;
}

export const LotBuildings = ({ lot: { count, buildings, pathways }, text }: LotBuildingsProps) => (
  <section id="lot" aria-labelledby="lot-heading" className="mt-8 scroll-mt-20 print:mt-0">
    <h2 id="lot-heading" className="text-fit-sm print:text-[1.1em]">
      {buildingsText(count)}
    </h2>
    <p className="mt-1 max-w-[44rem] print:hidden">{text}</p>
    {pathways ? <p className="mt-2 max-w-[44rem] font-semibold">{pathways}</p> : null}
    {buildings.length === 0 ? (
      <p className="mt-2 max-w-[44rem] text-soft print:hidden">{NO_NUMBERS_TEXT}</p>
    ) : null}
    <div className="not-printed mt-3">
      {buildings.length > MAX_AT_ONCE ? (
        <details open={buildings.some(({ isChosen }) => isChosen)} className="group border-y border-line">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            Choose your building from {buildings.length}
            <ChevronDown
              aria-hidden
              size={20}
              className="text-soft transition-transform group-open:rotate-180"
            />
          </summary>
          <List buildings={buildings} />
        </details>
      ) : (
        <List buildings={buildings} />
      )}
    </div>
  </section>
);
