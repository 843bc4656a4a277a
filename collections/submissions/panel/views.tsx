'use client';
import { areSame, type Filters, inboxUrl, VIEWS } from '../filters.ts';

interface ViewsProps {
  filters: Filters;
  counts: readonly number[];
  onShow: (filters: Filters) => void;
}

export const Views = ({ filters, counts, onShow }: ViewsProps) => (
  <nav aria-label="Views">
    <ul className="inbox-views">
      {VIEWS.map((view, index) => (
        <li key={view.name}>
          <a
            href={inboxUrl(view.filters)}
            aria-current={areSame(view.filters, filters) ? 'page' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onShow(view.filters);
            }}
          >
            {view.name}
            <span className="inbox-views__count">{counts[index]?.toLocaleString('en-US')}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
