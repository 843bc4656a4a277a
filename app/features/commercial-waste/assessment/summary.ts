import {
  BOROUGHS,
  BUSINESS_TYPES,
  HAULERS,
  HAULER_TENURES,
  OTHER_HAULER,
  SATISFACTION_RATINGS,
} from '#law/commercial-waste/choices.ts';
import type { Choice } from '#law/modules.ts';
import type { Answers } from './draft.ts';
import { NO_OR_YES, STEP_LABELS, WASTE_TYPES_LABEL } from './labels.ts';
import type { StepName } from './steps.ts';

interface Row {
  label: string;
  value: string;
}

interface SummaryPart {
  step: StepName;
  rows: Row[];
}

const NOT_GIVEN = 'Not given';

const CHOICES: Partial<Record<keyof Answers, readonly Choice[]>> = {
  businessType: BUSINESS_TYPES,
  borough: BOROUGHS,
  currentHauler: HAULERS,
  haulerYears: HAULER_TENURES,
  satisfactionRating: SATISFACTION_RATINGS,
  complianceWarning: NO_OR_YES,
};

const WASTE_TYPES = ['trash', 'recycling', 'foodWaste'] as const;

function answerText(answers: Answers, name: keyof Answers): string {
  const typed = answers[name] ?? '';
  return CHOICES[name]?.find(({ value }) => value === typed)?.label ?? (typed || NOT_GIVEN);
}

export function summarizeAnswers(answers: Answers): SummaryPart[] {
  const { business, hauler, consent } = STEP_LABELS;
  const row = (label: string, name: keyof Answers): Row => ({ label, value: answerText(answers, name) });
  const collected = WASTE_TYPES.filter((name) => answers[name]).map((name) => business[name]);
  const isOther = answers.currentHauler === OTHER_HAULER;
  return [
    {
      step: 'business',
      rows: [
        row(business.businessName, 'businessName'),
        row(business.businessType, 'businessType'),
        row(business.address, 'address'),
        row(business.borough, 'borough'),
        row(business.zipCode, 'zipCode'),
        row(business.pickupsPerWeek, 'pickupsPerWeek'),
        row(business.squareFootage, 'squareFootage'),
        { label: WASTE_TYPES_LABEL, value: collected.join(', ') || NOT_GIVEN },
      ],
    },
    {
      step: 'hauler',
      rows: [
        row(hauler.currentHauler, 'currentHauler'),
        ...(isOther ? [row(hauler.customHaulerName, 'customHaulerName')] : []),
        row(hauler.haulerYears, 'haulerYears'),
        row(hauler.satisfactionRating, 'satisfactionRating'),
        row(hauler.monthlyBill, 'monthlyBill'),
        row(hauler.complianceWarning, 'complianceWarning'),
      ],
    },
    {
      step: 'consent',
      rows: [
        {
          label: consent.consentToZoneComparison,
          value: answers.consentToZoneComparison ? 'Given' : NOT_GIVEN,
        },
      ],
    },
  ];
}
