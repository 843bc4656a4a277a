import type { DatesView } from './dates.server.ts';
import { RECORD_TEXTS } from './texts.ts';

const LINK = 'font-semibold text-link underline underline-offset-3';

/** What to do now, by building. */
export const NowSection = ({ view: { now, urls } }: { view: DatesView }) =>
  now.length > 0 ? (
    <section id="now" aria-labelledby="now-heading" className="scroll-mt-20 pb-8">
      <h2 id="now-heading" className="text-fit-lg">
        {RECORD_TEXTS.now}
      </h2>
      <ul className="mt-3 border-t border-line">
        {now.map(({ bbl, name, text }) => (
          <li key={bbl} className="border-b border-line py-2">
            <a href={`/buildings/${bbl}#record`} className="font-semibold underline underline-offset-3">
              {name}
            </a>{' '}
            {text}
          </li>
        ))}
      </ul>
      <p className="not-printed mt-2">
        <a href={`${urls.buildings}?sort=now`} className={LINK}>
          {RECORD_TEXTS.allUrgent}
        </a>
      </p>
    </section>
  ) : null;
