import { MAX_NAME_LENGTH } from '#law/portfolios.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { CONTROL } from '#app/ui/forms/field.tsx';
import { type FormState, typedIn } from '#app/features/forms/plain-form.tsx';
import { buildingUrls } from '#app/urls/building-urls.ts';
import type { BuildingsView } from './buildings.server.ts';
import { BUILDING_TEXTS } from './texts.ts';

const LINK = 'font-semibold text-link underline underline-offset-3';

type Building = BuildingsView['page']['items'][number];

const BBL = ({ bbl }: Pick<Building, 'bbl'>) => <input type="hidden" name="bbl" value={bbl} />;

interface ChangeProps extends FormState {
  building: Building;
  action: string;
}

function Change({ building: { bbl, label, address }, action, result }: ChangeProps) {
  const error = typedIn(result, 'bbl') === bbl ? result?.error?.label?.join(' ') : undefined;
  return (
    <details open={Boolean(error)} className="not-printed">
      <summary className="min-h-9 w-fit cursor-pointer py-1 font-semibold text-link">Name or remove</summary>
      <div className="mt-2 grid gap-4">
        <form method="post" action={action} className="flex flex-wrap items-end gap-3">
          <BBL bbl={bbl} />
          <input type="hidden" name="intent" value="label" />
          <label className="grid min-w-0 flex-[1_1_14rem] gap-1 font-semibold">
            Your name for it
            {error ? <span className="text-very-high">{error}</span> : null}
            <input name="label" defaultValue={label} maxLength={MAX_NAME_LENGTH} className={CONTROL} />
          </label>
          <Button type="submit" look="secondary">
            Save
          </Button>
        </form>
        <form method="post" action={action}>
          <BBL bbl={bbl} />
          <Button
            type="submit"
            name="intent"
            value="remove"
            look="secondary"
            aria-label={`Remove ${address}`}
          >
            Remove with its notes
          </Button>
        </form>
      </div>
    </details>
  );
}

interface BuildingRowProps extends FormState {
  building: Building;
  view: Pick<BuildingsView, 'urls' | 'isOwner'>;
  action: string;
}

/** On a narrow page, or with large text, each figure has a label beside it. */
export const CELL = 'block px-0 py-0.5 text-left align-top @4xl:table-cell @4xl:p-2';
export const FIGURE =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-3 py-0.5 align-top wrap-anywhere @4xl:table-cell @4xl:p-2';

export const BuildingRow = ({ building, view: { urls, isOwner }, action, result }: BuildingRowProps) => (
  <tr
    id={`building-${building.bbl}`}
    className="block scroll-mt-20 border-b border-line py-3 @4xl:table-row target:bg-lot-tint"
  >
    <th scope="row" className={`${CELL} font-normal`}>
      <a href={`/buildings/${building.bbl}`} className="font-semibold underline underline-offset-3">
        {building.label ?? building.address}
      </a>
      <span className="block text-[0.88rem] text-soft">
        {building.label ? `${building.address} · ` : ''}BBL {building.bbl}
      </span>
      {building.isKnown ? null : <Badge tone="neutral">No record</Badge>}
    </th>
    <td className={CELL}>
      {building.now ? <b className="block">{building.now}</b> : null}
      {building.next}{' '}
      <a
        href={`${urls.dates}?building=${building.bbl}#dates`}
        aria-label={`All dates of ${building.address}`}
        className={`${LINK} text-[0.9rem]`}
      >
        All dates
      </a>{' '}
      <a
        href={buildingUrls(building.bbl).record}
        aria-label={`The city’s record of ${building.address}`}
        className={`${LINK} not-printed text-[0.9rem]`}
      >
        The city’s record
      </a>
      {isOwner && urls.questions && (building.questions > 0 || building.hasAnswers) ? (
        <a
          href={`${urls.questions}?building=${building.bbl}`}
          className={`${LINK} not-printed block text-[0.9rem]`}
        >
          {building.questions > 0 ? BUILDING_TEXTS.openQuestions(building.questions) : 'Change your answers'}
          <span className="sr-only"> for {building.address}</span>
        </a>
      ) : null}
      {isOwner ? <Change building={building} action={action} result={result} /> : null}
    </td>
    {building.figures.map(([name, figure]) => (
      <td key={name} className={FIGURE}>
        <span className="text-soft @4xl:hidden">{name}</span>
        {figure}
      </td>
    ))}
  </tr>
);
