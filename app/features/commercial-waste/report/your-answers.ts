import { HAULERS, OTHER_HAULER } from '#law/commercial-waste/choices.ts';
import { STEP_LABELS } from '../assessment/labels.ts';
import type { PageCopy } from '#app/data/pages.server.ts';
import { fillPlaceholders } from '#cms/register/texts.ts';
import { dayBefore, type OfficialZoneOn } from '../official-zone.ts';
import { zipText } from '../texts.ts';

interface Answers {
  zipCode: string;
  currentHauler: string;
  customHaulerName?: string | null;
  monthlyBill: string;
  complianceWarning: boolean;
}

export function haulerName({ currentHauler, customHaulerName }: Answers): string {
  const chosen = HAULERS.find(({ value }) => value === currentHauler && value !== OTHER_HAULER);
  return chosen?.label ?? customHaulerName ?? 'Another hauler';
}

const NUMBER = /^[\d,]+(\.\d{1,2})?$/;

/**
 * Returns the rate as the visitor typed it, with a dollar sign if it is just a number. Never converts it to a number: see
 * docs/decisions/0015. Returns undefined if it contains no digits.
 */
export function monthlyRate({ monthlyBill }: Pick<Answers, 'monthlyBill'>): string | undefined {
  const bill = monthlyBill.trim();
  if (!/\d/.test(bill)) return undefined;
  return NUMBER.test(bill) ? `$${bill}` : bill;
}

type ToldCopy = PageCopy<'cwz-report'>['told'];

/** The site has no list of awards, so it cannot tell whether other haulers have one. Admin. Code 16-1002(e). */
function haulerText(
  hauler: string,
  { official, isAwarded }: Standing,
  { awarded, live, scheduled, undated, unknownZone }: ToldCopy['hauler'],
): string {
  if (official.kind !== 'zone') return fillPlaceholders(unknownZone, { hauler });
  const { zone, status } = official;
  const names = { hauler, zone: zone.name };
  if (isAwarded) return fillPlaceholders(awarded, names);
  switch (status.kind) {
    case 'live':
      return fillPlaceholders(live, names);
    case 'scheduled':
      return fillPlaceholders(scheduled, { ...names, day: dayBefore(status.date) });
    case 'proposed':
    case 'undated':
      return fillPlaceholders(undated, names);
  }
}

interface Standing {
  official: OfficialZoneOn;
  byZip: OfficialZoneOn;
  isAwarded: boolean;
}

export function adviceOnAnswers(answers: Answers, standing: Standing, copy: ToldCopy) {
  const { monthlyBill, complianceWarning, currentHauler } = STEP_LABELS.hauler;
  const hauler = haulerName(answers);
  // Sources: Admin. Code 16-324(a) and 16-116.
  const warningText = answers.complianceWarning ? copy.warningText : copy.noWarningText;
  return [
    { name: STEP_LABELS.business.zipCode, value: answers.zipCode, text: zipText(standing.byZip) },
    { name: currentHauler, value: hauler, text: haulerText(hauler, standing, copy.hauler) },
    { name: monthlyBill, value: answers.monthlyBill, text: copy.billText },
    { name: complianceWarning, value: answers.complianceWarning ? 'Yes' : 'No', text: warningText },
  ];
}
