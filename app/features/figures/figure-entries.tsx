import { DOUBTS } from '#law/modules.ts';
import type { ReactNode } from 'react';
import { capitalized, longDay } from '#law/figures/figure-kinds.ts';
import type { Certainty, Source } from '#law/figures/register.ts';
import { Badge } from '#app/ui/badge.tsx';
import { spanNote } from './texts.ts';
import type { DeadlineView, FigureView } from './figure-view.ts';

function CertaintyMark({ certainty }: { certainty: Certainty }) {
  const doubt = DOUBTS[certainty];
  return doubt ? (
    <p className="mt-2">
      <Badge tone={certainty === 'reported' ? 'medium' : 'high'}>{capitalized(doubt)}</Badge>
    </p>
  ) : null;
}

interface OriginProps {
  citation?: string;
  source: Source;
  certainty: Certainty;
  checkedOn: string;
}

const Origin = ({ citation, source: { title, link }, certainty, checkedOn }: OriginProps) => (
  <>
    <p className="mt-2 text-[0.85rem] wrap-anywhere text-soft">
      {citation ? `${citation}. ` : ''}
      {certainty === 'verified' ? 'Verified in: ' : 'Source: '}
      {link ? (
        <a href={link} rel="noopener" className="underline underline-offset-2">
          {title}
        </a>
      ) : (
        title
      )}
      . Checked on <time dateTime={checkedOn}>{longDay(checkedOn)}</time>.
    </p>
    <CertaintyMark certainty={certainty} />
  </>
);

const Entry = ({ id, name, children }: { id: string; name: string; children: ReactNode }) => (
  <li
    id={id}
    className="scroll-mt-24 break-inside-avoid border-t border-hair py-4 target:bg-lot-tint print:py-1.5"
  >
    <h3 className="text-[1.05rem]">
      <a href={`#${id}`} className="underline-offset-4 hover:underline">
        {name}
      </a>
    </h3>
    {children}
  </li>
);

const Value = ({ children }: { children: string }) => (
  <strong className="text-[1.2rem] font-extrabold tracking-tight">{children}</strong>
);

const Shown = ({ value, children }: { value: string; children?: ReactNode }) => (
  <p className="mt-1">
    <Value>{value}</Value> {children}
  </p>
);

export const FigureEntry = ({ figure }: { figure: FigureView }) => {
  const { key, name, value, unit, period, coming, statement, ...origin } = figure;
  return (
    <Entry id={key} name={name}>
      {value === undefined ? null : (
        <Shown value={value}>
          {unit} {period ? <span className="text-soft">{spanNote(period)}</span> : null}
        </Shown>
      )}
      {coming.map((next) => (
        <p key={next.from} className="font-semibold">
          From {next.from}: {next.value} {unit}
        </p>
      ))}
      <p className="mt-1 max-w-[44rem]">{statement}</p>
      <Origin {...origin} />
    </Entry>
  );
};

function When({ deadline: { next, isPast, dateInWords } }: { deadline: DeadlineView }) {
  if (next === undefined) return <Shown value={capitalized(dateInWords)} />;
  const rest = dateInWords.startsWith(next) ? dateInWords.slice(next.length) : ` · ${dateInWords}`;
  return (
    <p className="mt-1">
      <Value>{next}</Value>
      <span className="text-soft">
        {rest}
        {isPast ? ' (past)' : ''}
      </span>
    </p>
  );
}

export const DeadlineEntry = ({ deadline }: { deadline: DeadlineView }) => {
  const { key, name, law, who, penalty, ...origin } = deadline;
  return (
    <Entry id={key} name={name}>
      <When deadline={deadline} />
      <dl className="mt-1 grid max-w-[44rem] gap-x-3 sm:grid-cols-[auto_1fr]">
        {[
          ['Law', law],
          ['Who', who],
          ['If missed', penalty],
        ].map(([term, text]) => (
          <div key={term} className="contents">
            <dt className="font-semibold">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Origin {...origin} />
    </Entry>
  );
};
