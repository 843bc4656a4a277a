import { whenUnreachable } from '../forms/unreachable.ts';
import { CALCULATION_FAILED } from './messages.ts';

export const { askServer, revalidateAfterAnswer } = whenUnreachable(CALCULATION_FAILED);
