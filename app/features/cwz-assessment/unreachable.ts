import { whenUnreachable } from '../forms/unreachable.ts';
import { ASSESSMENT_FAILED } from './messages.ts';

export const { askServer, revalidateAfterAnswer } = whenUnreachable(ASSESSMENT_FAILED);
