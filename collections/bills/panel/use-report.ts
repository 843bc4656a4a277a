import { useEffect, useState } from 'react';
import { useForm } from '@payloadcms/ui';
import type { FormState } from 'payload';
import type { ProposedFinding } from '../findings-schema.ts';
import { MAX_REPORT_ROWS } from '../form-fields.ts';

type Row = Record<string, string>;

const toFormState = (row: Row): FormState =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      { value, initialValue: value, valid: true, passesCondition: true },
    ]),
  );

export function useReport() {
  const { addFieldRow, dispatchFields, getDataByPath, setModified, submit } = useForm();
  const [isToBeSaved, setToBeSaved] = useState(false);

  // Submit after the next render, because the form does not contain the new values until then.
  useEffect(() => {
    if (!isToBeSaved) return;
    setToBeSaved(false);
    void submit();
  }, [isToBeSaved, submit]);

  function addRows(path: string, rows: readonly Row[], isSame: (stored: Row, row: Row) => boolean): number {
    const stored = getDataByPath<Row[] | undefined>(path) ?? [];
    const added = rows.filter((row) => !stored.some((each) => isSame(each, row)));
    const room = Math.max(0, MAX_REPORT_ROWS - stored.length);
    for (const [index, row] of added.slice(0, room).entries()) {
      addFieldRow({
        path,
        schemaPath: path,
        rowIndex: stored.length + index,
        subFieldState: toFormState(row),
      });
    }
    return Math.max(0, added.length - room);
  }

  function setNumber(path: string, value: number | undefined): void {
    if (value === undefined) return;
    dispatchFields({ type: 'UPDATE', path, value, valid: true });
    setModified(true);
  }

  function addFindings(chosen: readonly ProposedFinding[]): string {
    const findings = chosen.map(({ title, text, source }) => ({ title, text: `${text} (${source})` }));
    const steps = chosen.flatMap(({ step }) => (step ? [{ text: step }] : []));
    const left =
      addRows('report.findings', findings, (a, b) => a.title === b.title && a.text === b.text) +
      addRows('report.recommendations', steps, (a, b) => a.text === b.text);
    return left > 0
      ? `The report has room for ${MAX_REPORT_ROWS} findings and steps. ${left} were left out.`
      : 'Added to the report below.';
  }

  return { addFindings, setNumber, saveSoon: () => setToBeSaved(true) };
}
