import { useSearchParams } from '@remix-run/react';
import { CircleAlert } from 'lucide-react';
import { PageWidth } from '#app/ui/layout/page-width.tsx';

/** What a visitor is told who was led here from an address that leads nowhere. */
const NOTICES: Record<string, string> = {
  // Specification section 8, "CWZ upload".
  'assessment-not-found': 'Assessment not found',
};

/** Says why the visitor is here and not where the link promised. */
export function ArrivalNotice() {
  const [parameters] = useSearchParams();
  const message = NOTICES[parameters.get('notice') ?? ''];
  if (!message) return null;
  return (
    <div role="alert" className="border-b border-line bg-[var(--high-tint)]">
      <PageWidth className="flex items-center gap-2.5 py-3 font-semibold">
        <CircleAlert aria-hidden size={20} />
        {message}
      </PageWidth>
    </div>
  );
}
