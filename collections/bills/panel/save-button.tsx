'use client';
import {
  FormSubmit,
  SaveButton,
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormModified,
} from '@payloadcms/ui';
import { plural } from '#law/numbers.ts';
import { findReading, readValues } from '../prefill.ts';

const LABEL = 'Save as checked';

/** Payload's button is disabled until the form changes, but a bill that was read correctly needs no change. */
function SaveUnchanged() {
  const { submit } = useForm();
  return (
    <FormSubmit buttonId="action-save" size="medium" type="button" onClick={() => void submit()}>
      {LABEL}
    </FormSubmit>
  );
}

/** Saving confirms the values, so a hint shows how many of them may have been misread. */
export function SaveAsChecked() {
  const { data } = useDocumentInfo();
  const isModified = useFormModified();
  const [fields] = useAllFormFields();
  if (data?.checkedAt) return <SaveButton />;
  const values = readValues(data);
  const unsure = Object.entries(fields).filter(
    ([path, field]) => findReading(values, path, field.value)?.isUnsure,
  ).length;
  return (
    <>
      {unsure > 0 && (
        <span className="bill-unsure">
          {plural(unsure, { one: '1 value to check', other: `${unsure} values to check` })}
        </span>
      )}
      {isModified ? <SaveButton label={LABEL} /> : <SaveUnchanged />}
    </>
  );
}
