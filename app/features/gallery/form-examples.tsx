import { useForm, type SubmissionResult } from '@conform-to/react';
import {
  Checkbox,
  CheckboxGroups,
  RadioGroup,
  Select,
  TextArea,
  TextInput,
} from '#app/ui/forms/controls.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FileInput } from '#app/ui/forms/file-input.tsx';
import { FilterSelect } from '#app/ui/forms/filter-select.tsx';
import { SearchBox } from '#app/ui/forms/search-box.tsx';
import type { Example } from './example-data.ts';

interface Values extends Record<string, unknown> {
  company: string;
  message: string;
  trade: string;
  consent: boolean;
  laws: string[];
  size: string;
  files: File[];
}

const TRADES = [
  { value: 'engineering', label: 'Engineering' },
  { value: 'legal', label: 'Legal' },
];

const ERRORS: SubmissionResult = {
  status: 'error',
  initialValue: { company: 'A', trade: 'legal' },
  error: {
    company: ['Company name must be at least 2 characters'],
    message: ['Please tell us more'],
    trade: ['Please select a service category'],
    consent: ['Please agree'],
    laws: ['Please select a law'],
    size: ['Please select an option'],
    files: ['Please upload a PDF, JPG, or PNG file'],
  },
};

interface ControlsProps {
  id: string;
  lastResult?: SubmissionResult;
  progress?: number;
}

function Controls({ id, lastResult, progress }: ControlsProps) {
  const [, fields] = useForm<Values>({
    id,
    lastResult,
    defaultValue: { trade: 'legal', size: 'small' },
    constraint: { company: { required: true }, message: { required: true }, trade: { required: true } },
  });
  return (
    <div className="grid gap-6">
      <TextInput field={fields.company} label="Company name" />
      <TextArea field={fields.message} label="Message" hint="Up to 2,000 characters" />
      <Select field={fields.trade} label="Service category" choices={TRADES} />
      <RadioGroup
        field={fields.size}
        label="Building size"
        choices={[
          { value: 'small', label: 'Under 25,000 sq ft' },
          { value: 'large', label: 'Over 25,000 sq ft' },
        ]}
      />
      <CheckboxGroups
        field={fields.laws}
        label="Laws"
        groups={[{ label: 'Energy', choices: [{ value: 'll97', label: 'Local Law 97' }] }]}
      />
      <Checkbox field={fields.consent} label="I agree to the analysis" hint="You can withdraw this." />
      <FileInput
        field={fields.files}
        label="Bill"
        hint="PDF, JPG or PNG, up to 10 MB"
        accept=".pdf,.jpg,.jpeg,.png"
        check={() => ({ files: [] })}
        refused={undefined}
        progress={progress}
      />
    </div>
  );
}

export const FORM_EXAMPLES: readonly Example[] = [
  {
    file: 'forms/field.tsx',
    states: [
      { name: 'Plain', render: (id) => <TextField id={id} label="Address" /> },
      {
        name: 'Optional, with a hint',
        render: (id) => <TextField id={id} label="Phone" hint="For questions only" isOptional />,
      },
      {
        name: 'With an error',
        render: (id) => (
          <TextField
            id={id}
            label="Email"
            defaultValue="ada"
            errors={['Please enter a valid email address.']}
          />
        ),
      },
    ],
  },
  {
    file: 'forms/controls.tsx',
    states: [
      { name: 'As it opens', render: (id) => <Controls id={id} /> },
      { name: 'With errors', render: (id) => <Controls id={id} lastResult={ERRORS} /> },
      { name: 'Uploading', render: (id) => <Controls id={id} progress={0.4} /> },
    ],
  },
  {
    file: 'forms/error-summary.tsx',
    states: [
      {
        name: 'After a submit',
        // `inert` keeps the example from taking focus.
        render: (id) => (
          <div inert>
            <ErrorSummary
              items={[
                { fieldId: id, label: 'Email', message: 'Please enter a valid email address.' },
                { fieldId: id, label: 'Name', message: 'Name must be at least 2 characters' },
              ]}
              formErrors={[]}
              attempt={0}
            />
          </div>
        ),
      },
    ],
  },
  {
    file: 'forms/filter-select.tsx',
    states: [
      {
        name: 'Nothing chosen',
        render: (id) => (
          <FilterSelect name={id} label="Trade" everything="All trades" value={undefined} choices={TRADES} />
        ),
      },
    ],
  },
  {
    file: 'forms/search-box.tsx',
    states: [
      {
        name: 'Empty',
        render: (id) => <SearchBox id={id} label="Search" hint="A law, a word, an address" />,
      },
      {
        name: 'With an error',
        render: (id) => <SearchBox id={id} label="Search" typed="a" error="Type at least 2 characters." />,
      },
    ],
  },
];
