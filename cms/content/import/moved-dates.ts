import { dateChange } from '#cms/law-notices/date-change.ts';
import { recordNotice } from '#cms/following/notices.ts';
import { nameOf } from '../paths.ts';
import type { Import } from './write.ts';

const REASON = 'We corrected our list of dates.';

/** Tells followers of the dates that a seed has moved: editors are not asked, as they did not move them. */
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
