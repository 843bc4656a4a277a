import { Outlet } from '@remix-run/react';
import type { ModuleShell } from '#app/content/modules.server.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { ModuleLayout } from './module-layout.tsx';
import { useClosedSection } from './section-handle.ts';

/** A page of a module within its frame, or what stands in place of a section that is not open yet. */
export function ModulePage({ shell }: { shell: ModuleShell }) {
  const closed = useClosedSection(shell);
  return (
    <ModuleLayout shell={shell}>
      <ArrivalNotice />
      {closed ? <ComingSoon section={closed} /> : <Outlet />}
    </ModuleLayout>
  );
}
