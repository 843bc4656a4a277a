import { longDay } from '#law/figures/figure-kinds.ts';
import { recordNotice } from '#collections/following/notices.ts';
import { nameOf } from '../paths.ts';
import type { Import } from './write.ts';

const REASON = 'We corrected our list of dates.';

type Values = Record<string, unknown>;

function dateChange(before: Values, { law, what, date }: Values): string | undefined {
  if (typeof date !== 'string' || !date || date === before.date) return undefined;
  const was =
    typeof before.date === 'string' && before.date
      ? ` instead of ${longDay(before.date)}.`
      : '. We had no date before.';
  return `${String(law)}, ${String(what)}: ${longDay(date)}${was}`;
}

/** Notifies followers without asking editors, because editors did not move the dates. */
export async function noticeMovedDates({ plan, snapshot, newRequest }: Import): Promise<void> {
  for (const { file, isNew } of plan.changed) {
    const { folder, key, isDraft } = file.place;
    const before = snapshot.documents.get(nameOf(folder, key))?.published;
    if (isNew || isDraft || folder !== 'deadlines' || !before) continue;
    const text = dateChange(before, file.values);
    if (text === undefined) continue;
    await recordNotice(await newRequest(), { entry: { kind: 'deadline', key }, text, reason: REASON });
  }
}
