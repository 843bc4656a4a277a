import type { ArticlePart } from '#app/data/articles.server.ts';
import { type EntryKind, kindUrl } from './figure-query.ts';
import { deadlineView, figureView } from './figure-view.ts';
import { comingText, missedText, type Span, validText } from './texts.ts';
import { capitalized } from '#law/figures/figure-kinds.ts';
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

function findSpan(figure: Figure, today: string): Span | undefined {
  const current = periodOn(figure, today);
  return figure.kind === 'date' || (!current?.from && !current?.to) ? undefined : current;
}

function figureCard(figure: Figure, today: string): FigureCardView {
  const { key, name, value, unit, period, coming, ...rest } = figureView(figure, today);
  const { statement, citation, source, certainty, checkedOn } = rest;
  const span = period ?? findSpan(figure, today);
  return {
    name,
    value,
    unit,
    statement,
    citation,
    source,
    certainty,
    checkedOn,
    validity: [
      ...(span ? [validText(span)] : []),
      ...coming.map((next) => comingText([next.value, unit].filter(Boolean).join(' '), next.from)),
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
    name,
    source,
    certainty,
    checkedOn,
    value: next ?? capitalized(dateInWords),
    unit: isPast ? '(past)' : '',
    validity: [...(isSaid ? [] : [`${capitalized(dateInWords)}.`]), missedText(penalty)],
    statement: `${who}.`,
    url: `${kindUrl('deadlines')}#${key}`,
    list: 'deadlines',
  };
}

export const partView = (part: ArticlePart, today: string): ArticlePartView => {
  if ('html' in part) return part;
  return { card: 'figure' in part ? figureCard(part.figure, today) : deadlineCard(part.deadline, today) };
};
