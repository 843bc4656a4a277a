import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import type { PortfolioUrls } from '#app/urls/portfolio-urls.ts';

const TABS = [
  { id: 'dates', label: 'Dates' },
  { id: 'buildings', label: 'Buildings and emissions' },
  { id: 'add', label: 'Add buildings' },
  { id: 'settings', label: 'Share and settings' },
] as const;

interface PortfolioFrameProps {
  name: string;
  urls: PortfolioUrls;
  current?: (typeof TABS)[number]['id'];
  summary?: string;
  children: ReactNode;
}

export const PortfolioFrame = ({ name, urls, current, summary, children }: PortfolioFrameProps) => (
  <div className="printed-report">
    <div className="border-b border-line bg-card print:border-0">
      <PageWidth className="pt-10 sm:pt-12 print:pt-0">
        <p className="text-[0.9rem] font-semibold text-soft">Portfolio</p>
        <h1 className="max-w-[50rem] text-[2rem] sm:text-[2.6rem]">{name}</h1>
        {summary ? <p className="mt-2 max-w-[48rem] text-soft">{summary}</p> : null}
        <nav aria-label="Portfolio" className="not-printed mt-6 flex flex-wrap gap-x-6">
          {TABS.map(({ id, label }) => {
            const href = urls[id];
            if (!href) return null;
            return (
              <a
                key={id}
                href={href}
                aria-current={id === current ? 'page' : undefined}
                className={classNames(
                  'border-b-4 py-2.5 font-semibold underline-offset-4 hover:underline',
                  id === current ? 'border-lot text-ink' : 'border-transparent text-soft',
                )}
              >
                {label}
              </a>
            );
          })}
        </nav>
      </PageWidth>
    </div>
    <PageWidth className="py-8 sm:py-10 print:py-3">{children}</PageWidth>
  </div>
);

export const AddedNotice = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div role="status" className="not-printed mb-6 border-l-4 border-low bg-low-tint px-5 py-3">
    <p className="font-semibold wrap-anywhere">{text}</p>
    {children}
  </div>
);
