import type { BuildingCopy } from '#app/data/laws.server.ts';
import type { RecordNumbers } from './numbers-view.ts';
import type { OfficialPage } from './official-pages.ts';
import { NUMBERS } from './texts.ts';

export const OfficialPages = ({ pages }: { pages: readonly OfficialPage[] }) => (
  <ul className="official-pages">
    {pages.map(({ label, href }) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
);

/** What is open, in four numbers: one sum of different things would frighten and mislead. */
export const Numbers = ({ view: { numbers, money, alerts, asOf } }: { view: RecordNumbers }) => (
  <>
    {alerts.map((alert) => (
      <p key={alert} className="record-alert">
        {alert}
      </p>
    ))}
    <dl className="record-numbers">
      {[...numbers, ...money].map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note ? <dd>{note}</dd> : null}
        </div>
      ))}
    </dl>
    {asOf.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </>
);

interface RecordSectionProps {
  view: RecordNumbers;
  copy: BuildingCopy['record'];
}

export const RecordSection = ({ view, copy }: RecordSectionProps) => (
  <section id="record" aria-labelledby="record-heading" className="record">
    <h2 id="record-heading">{copy.heading}</h2>
    {view.isLoaded ? (
      <>
        <Numbers view={view} />
        <p>
          <a href={view.url}>{NUMBERS.whole}</a>
        </p>
      </>
    ) : (
      <>
        <p>{copy.missingText}</p>
        <OfficialPages pages={view.pages} />
      </>
    )}
  </section>
);
