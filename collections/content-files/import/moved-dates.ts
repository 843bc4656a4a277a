import { recordNotice } from '#collections/following/notices.ts';
import { movedDateText } from '#collections/following/mail-texts.ts';
import { nameOf } from '../paths.ts';
import type { Import } from './write.ts';

const REASON = 'We corrected our list of dates.';

type Values = Record<string, unknown>;

function dateChange(before: Values, { law, what, date }: Values): string | undefined {
  if (typeof date !== 'string' || !date || date === before.date) return undefined;
  const was = typeof before.date === 'string' && before.date ? before.date : undefined;
  return movedDateText(`${String(law)}, ${String(what)}`, date, was);
}

const hasDeadlines = ({ documents }: Import['snapshot']): boolean =>
  [...documents.values()].some(({ collection }) => collection === 'deadlines');

/** Notifies followers without asking editors, because editors did not move or add the dates. */
export async function noticeMovedDates({ plan, snapshot, newRequest }: Import): Promise<void> {
  if (!hasDeadlines(snapshot)) return;
  for (const { file, isNew } of plan.changed) {
    const { folder, key, isDraft } = file.place;
    const before = isNew ? {} : snapshot.documents.get(nameOf(folder, key))?.published;
    if (isDraft || folder !== 'deadlines' || !before) continue;
    const text = dateChange(before, file.values);
    if (text === undefined) continue;
    const notice = { entry: { kind: 'deadline', key }, text, reason: REASON } as const;
    const version = `import/${key}/${new Date().toISOString()}`;
    await recordNotice(await newRequest(), notice, { version, state: 'sent', byName: 'Starting content' });
  }
}
