/** Waits for work, and rejects with the message when it takes longer than the limit. The work itself goes on. */
export function withinLimit<Result>(
  work: Promise<Result>,
  limitMs: number,
  message: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(message)), limitMs);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
