'use client';
import { Moment } from './moment.tsx';
import type { ActivityView } from './use-activity.ts';

/** Says that the same sender has sent something else: perhaps it is the same again. */
export const AlikeHint = ({ alike }: Pick<ActivityView, 'alike'>) =>
  alike.length > 0 && (
    <div className="inbox-activity__alike">
      <strong>Possible duplicate: more from the same sender</strong>
      <ul>
        {alike.map(({ collection, id, title, kind, same, arrivedAt }) => (
          <li key={`${collection}-${id}`}>
            <a href={`/admin/collections/${collection}/${id}`}>{title}</a> ({kind}, same {same}, received{' '}
            <Moment at={arrivedAt} />)
          </li>
        ))}
      </ul>
    </div>
  );
