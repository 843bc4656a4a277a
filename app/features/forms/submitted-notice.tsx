import { CircleCheck } from 'lucide-react';
import { useReceived, type Received } from './received.ts';

interface SubmittedNoticeProps {
  what: Received;
  message: string;
}

/** Says above a result, once what it rests on is stored, that it is. */
export const SubmittedNotice = ({ what, message }: SubmittedNoticeProps) =>
  useReceived(what) ? (
    <p role="status" className="not-printed mb-8 flex items-center gap-2.5 font-semibold text-low">
      <CircleCheck aria-hidden size={20} /> {message}
    </p>
  ) : null;
