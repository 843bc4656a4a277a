import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { z } from 'zod';
import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { UnexpectedError } from '#app/features/site/unexpected-error.tsx';
import { DESCRIBE_URL } from '#app/urls/building-urls.ts';

export const missingSchema = z.object({
  heading: z.string(),
  text: z.string(),
  bbl: z.string().optional(),
  lots: z.array(z.object({ label: z.string(), path: z.string() })).default([]),
});

export type Missing = z.input<typeof missingSchema>;

export function MissingBuilding() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) ? missingSchema.safeParse(error.data) : undefined;
  if (!missing?.success) return <UnexpectedError />;
  const { heading, text, bbl, lots } = missing.data;
  return (
    <MessagePage title={heading}>
      <p>
        {bbl ? <strong className="text-ink">BBL {bbl}. </strong> : null}
        {text}
      </p>
      <div className="flex flex-wrap gap-3">
        {lots.map(({ label, path }) => (
          <ButtonLink key={path} href={path}>
            Go to {label}
          </ButtonLink>
        ))}
        <ButtonLink href="/buildings" look={lots.length > 0 ? 'secondary' : 'primary'}>
          Search by address
        </ButtonLink>
        <ButtonLink href={DESCRIBE_URL} look="secondary">
          Describe your building
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
