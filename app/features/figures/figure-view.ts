import { formatValue, longDay } from '#law/figures/figure-kinds.ts';
import {
  type Deadline,
  type Figure,
  nextDay,
  periodOn,
  periodsAfter,
  sortedPeriods,
  valueOn,
} from '#law/figures/register.ts';
import type { Span } from './texts.ts';
import { comingValues } from '#law/figures/value-changes.ts';

interface EntryView extends Pick<Figure, 'key' | 'module' | 'source' | 'certainty' | 'checkedOn'> {
  name: string;
}

export interface FigureView extends EntryView, Pick<Figure, 'statement' | 'citation'> {
  value?: string;
  unit: string;
  /** Set if the value does not apply today: when it starts, or when it ended (ISO 8601). */
  period?: Span;
  coming: { value: string; from: string }[];
}

function spanWithout(figure: Figure, day: string): Span | undefined {
  // If the figure is itself a date, the day when that date became law adds nothing.
  if (figure.kind === 'date' || periodOn(figure, day)) return undefined;
  const [next] = periodsAfter(figure, day);
  if (next?.from) return { from: next.from };
  const to = sortedPeriods(figure).at(-1)?.to;
  return to === undefined ? undefined : { to };
}

export function figureView(figure: Figure, today: string): FigureView {
  const { key, name, module, kind, unit, statement, citation, source, certainty, checkedOn } = figure;
  const value = valueOn(figure, today);
  return {
    key,
    name,
    module,
    statement,
    citation,
    source,
    certainty,
    checkedOn,
    value: value === undefined ? undefined : formatValue(kind, value, unit),
    unit: kind === 'duration' ? '' : unit,
    period: spanWithout(figure, today),
    coming: comingValues(figure, today),
  };
}

export interface DeadlineView extends EntryView, Pick<Deadline, 'law' | 'who' | 'dateInWords' | 'penalty'> {
  next?: string;
  isPast: boolean;
  day?: string;
}

export function deadlineView(deadline: Deadline, today: string): DeadlineView {
  const { key, module, what, law, who, dateInWords, penalty, source, certainty, checkedOn } = deadline;
  const day = nextDay(deadline, today);
  return {
    key,
    name: what,
    module,
    law,
    who,
    dateInWords,
    penalty,
    source,
    certainty,
    checkedOn,
    next: day && longDay(day),
    isPast: day !== undefined && day < today,
    day,
  };
}
