import { formatDistanceStrict } from 'date-fns';

/** How a due date stands to the clock, for work that is still to be done. */
export interface DueWords {
  text: string;
  isOverdue: boolean;
}

/** "Due in 2 days" or "Overdue by 3 hours". */
export function dueWords(dueAt: string, now: Date): DueWords {
  const due = new Date(dueAt);
  const distance = formatDistanceStrict(due, now);
  const isOverdue = due < now;
  return { text: isOverdue ? `Overdue by ${distance}` : `Due in ${distance}`, isOverdue };
}
