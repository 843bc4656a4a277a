import { whenUnreachable } from '../forms/unreachable.ts';
import { MESSAGE_FAILED } from './messages.ts';

export const { askServer, revalidateAfterAnswer } = whenUnreachable(MESSAGE_FAILED);
