'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { type ApiResponse, callApi } from '#cms/panel/api.ts';
import './figures.css';

const usesSchema = z.object({
  uses: z.array(
    z.object({
      title: z.string(),
      kind: z.string(),
      path: z.string(),
      isDraft: z.boolean(),
      sentences: z.array(z.string()),
    }),
  ),
  rules: z.array(z.object({ rule: z.string(), page: z.string() })),
});

type Uses = z.infer<typeof usesSchema>;

const summaryOf = ({ result, error }: Partial<ApiResponse<Uses>>): string => {
  if (error) return error;
  if (!result) return 'Searching...';
  const { length } = result.uses;
  if (length === 0) return 'Not used in any text.';
  return length === 1 ? 'Used in one text.' : `Used in ${length} texts.`;
};

/** The texts of the site and the calculations that use a figure or deadline, with links to them. */
export function WhereUsed() {
  const { id, collectionSlug } = useDocumentInfo();
  const [response, setResponse] = useState<Partial<ApiResponse<Uses>>>({});
  useEffect(() => {
    if (id === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void callApi(`/${collectionSlug}/${id}/uses`, usesSchema, { signal }).then((next) => {
      if (!signal.aborted) setResponse(next);
    });
    return () => controller.abort();
  }, [id, collectionSlug]);
  if (id === undefined) return null;
  return (
    <section className="field-type figures-panel" aria-labelledby="where-used">
      <h3 id="where-used">Where it is used</h3>
      <p role="status">{summaryOf(response)}</p>
      <ul>
        {response.result?.uses.map(({ title, kind, path, isDraft, sentences }) => (
          <li key={path}>
            <a href={`/admin${path}`}>{title}</a>{' '}
            <span className="figures-panel__kind">{isDraft ? `${kind}, draft` : kind}</span>
            <span className="figures-panel__sentence">{sentences[0]}</span>
          </li>
        ))}
        {response.result?.rules.map(({ rule, page }) => (
          <li key={rule}>
            <a href={page}>{rule}</a> <span className="figures-panel__kind">Calculation</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
