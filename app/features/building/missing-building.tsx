import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { z } from 'zod';
import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { UnexpectedError } from '../site/unexpected-error.tsx';
import { DESCRIBE_URL } from './building-urls.ts';

/** Why there is no page for a lot. `path` is where the building is now. */
export const missingSchema = z.object({
  heading: z.string(),
  text: z.string(),
  bbl: z.string().optional(),
  path: z.string().optional(),
});

export type Missing = z.infer<typeof missingSchema>;

/** The page at the address of a lot that there is not: one sentence, and a way on. */
export function MissingBuilding() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) ? missingSchema.safeParse(error.data) : undefined;
  if (!missing?.success) return <UnexpectedError />;
  const { heading, text, bbl, path } = missing.data;
  return (
    <MessagePage title={heading}>
      <p>
        {bbl ? <strong className="text-ink">BBL {bbl}. </strong> : null}
        {text}
      </p>
      <div className="flex flex-wrap gap-3">
        {path ? <ButtonLink href={path}>Go to the building</ButtonLink> : null}
        <ButtonLink href="/buildings" look={path ? 'secondary' : 'primary'}>
          Search by address
        </ButtonLink>
        <ButtonLink href={DESCRIBE_URL} look="secondary">
          Describe your building
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
