import { readPart } from '#app/data/pages.server.ts';

/** The texts of following that the page of a building shows. */
export async function readFollowCopy() {
  const [building, { answersText }] = await Promise.all([
    readPart('following', 'building'),
    readPart('following', 'form'),
  ]);
  return { ...building, answersText };
}

export type FollowCopy = Awaited<ReturnType<typeof readFollowCopy>>;
