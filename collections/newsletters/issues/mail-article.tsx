'use client';
import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { callApi } from '#cms/panel/api.ts';
import { MailPreview, mailSchema } from './mail-preview.tsx';
import { peopleText, Sending, useAction } from './sending.tsx';

const offerSchema = z.object({
  newsletter: z.string(),
  subscribers: z.number(),
  mail: mailSchema,
  digests: z.array(z.object({ digest: z.string(), at: z.string() })),
  issues: z.array(z.object({ id: z.number(), title: z.string(), status: z.string() })),
});

type Offer = z.infer<typeof offerSchema>;

const Issues = ({ issues }: Pick<Offer, 'issues'>) =>
  issues.length > 0 ? (
    <>
      <p>It is in:</p>
      <ul>
        {issues.map(({ id, title, status }) => (
          <li key={id}>
            <a href={`/admin/collections/newsletter-issues/${id}`}>{title}</a> ({status})
          </li>
        ))}
      </ul>
    </>
  ) : null;

export function MailArticle() {
  const { id, hasPublishedDoc, lastUpdateTime } = useDocumentInfo();
  const [offer, setOffer] = useState<Offer>();
  const [error, setError] = useState<string>();
  const load = useCallback(async () => {
    if (id === undefined || !hasPublishedDoc) return;
    const loaded = await callApi(`/newsletter-issues/of-article/${id}`, offerSchema);
    setOffer(loaded.result);
    setError(loaded.error);
  }, [id, hasPublishedDoc]);
  useEffect(() => void load(), [load, lastUpdateTime]);
  const { isBusy, run, report } = useAction(() => void load());
  if (!hasPublishedDoc) return null;
  if (!offer) return error ? <p className="mailing__error">{error}</p> : null;
  const path = `/newsletter-issues/of-article/${id}`;
  return (
    <section className="mailing" aria-label="Newsletter">
      <h3>Newsletter</h3>
      <Issues issues={offer.issues} />
      <p>
        Mail this to {peopleText(offer.subscribers)} who confirmed a subscription to the {offer.newsletter}.
      </p>
      <details>
        <summary>Preview</summary>
        <MailPreview mail={offer.mail} />
      </details>
      <Sending path={path} subscribers={offer.subscribers} isDisabled={isBusy} run={run} />
      {offer.digests.map(({ digest, at }) => (
        <div key={digest} className="mailing__digest">
          <Button
            size="small"
            margin={false}
            buttonStyle="secondary"
            disabled={isBusy}
            onClick={() => run(`${path}/collect`, { digest })}
          >
            Add to the {digest} digest
          </Button>
          <p>Sent on {at}.</p>
        </div>
      ))}
      {report}
    </section>
  );
}
