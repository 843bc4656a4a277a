import type { ArticleDocument } from '#app/data/articles.server.ts';
import { CHANGES_URL, changeAnchor } from '#app/features/figures/figure-urls.ts';
import { changeText } from '#law/figures/value-changes.ts';
import { isDay } from '#law/figures/figure-kinds.ts';
import { dayInNewYork } from '#law/days.ts';

export interface ArticleChange {
  day: string;
  text: string;
  url?: string;
}

const MAX_SHOWN = 10;

export function articleChanges({
  updates,
  figureChanges,
}: Pick<ArticleDocument, 'updates' | 'figureChanges'>): ArticleChange[] {
  const noted = updates.flatMap(({ day, note }) => (day && isDay(day) && note ? [{ day, text: note }] : []));
  const changed = figureChanges.map((change) => ({
    day: dayInNewYork(new Date(change.publishedAt)),
    text: `${change.name}: ${changeText(change)}`,
    url: `${CHANGES_URL}#${changeAnchor(change)}`,
  }));
  return [...noted, ...changed].sort((a, b) => b.day.localeCompare(a.day)).slice(0, MAX_SHOWN);
}
