const ASKS_FOR_HELP = new Set(['--help', '-h']);

/** Prints how a command is used and ends the process, where `--help` is among its arguments. */
export function answerHelp(usage) {
  if (!process.argv.slice(2).some((argument) => ASKS_FOR_HELP.has(argument))) return;
  console.log(`Usage: ${usage.trim()}`);
  process.exit(0);
}
