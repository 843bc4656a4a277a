import { longDay } from '#law/figures/figure-kinds.ts';
import { DOUBTS } from '#law/modules.ts';
import type { FigureCardView } from './figure-card-view.ts';

const UNDERLINED = 'underline underline-offset-2';

function Origin({ card: { citation, source, certainty, checkedOn, url, list } }: { card: FigureCardView }) {
  const doubt = DOUBTS[certainty];
  return (
    <p className="mt-4 border-t border-hair pt-3 text-[0.85rem] wrap-anywhere text-soft">
      {citation ? `${citation}. ` : ''}Source:{' '}
      {source.link ? (
        <a href={source.link} rel="noopener" className={UNDERLINED}>
          {source.title}
        </a>
      ) : (
        source.title
      )}
      . Checked on <time dateTime={checkedOn}>{longDay(checkedOn)}</time>
      {doubt ? ` (${doubt})` : ''}.{' '}
      <a href={url} className={`${UNDERLINED} not-printed`}>
        In the list of {list}
      </a>
    </p>
  );
}

export const FigureCard = ({ card }: { card: FigureCardView }) => (
  <aside
    aria-label={card.name}
    className="my-8 max-w-[44rem] break-inside-avoid border border-line border-t-4 border-t-lot bg-card p-5 sm:p-6"
  >
    <p className="font-semibold">{card.name}</p>
    {card.value === undefined ? (
      <p className="mt-1 text-[1.2rem] font-bold">We don’t know the value.</p>
    ) : (
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5">
        <strong className="text-[2rem] leading-tight font-extrabold tracking-tight text-accent">
          {card.value}
        </strong>
        {card.unit ? <span>{card.unit}</span> : null}
      </p>
    )}
    <p className="mt-2">{card.statement}</p>
    {card.validity.map((sentence) => (
      <p key={sentence} className="mt-1 text-[0.94rem] text-soft">
        {sentence}
      </p>
    ))}
    <Origin card={card} />
  </aside>
);
