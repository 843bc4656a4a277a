'use client';

import { useAllFormFields, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useDeferredValue, useMemo } from 'react';
import { plural } from '#law/plural.ts';
import type { User } from '#cms/payload-types.ts';
import { slugFrom } from '#cms/fields/slug.ts';
import { TypedFigures } from '#collections/figures/panel/typed-figures.tsx';
import styles from './before-publishing.module.css';
import { describeLength, lintDocument } from '#cms/content-lint/lint-document.ts';
import { type CheckedField, type LintFinding, missingFields } from '#cms/content-lint/required-fields.ts';

/** Saving a draft derives an empty slug from the title. */
function withSlug(values: Record<string, unknown>) {
  const { slug, title } = values;
  return slug || typeof title !== 'string' ? values : { ...values, slug: slugFrom(title) };
}

export function useLintFindings(kind: string) {
  const [latest] = useAllFormFields();
  const { docConfig } = useDocumentInfo();
  const form = useDeferredValue(latest);
  return useMemo(() => {
    const values = withSlug(reduceFieldsToValues(form, true));
    const isShown = (path: string) => form[path]?.passesCondition !== false;
    const fields = (docConfig?.fields ?? []) as readonly CheckedField[];
    const empty = missingFields(fields, { path: '', label: '', values, isShown });
    const findings = [...empty, ...lintDocument(kind, values, fields)];
    return { values, fields, findings, length: describeLength(values) };
  }, [form, docConfig, kind]);
}

const FindingList = ({ heading, findings }: { heading: string; findings: LintFinding[] }) =>
  findings.length === 0 ? null : (
    <>
      <h4 className={styles.kind}>{heading}</h4>
      <ul className={styles.findings}>
        {findings.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </>
  );

const IN_REGISTER = ['figures', 'deadlines', 'sources'];

const summaryOf = (missing: number): string => {
  if (missing === 0) return 'Nothing is missing.';
  return plural(missing, { one: 'One thing is missing.', other: `${missing} things are missing.` });
};

export function BeforePublishing() {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const kind = collectionSlug ?? globalSlug ?? '';
  const { values, fields, findings, length } = useLintFindings(kind);
  const { user } = useAuth<User>();
  const canNameFigures = !IN_REGISTER.includes(kind) && user?.role !== 'staff';
  const missing = findings.filter(({ kind }) => kind === 'missing');
  const weak = findings.filter(({ kind }) => kind === 'weak');
  return (
    <section aria-labelledby="before-publishing" className={styles.panel}>
      <h3 id="before-publishing" className={styles.heading}>
        Before publishing
      </h3>
      {length ? <p className={styles.length}>{length}</p> : null}
      <p role="status" className={styles.summary}>
        {summaryOf(missing.length)}
      </p>
      <p>
        <a href="/admin/guide" target="_blank" rel="noreferrer">
          Editors’ guide
        </a>
      </p>
      <FindingList heading="Missing" findings={missing} />
      <FindingList heading="Could be better" findings={weak} />
      {canNameFigures && <TypedFigures values={values} fields={fields} />}
    </section>
  );
}
