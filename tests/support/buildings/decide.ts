import { LAW_RULES, type LawId } from '#law/buildings/rules/index.ts';
import { exampleBuilding } from './building.ts';

export type Given = Parameters<typeof exampleBuilding>[0];

export const decide = (id: LawId, given: Given) => LAW_RULES[id].decide(exampleBuilding(given));

/** The verdict, its reason and its question on one line, such as "ask sixStoryWalkUp raisedCellar offered". */
export const decisionText = (id: LawId, given: Given): string => {
  const { verdict, reason, question, isOffered } = decide(id, given);
  return [verdict, reason, question, isOffered && question ? 'offered' : ''].filter(Boolean).join(' ');
};
