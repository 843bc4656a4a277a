import { whenUnreachable } from '../forms/unreachable.ts';
import { REQUEST_FAILED } from './messages.ts';

export const { askServer, revalidateAfterAnswer } = whenUnreachable(REQUEST_FAILED);
