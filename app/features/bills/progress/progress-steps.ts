import type { BillProgress } from '#collections/bills/bill-progress.ts';

export interface Step {
  name: string;
  at?: string;
  text: string;
  state: 'done' | 'current' | 'ahead';
}

type Stage = Omit<Step, 'state'> & { isDone: boolean };

export const CLOSED =
  'Our staff have started the review, so these values can no longer be corrected here. Reply to our email if one is wrong.';

const BY_HAND = 'A person will read it.';

function readingStage({ reading, readAt, files, status }: BillProgress): Stage {
  const name = 'Read';
  const isDone = status !== 'pending';
  if (files.length === 0) return { name, text: 'You sent no bill with it.', isDone: true };
  if (!reading) return { name, text: BY_HAND, isDone };
  if (!reading.isRead) return { name, text: 'Our software is about to read it.', isDone };
  return { name, at: readAt, text: 'Our software has read it.', isDone: true };
}

function lastStage({ status, closedAt }: BillProgress): Stage {
  if (status === 'rejected') {
    return {
      name: 'Closed',
      at: closedAt,
      text: 'We could not analyze it. We emailed you why.',
      isDone: true,
    };
  }
  const isDone = status === 'reportSent';
  const text = isDone ? 'We emailed you the link to your report.' : 'You will get your report by email.';
  return { name: 'Sent', at: closedAt, text, isDone };
}

export function stepsOf(progress: BillProgress): Step[] {
  const { status, receivedAt, reviewedFrom } = progress;
  const review: Stage = {
    name: 'In review',
    at: reviewedFrom,
    text: status === 'pending' ? 'Our staff will check each value.' : 'Our staff have started to check it.',
    isDone: status !== 'pending',
  };
  const received: Stage = { name: 'Received', at: receivedAt, text: 'We have your bill.', isDone: true };
  const stages = [received, readingStage(progress), review, lastStage(progress)];
  const next = stages.findIndex(({ isDone }) => !isDone);
  return stages.map(({ isDone, ...stage }, index) => ({
    ...stage,
    state: isDone ? 'done' : index === next ? 'current' : 'ahead',
  }));
}
