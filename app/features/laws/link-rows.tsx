import { ChevronRight } from 'lucide-react';
import { classNames } from '#app/ui/class-names.ts';

interface Row {
  title: string;
  note: string;
  url: string;
}

const LinkRow = ({ title, note, url }: Row) => (
  <li className="border-r border-b border-line bg-card">
    <a
      href={url}
      className="flex h-full min-h-14 items-center justify-between gap-3 px-3 py-2.5 leading-tight hover:bg-lot-tint sm:px-4"
    >
      <span>
        <span className="block font-semibold">{title}</span>
        {note ? <span className="mt-0.5 block text-[0.85rem] text-soft">{note}</span> : null}
      </span>
      <ChevronRight aria-hidden size={18} className="shrink-0 text-soft max-sm:hidden" />
    </a>
  </li>
);

export const LinkRows = ({ rows, className }: { rows: readonly Row[]; className?: string }) => (
  <ul className={classNames('grid border-t border-l border-line', className)}>
    {rows.map((row) => (
      <LinkRow key={`${row.url} ${row.title}`} {...row} />
    ))}
  </ul>
);
