import type { BillProgress } from '#collections/bills/bill-progress.ts';
import { STEP_NAMES, stepTexts } from '../texts.ts';

export interface Step {
  name: string;
  at?: string;
  text: string;
  state: 'done' | 'current' | 'ahead';
}

type Stage = Omit<Step, 'state'> & { isDone: boolean };

function readingStage({ reading, readAt, files, status }: BillProgress): Stage {
  const name = STEP_NAMES.read;
  const isDone = status !== 'pending';
  if (files.length === 0) return { name, text: stepTexts.noBill, isDone: true };
  if (!reading) return { name, text: stepTexts.byHand, isDone };
  if (reading === 'waiting') return { name, text: stepTexts.aboutToRead, isDone };
  const text = reading === 'read' ? stepTexts.read : stepTexts.notABill;
  return { name, at: readAt, text, isDone: true };
}

function lastStage({ status, closedAt }: BillProgress): Stage {
  if (status === 'rejected') {
    return {
      name: STEP_NAMES.closed,
      at: closedAt,
      text: stepTexts.rejected,
      isDone: true,
    };
  }
  const isDone = status === 'reportSent';
  const text = isDone ? stepTexts.reportSent : stepTexts.reportToCome;
  return { name: STEP_NAMES.sent, at: closedAt, text, isDone };
}

export function listSteps(progress: BillProgress): Step[] {
  const { status, receivedAt } = progress;
  const review: Stage = {
    name: STEP_NAMES.review,
    text: status === 'pending' ? stepTexts.beforeReview : stepTexts.inReview,
    isDone: status !== 'pending',
  };
  const received: Stage = {
    name: STEP_NAMES.received,
    at: receivedAt,
    text: stepTexts.received,
    isDone: true,
  };
  const stages = [received, readingStage(progress), review, lastStage(progress)];
  const next = stages.findIndex(({ isDone }) => !isDone);
  return stages.map(({ isDone, ...stage }, index) => ({
    ...stage,
    state: isDone ? 'done' : index === next ? 'current' : 'ahead',
  }));
}
