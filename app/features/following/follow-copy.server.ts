import { readPart } from '#app/data/pages.server.ts';

/** Copy for the follow section of a building page. */
export async function readFollowCopy() {
  const [building, { answersText }] = await Promise.all([
    readPart('following', 'building'),
    readPart('following', 'form'),
  ]);
  return { ...building, answersText };
}

export type FollowCopy = Awaited<ReturnType<typeof readFollowCopy>>;
