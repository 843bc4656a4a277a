import { Outlet } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import type { ModuleShell } from '#app/content/modules.server.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { ModuleLayout } from './module-layout.tsx';
import { useClosedSection } from './section-handle.ts';

/** Every page of a module could be one that is not open yet, but few are. */
const ComingSoon = lazy(async () => ({ default: (await import('./coming-soon.tsx')).ComingSoon }));

/** A page of a module within its frame, or what stands in place of a section that is not open yet. */
export function ModulePage({ shell }: { shell: ModuleShell }) {
  const closed = useClosedSection(shell);
  return (
    <ModuleLayout shell={shell}>
      <ArrivalNotice />
      {closed ? (
        <Suspense>
          <ComingSoon section={closed} />
        </Suspense>
      ) : (
        <Outlet />
      )}
    </ModuleLayout>
  );
}
