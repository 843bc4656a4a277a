'use client';
import { useAllFormFields, useDebounce, useDocumentInfo } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { longDay } from '#law/figures/figure-kinds.ts';
import { useApi } from '#cms/panel/use-api.ts';
import { type ChangePreview, previewSchema } from '../figure-schemas.ts';
import '#cms/panel/figures.css';

const TYPING_PAUSE_MS = 400;

function usePreview(): ChangePreview | undefined {
  const { hasPublishedDoc, lastUpdateTime } = useDocumentInfo();
  const [fields] = useAllFormFields();
  const { key, kind, unit, values } = reduceFieldsToValues(fields, true) as Record<string, unknown>;
  const body = useDebounce(JSON.stringify({ key, kind, unit, values: values ?? [] }), TYPING_PAUSE_MS);
  const path = hasPublishedDoc ? '/figures/preview-change' : undefined;
  return useApi(path, previewSchema, { body, version: lastUpdateTime }).result;
}

export function WhatPagesSay() {
  const preview = usePreview();
  if (preview?.day === undefined) return null;
  const { day, before, after, sentences, examples } = preview;
  return (
    <section className="field-type figures-panel" aria-labelledby="what-pages-say">
      <h3 id="what-pages-say">What pages will say</h3>
      <p>
        From {longDay(day)}: <del>{before}</del> <ins>{after}</ins>
      </p>
      {sentences.length === 0 && <p>No sentence on the site changes.</p>}
      <ul>
        {sentences.map(({ title, path, before: old, after: next, isTypedResult }) => (
          <li key={path + old}>
            <a href={`/admin${path}`}>{title}</a>
            <del className="figures-panel__sentence">{old}</del>
            <ins className="figures-panel__sentence">{next}</ins>
            {isTypedResult && (
              <strong className="figures-panel__typed">
                Its result is typed. Check it with the new value.
              </strong>
            )}
          </li>
        ))}
        {examples.map(({ rule, before: old, after: next }) => (
          <li key={rule}>
            {rule}
            <del className="figures-panel__sentence">{old}</del>
            <ins className="figures-panel__sentence">{next}</ins>
          </li>
        ))}
      </ul>
    </section>
  );
}
