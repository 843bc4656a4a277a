import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadErase, receiveErase } from '#app/features/following/manage.server.ts';
import { linkMeta } from '#app/features/following/link-page.tsx';
import { findSite } from '#app/features/site/page-meta.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';

const HEADING = 'Erase my data';

export const loader = (args: LoaderFunctionArgs) => loadErase(args);

export const action = (args: ActionFunctionArgs) => receiveErase(args);

export const meta: MetaFunction = ({ matches }) => linkMeta(findSite(matches), HEADING);

export default function Erase() {
  const { email, page, text } = useLoaderData<typeof loader>();
  return (
    <MessagePage title={HEADING}>
      <p>{text}</p>
      <p>
        Erase <strong className="wrap-anywhere text-ink">{email}</strong> and everything it follows? This
        cannot be undone.
      </p>
      <div className="flex flex-wrap gap-3">
        <form method="post">
          <Button type="submit">Erase everything</Button>
        </form>
        <ButtonLink href={page} look="secondary">
          Back to my page
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
