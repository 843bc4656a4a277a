/** A program that does to its process what a hostile file could. */
process.on('message', ({ behavior }: { behavior: string }) => {
  if (behavior === 'answer') process.send?.({ secrets: Object.keys(process.env), pid: process.pid });
  if (behavior === 'crash') throw new Error('It was told to.');
  if (behavior === 'exit') process.exit(0);
  if (behavior === 'hang') for (;;);
  if (behavior === 'fill') {
    const kept: Buffer[] = [];
    setInterval(() => kept.push(Buffer.alloc(20 * 1024 * 1024, 1)), 1);
  }
});
