'use client';

import { useAllFormFields, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { documentPath } from '#cms/addresses/document-path.ts';
import type { SearchPreviewProps } from '#cms/fields/ui-fields.ts';
import styles from './search-preview.module.css';
import { cut, firstWords, SHOWN_DESCRIPTION, SHOWN_TITLE, tooLong } from './search-result.ts';

function useAddress(pagePath: string | undefined, valueAt: (path: string) => unknown): string {
  const { collectionSlug = '' } = useDocumentInfo();
  const { config } = useConfig();
  const own = pagePath ?? documentPath(collectionSlug, { slug: valueAt('slug'), module: valueAt('module') });
  const origin = config.serverURL || (typeof window === 'undefined' ? '' : window.location.origin);
  return own === undefined ? '' : `${origin}${own}`;
}

/** How search engines show the page, by what is in the form. */
export function SearchPreview({ titles, descriptions, pagePath }: SearchPreviewProps) {
  const [fields] = useAllFormFields();
  const valueAt = (name: string): unknown => fields[name]?.value;
  const address = useAddress(pagePath, valueAt);
  const title = firstWords(titles, valueAt);
  const description = firstWords(descriptions, valueAt);
  const hints = [
    tooLong('title', title, SHOWN_TITLE),
    tooLong('description', description, SHOWN_DESCRIPTION),
  ];
  return (
    <section aria-label="In search results" className={styles.preview}>
      <h4 className={styles.heading}>In search results</h4>
      <div className={styles.result}>
        <p className={styles.address}>{address || 'The address is not known yet.'}</p>
        <p className={styles.title}>{cut(title, SHOWN_TITLE) || 'There is no title yet.'}</p>
        <p className={styles.description}>
          {cut(description, SHOWN_DESCRIPTION) || 'There is no description yet.'}
        </p>
      </div>
      <p role="status" className={styles.hints}>
        {hints.filter(Boolean).join(' ')}
      </p>
    </section>
  );
}
