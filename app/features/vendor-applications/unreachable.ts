import { whenUnreachable } from '../forms/unreachable.ts';
import { SUBMISSION_FAILED } from './messages.ts';

export const { askServer, revalidateAfterAnswer } = whenUnreachable(SUBMISSION_FAILED);
