import { whenUnreachable } from '../forms/unreachable.ts';
import { ASSESSMENT_NOT_PROCESSED } from './messages.ts';

export const { askServer, revalidateAfterAnswer } = whenUnreachable(ASSESSMENT_NOT_PROCESSED);
