import type { ReactNode } from 'react';
import { useSite } from '#app/features/site/use-site.ts';
import frameScript from './frame-script.js?url&no-inline';

/** A page for frames on other sites, without a header or footer. `root.tsx` makes all its links open in new tabs. */
export const EmbedFrame = ({ children }: { children: ReactNode }) => (
  <main id="content" data-embedded="" className="border-l-[5px] border-lot bg-card px-5 py-5">
    {children}
    <p className="mt-4 text-[0.9rem] text-soft">
      <a href="/" rel="noopener" className="font-semibold text-link underline underline-offset-3">
        by {useSite().productName}
      </a>
      . Links open in a new tab.
    </p>
    <script type="module" src={frameScript} />
  </main>
);
