import type { ReactNode } from 'react';
import { PageWidth } from './page-width.tsx';

export const MessagePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <PageWidth className="py-16 sm:py-24">
    <div className="max-w-[40rem] border-l-4 border-lot pl-6">
      <h1 className="text-[2rem] sm:text-[2.4rem]">{title}</h1>
      <div className="mt-4 grid justify-items-start gap-6 text-soft">{children}</div>
    </div>
  </PageWidth>
);
