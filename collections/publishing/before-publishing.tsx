'use client';

import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useDeferredValue, useMemo } from 'react';
import { usesIn } from '#law/figures/placeholders.ts';
import { plural } from '#law/numbers.ts';
import { slugFrom } from '#cms/fields/slug.ts';
import { textsIn } from '#cms/register/texts.ts';
import type { Choice } from '#collections/figures/figure-schemas.ts';
import { findTyped } from '#collections/figures/find-typed.ts';
import { useChoices } from '#collections/figures/panel/use-choices.ts';
import styles from './before-publishing.module.css';
import { describeLength, lintDocument } from '#cms/content-lint/lint-document.ts';
import {
  type CheckedField,
  labelAtPath,
  type LintFinding,
  missing,
  missingFields,
  weak,
} from '#cms/content-lint/required-fields.ts';

/** Fills an empty slug from the title, as saving a draft does. */
function withSlug(values: Record<string, unknown>) {
  const { slug, title } = values;
  return slug || typeof title !== 'string' ? values : { ...values, slug: slugFrom(title) };
}

/** Allows a deadline's own placeholder before it is published. Returns nothing until the choices are loaded. */
function lintFigures(values: Record<string, unknown>, choices: readonly Choice[]): LintFinding[] {
  const known = new Set<string>([...choices.map(({ use }) => use), `deadline:${String(values.key)}`]);
  const uses = choices.length === 0 ? [] : new Set(textsIn(values).flatMap(usesIn));
  return [...uses]
    .filter((use) => !known.has(use))
    .map((use) => missing(`{${use}} does not exist. Choose another figure.`));
}

const IN_REGISTER = ['figures', 'deadlines', 'sources'];

const lintTyped = (
  values: Record<string, unknown>,
  fields: readonly CheckedField[],
  choices: readonly Choice[],
): LintFinding[] =>
  findTyped(values, choices).map(({ path, text, choice: { use, name } }) =>
    weak(`${labelAtPath(fields, path)}: ${text} is the figure “${name}”. Type {${use}} instead.`),
  );

function useLintFindings(kind: string) {
  const [latest] = useAllFormFields();
  const { docConfig } = useDocumentInfo();
  const form = useDeferredValue(latest);
  const choices = useChoices();
  return useMemo(() => {
    const values = withSlug(reduceFieldsToValues(form, true));
    const isShown = (path: string) => form[path]?.passesCondition !== false;
    const fields = (docConfig?.fields ?? []) as readonly CheckedField[];
    const empty = missingFields(fields, { path: '', label: '', values, isShown });
    const findings = [
      ...empty,
      ...lintDocument(kind, values, fields),
      ...lintFigures(values, choices),
      ...(IN_REGISTER.includes(kind) ? [] : lintTyped(values, fields, choices)),
    ];
    return { findings, length: describeLength(values) };
  }, [form, docConfig, kind, choices]);
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

const summarize = (count: number): string => {
  if (count === 0) return 'Nothing is missing.';
  return plural(count, { one: 'One thing is missing.', other: `${count} things are missing.` });
};

export function BeforePublishing() {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const kind = collectionSlug ?? globalSlug ?? '';
  const { findings, length } = useLintFindings(kind);
  const needed = findings.filter(({ kind }) => kind === 'missing');
  const better = findings.filter(({ kind }) => kind === 'weak');
  return (
    <section aria-labelledby="before-publishing" className={styles.panel}>
      <h3 id="before-publishing" className={styles.heading}>
        Before publishing
      </h3>
      {length ? <p className={styles.length}>{length}</p> : null}
      <p role="status" className={styles.summary}>
        {summarize(needed.length)}
      </p>
      <p>
        <a href="/admin/guide" target="_blank" rel="noreferrer">
          Editors’ guide
        </a>
      </p>
      <FindingList heading="Missing" findings={needed} />
      <FindingList heading="Could be better" findings={better} />
    </section>
  );
}
