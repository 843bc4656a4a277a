'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { plural } from '#law/numbers.ts';
import { useApi } from '#cms/panel/use-api.ts';
import { usesSchema } from '../figure-schemas.ts';
import '#cms/panel/figures.css';

const countText = (count: number): string => {
  if (count === 0) return 'Not used in any text.';
  return plural(count, { one: 'Used in one text.', other: `Used in ${count} texts.` });
};

export function WhereUsed() {
  const { id, collectionSlug } = useDocumentInfo();
  const path = id === undefined ? undefined : `/${collectionSlug}/${id}/uses`;
  const { result, error } = useApi(path, usesSchema);
  if (id === undefined) return null;
  return (
    <section className="field-type figures-panel" aria-labelledby="where-used">
      <h3 id="where-used">Where it is used</h3>
      <p role="status">{error ?? (result ? countText(result.uses.length) : 'Searching...')}</p>
      <ul>
        {result?.uses.map(({ title, kind, path, isDraft, sentences }) => (
          <li key={path}>
            <a href={`/admin${path}`}>{title}</a>{' '}
            <span className="figures-panel__kind">{isDraft ? `${kind}, draft` : kind}</span>
            <span className="figures-panel__sentence">{sentences[0]}</span>
          </li>
        ))}
        {result?.rules.map(({ rule, page }) => (
          <li key={rule}>
            <a href={page}>{rule}</a> <span className="figures-panel__kind">Calculation</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
