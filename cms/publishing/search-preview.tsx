'use client';

import { useAllFormFields, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { documentPath } from '#cms/urls/document-path.ts';
import type { SearchPreviewProps } from '#cms/fields/ui-fields.ts';
import styles from './search-preview.module.css';
import { firstText, lengthHint, MAX_DESCRIPTION, MAX_TITLE, truncate } from './search-result.ts';

function useAddress(pagePath: string | undefined, valueAt: (path: string) => unknown): string {
  const { collectionSlug = '' } = useDocumentInfo();
  const { config } = useConfig();
  const own = pagePath ?? documentPath(collectionSlug, { slug: valueAt('slug'), module: valueAt('module') });
  const origin = config.serverURL || (typeof window === 'undefined' ? '' : window.location.origin);
  return own === undefined ? '' : `${origin}${own}`;
}

export function SearchPreview({ titles, descriptions, pagePath }: SearchPreviewProps) {
  const [fields] = useAllFormFields();
  const valueAt = (name: string): unknown => fields[name]?.value;
  const address = useAddress(pagePath, valueAt);
  const title = firstText(titles, valueAt);
  const description = firstText(descriptions, valueAt);
  const hints = [
    lengthHint('title', title, MAX_TITLE),
    lengthHint('description', description, MAX_DESCRIPTION),
  ];
  return (
    <section aria-label="In search results" className={styles.preview}>
      <h4 className={styles.heading}>In search results</h4>
      <div className={styles.result}>
        <p className={styles.address}>{address || 'No address yet.'}</p>
        <p className={styles.title}>{truncate(title, MAX_TITLE) || 'No title yet.'}</p>
        <p className={styles.description}>
          {truncate(description, MAX_DESCRIPTION) || 'No description yet.'}
        </p>
      </div>
      <p role="status" className={styles.hints}>
        {hints.filter(Boolean).join(' ')}
      </p>
    </section>
  );
}
