import type { BuildingCopy } from '#app/data/laws.server.ts';
import { OfficialPages } from './numbers.tsx';
import type { DoNowView } from './do-now-view.server.ts';
import { DO_NOW, NUMBERS, ROW } from './texts.ts';

const List = ({ rows }: Pick<DoNowView, 'rows'>) => (
  <ol className="do-now">
    {rows.map(({ key, title, href, text, left, closes, isUrgent }) => (
      <li key={key} data-urgent={isUrgent || undefined}>
        <a href={href}>{title}</a>
        {left ? <b>{left}</b> : null}
        <p>{text}</p>
        {closes ? <small>{`${ROW.closes} ${closes}`}</small> : null}
      </li>
    ))}
  </ol>
);

interface DoNowSectionProps {
  view: DoNowView;
  copy: BuildingCopy['record'];
}

export const DoNowSection = ({ view, copy }: DoNowSectionProps) => (
  <section id="record" aria-labelledby="record-heading" className="record">
    <h2 id="record-heading">{DO_NOW.heading}</h2>
    {view.absence ? (
      <>
        <p>{copy[view.absence]}</p>
        <OfficialPages pages={view.pages} />
      </>
    ) : (
      <>
        {view.rows.length > 0 ? <List rows={view.rows} /> : null}
        {view.silence ? <p>{view.silence}</p> : null}
        {view.notes.map((note) => (
          <p key={note} className="record-alert">
            {note}
          </p>
        ))}
        <p>
          <a href={view.url}>{NUMBERS.whole}</a> {[view.asOf, view.unknown].filter(Boolean).join('. ')}
        </p>
      </>
    )}
  </section>
);
