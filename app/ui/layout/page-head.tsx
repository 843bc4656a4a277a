import type { ReactNode } from 'react';
import { PageWidth } from './page-width.tsx';

interface PageHeadProps {
  heading: string;
  lead: string;
  children?: ReactNode;
}

export const PageHead = ({ heading, lead, children }: PageHeadProps) => (
  <div className="border-b border-line bg-card">
    <PageWidth className="py-12 sm:py-16">
      <div className="border-l-[5px] border-lot pl-5 sm:pl-7">
        <h1 className="max-w-[44rem] text-[2.2rem] sm:text-[3.2rem]">{heading}</h1>
        <p className="mt-4 max-w-[44rem] text-[1.12rem] text-soft">{lead}</p>
        {children}
      </div>
    </PageWidth>
  </div>
);
