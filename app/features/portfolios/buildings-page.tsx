import { MAX_NAME_LENGTH } from '#law/portfolios.ts';
import { Button } from '#app/ui/button.tsx';
import { CONTROL } from '#app/ui/forms/field.tsx';
import type { BuildingsView } from './buildings.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ExposureSection } from './exposure-section.tsx';
import { type AnsweredForm, FormError, typedIn } from '#app/features/forms/plain-form.tsx';
import { PortfolioFrame } from './portfolio-frame.tsx';
import { BUILDING_TEXTS } from './texts.ts';

type Building = BuildingsView['page']['items'][number];

const LINK = 'font-semibold text-link underline underline-offset-3';

const BBL = ({ bbl }: Pick<Building, 'bbl'>) => <input type="hidden" name="bbl" value={bbl} />;

interface ChangeProps extends AnsweredForm {
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

const Removed = ({ action, children }: { action: string; children: string }) => (
  <form
    method="post"
    action={action}
    className="not-printed mb-6 flex flex-wrap items-center justify-between gap-3 border-l-4 border-lot bg-lot-tint px-5 py-3"
  >
    <p role="status" className="font-semibold wrap-anywhere">
      Removed: {children}
    </p>
    <Button type="submit" name="intent" value="undo" look="secondary">
      Undo
    </Button>
  </form>
);

function Pages({ view: { page, urls } }: { view: BuildingsView }) {
  if (page.pages === 1) return null;
  return (
    <nav aria-label="Pages of buildings" className="not-printed mt-4 flex flex-wrap items-center gap-4">
      {Array.from({ length: page.pages }, (_, index) => index + 1).map((number) => (
        <a
          key={number}
          href={`${urls.buildings}?page=${number}`}
          aria-current={number === page.page ? 'page' : undefined}
          className={`${LINK} px-1 py-2 aria-[current]:text-ink aria-[current]:no-underline`}
        >
          {number}
        </a>
      ))}
    </nav>
  );
}

export function BuildingsPage({ view, result }: { view: BuildingsView } & AnsweredForm) {
  const { name, urls, summary, page, isOwner, copy, emptyText, exposure, removed } = view;
  const action = page.page > 1 ? `${urls.buildings}?page=${page.page}` : urls.buildings;
  return (
    <PortfolioFrame name={name} urls={urls} current="buildings" summary={summary}>
      <FormError result={result} />
      {removed && !result ? <Removed action={action}>{removed}</Removed> : null}
      <h2 className="text-fit-lg">Buildings</h2>
      {page.total === 0 ? (
        <p className="mt-2 text-soft">{emptyText}</p>
      ) : (
        <ul className="mt-4 border-t border-line">
          {page.items.map((building) => (
            <li
              key={building.bbl}
              id={`building-${building.bbl}`}
              className="grid scroll-mt-20 gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)]"
            >
              <span>
                <a href={`/buildings/${building.bbl}`} className="font-semibold underline underline-offset-3">
                  {building.label ?? building.address}
                </a>
                <span className="block text-[0.88rem] text-soft">
                  {building.label ? `${building.address} · ` : ''}BBL {building.bbl}
                </span>
                {building.isKnown ? null : <Badge tone="neutral">No record</Badge>}
              </span>
              <span>
                {building.next}{' '}
                <a
                  href={`${urls.dates}?building=${building.bbl}#dates`}
                  aria-label={`All dates of ${building.address}`}
                  className={`${LINK} text-[0.9rem]`}
                >
                  All dates
                </a>
                {isOwner && urls.questions && (building.questions > 0 || building.hasAnswers) ? (
                  <a
                    href={`${urls.questions}?building=${building.bbl}`}
                    className={`${LINK} not-printed block text-[0.9rem]`}
                  >
                    {building.questions > 0
                      ? BUILDING_TEXTS.openQuestions(building.questions)
                      : 'Change your answers'}
                    <span className="sr-only"> for {building.address}</span>
                  </a>
                ) : null}
              </span>
              {isOwner ? <Change building={building} action={action} result={result} /> : null}
            </li>
          ))}
        </ul>
      )}
      <Pages view={view} />
      <ExposureSection copy={copy} exposure={exposure} />
    </PortfolioFrame>
  );
}
