'use client';
import { useId } from 'react';
import { MODULE_CHOICES } from '#law/modules.ts';
import { areSame, type Filters, MODULE_FILTERS, NO_MODULE, OPEN } from '../filters.ts';
import { KIND_NAMES, submissionKind } from '../kinds.ts';
import type { Person } from '../schema.ts';

type Choices<Value> = readonly (readonly [value: Value, label: string])[];

type Single = Exclude<keyof Filters, 'kinds' | 'modules'>;

const SHOWN: Choices<Filters['spam']> = [
  ['hidden', 'Hide'],
  ['only', 'Only these'],
  ['any', 'Show'],
];

const choicesFor = (people: readonly Person[]): { [Name in Single]: Choices<Filters[Name]> } => ({
  phase: [
    ['open', 'Open'],
    ['new', 'New'],
    ['working', 'In progress'],
    ['closed', 'Closed'],
    ['any', 'Any'],
  ],
  assignee: [
    ['any', 'Anyone'],
    ['me', 'Me'],
    ['nobody', 'Nobody'],
    ...people.map(({ id, name }) => [id, name] as const),
  ],
  due: [
    ['any', 'Any time'],
    ['overdue', 'Overdue'],
    ['today', 'Today'],
    ['week', 'This week'],
  ],
  received: [
    ['any', 'Any time'],
    ['today', 'Today'],
    ['week', 'Last 7 days'],
    ['month', 'Last 30 days'],
    ['twoDays', '1-2 days ago'],
    ['fiveDays', '3-5 days ago'],
    ['older', 'Earlier'],
  ],
  spam: SHOWN,
  snoozed: SHOWN,
  sort: [
    ['due', 'Due first'],
    ['newest', 'Newest first'],
    ['oldest', 'Oldest first'],
  ],
});

const LABELS: Choices<Single> = [
  ['phase', 'Status'],
  ['assignee', 'Assignee'],
  ['due', 'Due'],
  ['received', 'Received'],
  ['spam', 'Spam'],
  ['snoozed', 'Snoozed'],
  ['sort', 'Order'],
];

interface ChoiceProps<Value> {
  label: string;
  value: Value;
  choices: Choices<Value>;
  onChange: (value: Value) => void;
}

function Choice<Value extends string | number>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="inbox-filter">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="own-field"
        value={value}
        onChange={({ target }) => onChange(choices[target.selectedIndex]?.[0] ?? value)}
      >
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface SeveralProps<Value> {
  label: string;
  values: readonly Value[];
  choices: Choices<Value>;
  onChange: (values: Value[]) => void;
}

function Several<Value extends string>({ label, values, choices, onChange }: SeveralProps<Value>) {
  const toggle = (value: Value) =>
    onChange(values.includes(value) ? values.filter((each) => each !== value) : [...values, value]);
  return (
    <fieldset className="inbox-several">
      <legend>{label}</legend>
      {choices.map(([value, name]) => (
        <label key={value}>
          <input type="checkbox" checked={values.includes(value)} onChange={() => toggle(value)} /> {name}
        </label>
      ))}
    </fieldset>
  );
}

const KINDS = KIND_NAMES.map((name) => [name, submissionKind(name).label] as const);

const moduleName = (value: string): string =>
  value === NO_MODULE ? 'No module' : (MODULE_CHOICES.find((each) => each.value === value)?.label ?? value);

const MODULES = MODULE_FILTERS.map((value) => [value, moduleName(value)] as const);

interface FilterBarProps {
  filters: Filters;
  people: readonly Person[];
  onChange: (filters: Filters) => void;
}

export function FilterBar({ filters, people, onChange }: FilterBarProps) {
  const choices = choicesFor(people);
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });
  return (
    <details className="inbox-filters">
      <summary>Filters{areSame({ ...filters, sort: OPEN.sort }, OPEN) ? '' : ' (in use)'}</summary>
      <div className="inbox-filters__choices">
        {LABELS.map(([name, label]) => (
          <Choice<string | number>
            key={name}
            label={label}
            value={filters[name]}
            choices={choices[name]}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
      </div>
      <Several label="Kinds" values={filters.kinds} choices={KINDS} onChange={(kinds) => set({ kinds })} />
      <Several
        label="Modules"
        values={filters.modules}
        choices={MODULES}
        onChange={(modules) => set({ modules })}
      />
    </details>
  );
}
