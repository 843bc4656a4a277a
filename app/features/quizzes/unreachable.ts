import { whenUnreachable } from '../forms/unreachable.ts';
import { RESULT_FAILED } from './messages.ts';

export const { askServer, revalidateAfterAnswer } = whenUnreachable(RESULT_FAILED);
