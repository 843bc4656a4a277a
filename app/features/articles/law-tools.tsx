import { ArrowRight } from 'lucide-react';
import type { ModuleShell } from '#app/data/modules.server.ts';
import { CALCULATOR_URL } from '#app/urls/calculator-url.ts';
import { menuPages } from '#app/urls/module-urls.ts';

interface Tool {
  label: string;
  url: string;
}

const TOOLS = ['quiz', 'report'] as const;

export function listTools({ slug, menu, sections }: Pick<ModuleShell, 'slug' | 'menu' | 'sections'>): Tool[] {
  const pages = menuPages(slug);
  const open = TOOLS.flatMap((page) => {
    const url = pages.find((known) => known.page === page)?.url;
    return url && sections[page] === 'live' ? [{ label: menu[page], url }] : [];
  });
  return [
    ...open,
    ...(slug === 'll97' ? [{ label: 'Emissions calculator', url: CALCULATOR_URL }] : []),
    { label: 'Find your building', url: '/buildings' },
  ];
}

export const LawTools = ({ shell }: { shell: ModuleShell }) => (
  <nav aria-labelledby="law-tools" className="not-printed mt-14">
    <h2 id="law-tools" className="text-[1.25rem]">
      Tools for {shell.name}
    </h2>
    <ul className="mt-4 flex flex-wrap gap-3">
      {listTools(shell).map(({ label, url }) => (
        <li key={url}>
          <a
            href={url}
            className="inline-flex min-h-12 items-center gap-2 rounded-lot border border-line bg-card px-4 py-2 font-semibold hover:border-ink"
          >
            {label}
            <ArrowRight aria-hidden size={16} className="text-accent" />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
