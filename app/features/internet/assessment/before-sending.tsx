import { READINESS_QUESTIONS } from '#law/internet/readiness.ts';
import type { Choice } from '#law/modules.ts';

const REQUIRED = [
  'userName',
  'userEmail',
  'buildingAddress',
  'buildingType',
  'hasExistingInfrastructure',
  'broadbandAvailability',
  'willingToUpgrade',
] as const;

type RequiredField = (typeof REQUIRED)[number];

interface BeforeSendingProps {
  heading: string;
  fields: Record<RequiredField, { id: string; value?: string | undefined }>;
  labels: Record<RequiredField, string>;
}

const CHOICES: Partial<Record<RequiredField, readonly Choice[]>> = READINESS_QUESTIONS;

const shown = (name: RequiredField, value: string): string =>
  CHOICES[name]?.find((choice) => choice.value === value)?.label ?? value;

export function BeforeSending({ heading, fields, labels }: BeforeSendingProps) {
  const missing = REQUIRED.filter((name) => !fields[name].value?.trim()).length;
  return (
    <section
      aria-labelledby="before-sending"
      className="border border-line bg-card px-5 py-4 noscript:hidden"
    >
      <h2 id="before-sending" className="text-[1.1rem]">
        {heading}
      </h2>
      <p className="mt-1 text-[0.94rem] text-soft">
        {missing === 0 ? 'You have answered everything.' : `${missing} of ${REQUIRED.length} left to answer.`}
      </p>
      <ul className="mt-3 grid gap-1.5 text-[0.94rem]">
        {REQUIRED.map((name) => {
          const value = fields[name].value?.trim();
          return (
            <li key={name} className="grid grid-cols-[1fr_auto] gap-x-4">
              <span className="min-w-0 wrap-anywhere">
                <span className="text-soft">{labels[name]}</span>{' '}
                <strong className="font-semibold">{value ? shown(name, value) : 'No answer yet'}</strong>
              </span>
              <a href={`#${fields[name].id}`} className="py-0.5 underline underline-offset-3">
                {value ? 'Change' : 'Answer'}
                <span className="sr-only">: {labels[name]}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
