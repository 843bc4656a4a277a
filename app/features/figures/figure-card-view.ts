import type { ArticlePart } from '#app/data/articles.server.ts';
import { type EntryKind, kindUrl } from './figure-query.ts';
import { deadlineView, figureView } from './figure-view.ts';
import { capitalized, longDay } from '#law/figures/figure-kinds.ts';
import { type Certainty, type Deadline, type Figure, periodOn, type Source } from '#law/figures/register.ts';

export interface FigureCardView {
  name: string;
  value?: string;
  unit: string;
  validity: string[];
  statement: string;
  citation?: string;
  source: Source;
  certainty: Certainty;
  checkedOn: string;
  url: string;
  list: EntryKind;
}

export type ArticlePartView = { html: string } | { card: FigureCardView };

/** When today's value applies. Undefined when its period has no start and no end. */
function periodText(figure: Figure, today: string): string | undefined {
  const current = periodOn(figure, today);
  if (figure.kind === 'date' || !current) return undefined;
  const days = [
    current.from && `from ${longDay(current.from)}`,
    current.to && `until ${longDay(current.to)}`,
  ];
  return days.filter(Boolean).join(' ') || undefined;
}

function figureCard(figure: Figure, today: string): FigureCardView {
  const { key, name, value, unit, period, coming, ...rest } = figureView(figure, today);
  const { statement, citation, source, certainty, checkedOn } = rest;
  const holds = period ?? periodText(figure, today);
  return {
    ...{ name, value, unit, statement, citation, source, certainty, checkedOn },
    validity: [
      ...(holds ? [`Valid ${holds}.`] : []),
      ...coming.map((next) => `${[next.value, unit].filter(Boolean).join(' ')} from ${next.from}.`),
    ],
    url: `${kindUrl('figures')}#${key}`,
    list: 'figures',
  };
}

function deadlineCard(deadline: Deadline, today: string): FigureCardView {
  const { key, name, next, isPast, dateInWords, who, penalty, source, certainty, checkedOn } = deadlineView(
    deadline,
    today,
  );
  const isSaid = next === undefined || dateInWords === next;
  return {
    ...{ name, source, certainty, checkedOn },
    value: next ?? capitalized(dateInWords),
    unit: isPast ? '(past)' : '',
    validity: [...(isSaid ? [] : [`${capitalized(dateInWords)}.`]), `If missed: ${penalty}.`],
    statement: `${who}.`,
    url: `${kindUrl('deadlines')}#${key}`,
    list: 'deadlines',
  };
}

export const partView = (part: ArticlePart, today: string): ArticlePartView => {
  if ('html' in part) return part;
  return { card: 'figure' in part ? figureCard(part.figure, today) : deadlineCard(part.deadline, today) };
};
