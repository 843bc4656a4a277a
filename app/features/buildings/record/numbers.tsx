import type { RecordNumbers } from './numbers-view.ts';
import type { OfficialPage } from './official-pages.ts';

export const OfficialPages = ({ pages }: { pages: readonly OfficialPage[] }) => (
  <ul className="official-pages">
    {pages.map(({ label, href }) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
);

/** Shows four numbers, because a single total would mix different things and mislead. */
export const Numbers = ({ view: { numbers, money, alerts, facts, asOf } }: { view: RecordNumbers }) => (
  <>
    {alerts.map((alert) => (
      <p key={alert} className="record-alert" data-urgent>
        {alert}
      </p>
    ))}
    {facts.map((fact) => (
      <p key={fact}>{fact}</p>
    ))}
    <dl className="record-numbers">
      {[...numbers, ...money].map(({ label, value, note, href }) => (
        <div key={label}>
          <dt>{href ? <a href={href}>{label}</a> : label}</dt>
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
