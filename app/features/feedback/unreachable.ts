import { whenUnreachable } from '../forms/unreachable.ts';
import { FEEDBACK_FAILED } from './messages.ts';

export const { askServer, revalidateAfterAnswer } = whenUnreachable(FEEDBACK_FAILED);
