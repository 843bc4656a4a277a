import { Bell, CalendarPlus } from 'lucide-react';
import { followUrl } from '#app/urls/subject-url.ts';

const LINK = 'inline-flex items-center gap-2 font-semibold text-link underline underline-offset-3';

export const DatesLinks = ({ url, slug }: { url: string; slug: string }) => (
  <p className="not-printed flex flex-wrap gap-x-8 gap-y-3 border-t border-hair pt-8">
    <a href={url} className={LINK}>
      <CalendarPlus aria-hidden size={18} /> Add the deadlines to your calendar
    </a>
    <a href={followUrl({ kind: 'module', subject: slug })} className={LINK}>
      <Bell aria-hidden size={18} /> Get reminders by email
    </a>
  </p>
);
