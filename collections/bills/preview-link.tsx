'use client';
import { useDocumentInfo, useFormModified } from '@payloadcms/ui';

const MODULES: Record<string, string> = { 'invoice-submissions': 'll199', 'bill-uploads': 'cwz' };

export function ReportPreviewLink() {
  const { id, collectionSlug, data } = useDocumentInfo();
  const isModified = useFormModified();
  const module = MODULES[collectionSlug ?? ''];
  const isWork = collectionSlug !== 'bill-uploads' || Boolean(data?.assessment);
  if (!module || id === undefined || !isWork) return null;
  return (
    <div className="field-type">
      <a href={`/${module}/analysis/preview/${id}`} target="_blank" rel="noopener">
        Preview the report
      </a>
      <p className="field-description">
        {isModified
          ? 'Save first: the preview shows what is saved.'
          : 'As the visitor will see it, in a new tab.'}
      </p>
    </div>
  );
}
