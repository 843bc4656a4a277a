import { CONTROL, describedBy, LabeledField, TextField } from '#app/ui/forms/field.tsx';
import { type FormState, errorsIn, typedIn } from '#app/features/forms/plain-form.tsx';
import { LIST_HINTS } from './texts.ts';

export function ListFields({ result }: FormState) {
  const list = {
    id: 'portfolio-list',
    label: 'Buildings',
    hint: LIST_HINTS.list,
    errors: errorsIn(result, 'list'),
  };
  return (
    <>
      <LabeledField {...list}>
        <textarea
          id={list.id}
          name="list"
          rows={8}
          spellCheck={false}
          placeholder={'350 5th Avenue, Manhattan\n1-00477-0033'}
          defaultValue={typedIn(result, 'list')}
          {...describedBy(list)}
          className={CONTROL}
        />
      </LabeledField>
      <TextField
        id="portfolio-file"
        name="file"
        type="file"
        label="Or a file"
        hint={LIST_HINTS.file}
        errors={errorsIn(result, 'file')}
        isOptional
        accept=".csv,.tsv,.txt,.xlsx"
      />
    </>
  );
}
