import type { BeforeListTableServerProps } from 'payload';
import { isInboxSlug } from '../kinds.ts';
import { listWhere } from '../list-query.ts';
import { filterIn, isShown, viewAddress, viewsFor } from '../views.ts';
import './inbox.css';

export async function Views({ collectionConfig, payload, searchParams, user }: BeforeListTableServerProps) {
  const { slug } = collectionConfig;
  if (!user || !isInboxSlug(slug)) return null;
  const filter = filterIn(searchParams);
  const views = await Promise.all(
    viewsFor(user.id, new Date()).map(async (view) => {
      const where = listWhere(collectionConfig, { where: view.where });
      const { totalDocs } = await payload.count({ collection: slug, where, overrideAccess: false, user });
      return { view, totalDocs };
    }),
  );
  return (
    <nav aria-label="Views">
      <ul className="inbox-views">
        {views.map(({ view, totalDocs }) => (
          <li key={view.name}>
            <a href={viewAddress(slug, view)} aria-current={isShown(view, filter) ? 'page' : undefined}>
              {view.name}
              <span className="inbox-views__count">{totalDocs}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
