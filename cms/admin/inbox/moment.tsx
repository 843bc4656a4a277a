'use client';

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment in the reader's own time zone. */
export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{words.format(new Date(at))}</time>;
