import { distanceWords, exactWords } from '#cms/dashboard/words.ts';

/** A moment in words, with the exact time in New York for those who point at it. */
export const MomentWords = ({ at, now }: { at: string; now: Date }) => (
  <time dateTime={at} title={exactWords(at)}>
    {distanceWords(at, now)}
  </time>
);
