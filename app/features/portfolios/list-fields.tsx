import { MAX_BUILDINGS } from '#law/portfolios.ts';
import { CONTROL, describedBy, LabeledField, TextField } from '#app/ui/forms/field.tsx';
import { type AnsweredForm, errorsIn, typedIn } from '#app/features/forms/plain-form.tsx';

const LIST_HINT = `One per line: an address, a BBL, or a BIN. Up to ${MAX_BUILDINGS}. Rows copied from a spreadsheet with headings work, too.`;

const FILE_HINT =
  'CSV or Excel (.xlsx), up to 1 MB. We look for columns named Address, Borough, ZIP, BBL, BIN, and Name.';

export function ListFields({ result }: AnsweredForm) {
  const list = {
    id: 'portfolio-list',
    label: 'Buildings',
    hint: LIST_HINT,
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
        hint={FILE_HINT}
        errors={errorsIn(result, 'file')}
        isOptional
        accept=".csv,.tsv,.txt,.xlsx"
      />
    </>
  );
}
