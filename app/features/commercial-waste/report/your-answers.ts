import { HAULERS, OTHER_HAULER } from '#law/commercial-waste/choices.ts';
import { addDays } from '#law/days.ts';
import { STEP_LABELS } from '../assessment/labels.ts';
import { dayOrMonth, type OfficialZoneOn, statusSentence } from './report-copy.ts';

export interface AnswerAdvice {
  name: string;
  value: string;
  text: string;
}

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

function zoneText(official: OfficialZoneOn): string {
  if (official.kind === 'unknown') return "This ZIP code alone isn't enough to find your zone.";
  if (official.kind === 'split') return 'It is split between zones, so your address decides.';
  const certainty = official.isVerified ? 'It is' : 'It is probably';
  return `${certainty} in ${official.zone.name}. ${statusSentence(official.status)}`;
}

const LIST = 'The city lists the carters of each zone';
const EXCEPTIONS =
  'Large containers and exempt materials, such as construction debris, have rules of their own.';

/**
 * The site has no list of awards, so it cannot say whether an unknown hauler has one. Admin. Code 16-1002(e).
 */
function haulerText(hauler: string, official: OfficialZoneOn, isAwarded: boolean): string {
  if (official.kind !== 'zone') {
    return `${LIST}. Once you know your zone, check whether ${hauler} is one of them.`;
  }
  const { zone, status } = official;
  if (isAwarded) {
    return `${hauler} has maximum rates with the city for ${zone.name}. Check that your contract is in writing and directly with it.`;
  }
  switch (status.kind) {
    case 'live':
      return `We can't tell whether ${hauler} was awarded ${zone.name}. ${LIST}: check it there. If it isn't listed, it may still collect for a carter that is. Your contract and your bill then come from that carter. ${EXCEPTIONS}`;
    case 'scheduled':
      return `We can't tell whether ${hauler} was awarded ${zone.name}. ${LIST}: check it there. A contract with a carter that wasn't awarded the zone ends by law by ${dayOrMonth(addDays(status.date, -1))}. ${EXCEPTIONS}`;
    case 'proposed':
    case 'undated':
      return `${zone.name} has no settled date yet, so nothing changes for now. Before you sign or renew a contract, ask ${hauler} whether it was awarded the zone.`;
  }
}

const billText =
  "An amount alone doesn't show whether you pay too much. The rate per cubic yard or per 100 lb does, and what else is on the bill. Upload a bill, and a person will check it against the maximum.";

/** Admin. Code 16-324(a) and 16-116. */
const complianceText = (hasWarning: boolean): string =>
  hasWarning
    ? 'Check the notice for the rule it names and the day by which to answer, and fix that first. Recycling violations cost {figure:recycling-fine-business-1}, {figure:recycling-fine-business-2} and {figure:recycling-fine-business-3} for the first, second and third in {figure:fine-window-city}.'
    : "Keep it that way: post your carter's decal where it can be seen, keep your contract handy, and recycle what every business must: paper, cardboard, metal, glass and plastic.";

export function adviceOnAnswers(
  answers: Answers,
  { official, isAwarded }: { official: OfficialZoneOn; isAwarded: boolean },
): AnswerAdvice[] {
  const { monthlyBill, complianceWarning } = STEP_LABELS.hauler;
  const hauler = haulerName(answers);
  return [
    { name: STEP_LABELS.business.zipCode, value: answers.zipCode, text: zoneText(official) },
    {
      name: STEP_LABELS.hauler.currentHauler,
      value: hauler,
      text: haulerText(hauler, official, isAwarded),
    },
    { name: monthlyBill, value: answers.monthlyBill, text: billText },
    {
      name: complianceWarning,
      value: answers.complianceWarning ? 'Yes' : 'No',
      text: complianceText(answers.complianceWarning),
    },
  ];
}
