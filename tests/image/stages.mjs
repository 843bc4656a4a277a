import { DockerfileParser } from 'dockerfile-ast';

const words = (instruction) => instruction.getArguments().map((word) => word.getValue());

/** The flags of an instruction, such as { from: 'build' }. */
const flagsOf = (instruction) =>
  Object.fromEntries((instruction.getFlags?.() ?? []).map((flag) => [flag.getName(), flag.getValue() ?? '']));

function variablesOf(instruction) {
  return Object.fromEntries(instruction.getProperties().map((one) => [one.getName(), one.getValue() ?? '']));
}

function stepOf(instruction) {
  const keyword = instruction.getKeyword().toUpperCase();
  const text = instruction.getArgumentsContent() ?? '';
  const program = instruction.getJSONStrings?.().map((one) => one.getJSONValue());
  const base = { keyword, text, words: words(instruction), flags: flagsOf(instruction), program };
  return keyword === 'ENV' ? { ...base, variables: variablesOf(instruction) } : base;
}

/** The stages of a Dockerfile: what each begins with, what it is called, and its steps. */
export function stagesOf(dockerfile) {
  const stages = [];
  for (const instruction of DockerfileParser.parse(dockerfile).getInstructions()) {
    const step = stepOf(instruction);
    if (step.keyword !== 'FROM') stages.at(-1).steps.push(step);
    else stages.push({ from: step.words[0], name: step.words[2], steps: [] });
  }
  return stages;
}

/** The last step of this kind in a stage. */
export const lastOf = (stage, keyword) => stage.steps.findLast((step) => step.keyword === keyword);
