import { regulatoryModule } from '#app/regulations/index.ts';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { useModuleShell } from './module-shell.ts';

/** Where a module's overview stands, for the modules that say so. */
export function ModuleBreadcrumb() {
  const { slug, name } = useModuleShell();
  if (!regulatoryModule(slug).hasBreadcrumb) return null;
  return <Breadcrumb parents={[{ name: 'Home', url: '/' }]} name={name} />;
}
