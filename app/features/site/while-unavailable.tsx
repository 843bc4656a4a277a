import { isRouteErrorResponse, useLocation } from '@remix-run/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';

const BuildingBox = lazy(async () => ({
  default: (await import('#app/features/address-box/building-box.tsx')).BuildingBox,
}));

/** The seeded label, because the edited one is in the database, which may be down. */
const BOX_LABEL = 'Which laws apply to your building?';

export const UNAVAILABLE_TEXT = 'The site cannot reach its data at the moment. Please try again in a minute.';

export const isUnavailable = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 503;

export function WhileUnavailable({ retry = 'Retry', children }: { retry?: string; children?: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`${pathname}${search}`}>{retry}</ButtonLink>
        {children}
      </div>
      <Suspense>
        <BuildingBox label={BOX_LABEL} />
      </Suspense>
    </>
  );
}
