import { LRUCache } from 'lru-cache';
import { submissionsOf } from '#cms/events/content-event.ts';
import { isListening, onContentEvent } from '#cms/events/hub.ts';
import { isPreview } from './reader.server.ts';

/** How many answers of one read are kept, such as one for each module or article. */
const KEPT_ANSWERS = 200;

/** A limit for what no event tells of: content that was changed past the back office. */
const LONGEST_MS = 5 * 60_000;

type Answers = LRUCache<string, Promise<unknown>>;

const kept: Answers[] = [];

/** Forgets everything that was read. */
export const forgetContent = (): void => {
  for (const answers of kept) answers.clear();
};

onContentEvent((event) => {
  if (!submissionsOf(event)) forgetContent();
});

function answersOfOneRead(): Answers {
  const answers: Answers = new LRUCache({ max: KEPT_ANSWERS, ttl: LONGEST_MS });
  kept.push(answers);
  return answers;
}

/**
 * A read of public content whose answer is kept until content changes. Everybody who asks at the same time shares
 * one query. Answers are shared as well: nobody may change them. Previews, and processes that do not hear of changes,
 * read anew each time. See docs/decisions/0025.
 */
export function remembered<Question extends unknown[], Answer>(
  read: (...question: Question) => Promise<Answer>,
): (...question: Question) => Promise<Answer> {
  const answers = answersOfOneRead();
  return (...question) => {
    if (isPreview() || !isListening()) return read(...question);
    const key = JSON.stringify(question);
    const known = answers.get(key) as Promise<Answer> | undefined;
    if (known) return known;
    const answer = read(...question);
    answers.set(key, answer);
    answer.catch(() => answers.peek(key) === answer && answers.delete(key));
    return answer;
  };
}
