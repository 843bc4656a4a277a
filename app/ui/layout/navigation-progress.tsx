import { useNavigation } from '@remix-run/react';

/** A thin bar at the top edge while the next page is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading..."
      className="fixed inset-x-0 top-0 z-50 h-[3px] overflow-hidden"
    >
      <div className="h-full w-2/5 animate-travel bg-lot" />
    </div>
  );
}
