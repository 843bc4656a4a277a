/** Does one step of a command, and prints one line for it, with the seconds it took. */
export async function step(name, work) {
  const start = Date.now();
  process.stdout.write(`${name} ... `);
  try {
    const result = await work();
    process.stdout.write(`${((Date.now() - start) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}
