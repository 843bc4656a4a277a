import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface AccordionItem {
  title: string;
  content: ReactNode;
}

export const Accordion = ({ name, items }: { name: string; items: AccordionItem[] }) => (
  <div className="border-t border-line">
    {items.map(({ title, content }) => (
      <details key={title} name={name} className="group border-b border-line">
        <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 font-semibold [&::-webkit-details-marker]:hidden">
          {title}
          <ChevronDown
            aria-hidden
            size={20}
            className="shrink-0 text-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="max-w-[44rem] pb-5 text-soft">{content}</div>
      </details>
    ))}
  </div>
);
