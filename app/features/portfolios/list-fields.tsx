import type { PageCopy } from '#app/data/pages.server.ts';
import { CONTROL, describedBy, LabeledField, TextField } from '#app/ui/forms/field.tsx';
import { type AnsweredForm, errorsIn, typedIn } from '#app/features/forms/plain-form.tsx';

interface ListFieldsProps extends AnsweredForm {
  copy: Pick<PageCopy<'portfolio-pages'>['create'], 'listHint' | 'fileHint'>;
}

export function ListFields({ copy, result }: ListFieldsProps) {
  const list = {
    id: 'portfolio-list',
    label: 'Buildings',
    hint: copy.listHint,
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
        hint={copy.fileHint}
        errors={errorsIn(result, 'file')}
        isOptional
        accept=".csv,.tsv,.txt,.xlsx"
      />
    </>
  );
}
