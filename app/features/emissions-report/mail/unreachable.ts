import { whenUnreachable } from '../../forms/unreachable.ts';
import { MAIL_FAILED } from './messages.ts';

export const { askServer, revalidateAfterAnswer } = whenUnreachable(MAIL_FAILED);
