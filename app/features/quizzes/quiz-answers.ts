/** The parameter of the address that holds the answers given so far. */
export const ANSWERS = 'answers';

/** What stands there; undefined where it stands there more than once. */
export function answersIn(address: string): string | undefined {
  const [first = '', ...others] = new URL(address).searchParams.getAll(ANSWERS);
  return others.length === 0 ? first : undefined;
}

/** Whether an address holds answers, if only that there are none yet: the quiz has begun. */
export const holdsAnswers = (address: string): boolean => new URL(address).searchParams.has(ANSWERS);

/** The address of a quiz whose questions were answered like this. */
export const answeredUrl = (quizUrl: string, answers: string): string => `${quizUrl}?${ANSWERS}=${answers}`;
