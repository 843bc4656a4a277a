import { availableParallelism, cpus, totalmem } from 'node:os';
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { figure } from './figures.mjs';

const DOCUMENT = 'docs/performance.md';
const BEGIN = '<!-- measured: begin -->';
const END = '<!-- measured: end -->';
const GIBIBYTE = 1024 ** 3;

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const machine = () =>
  `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node} on ${availableParallelism()} ` +
  `cores (${cpus()[0]?.model.trim() || 'of an unknown kind'}) and ${figure(totalmem() / GIBIBYTE)} GB of memory.`;

const rowOf = ({ name, perSecond, p50, p99, barePerSecond, bytes, failed }) => [
  name,
  figure(perSecond),
  figure(p50),
  figure(p99),
  figure(barePerSecond),
  figure(perSecond / barePerSecond),
  figure(bytes),
  String(failed),
];

const HEAD = ['', 'a second', 'p50, ms', 'p99, ms', 'bare server', 'ratio', 'bytes', 'failed'];

const sectionOf = ({ articles, seconds, memory, scenarios }) => `### With ${figure(articles)} articles

${table(HEAD, scenarios.map(rowOf))}

First start: ${figure(seconds.first)} s. Later starts: ${figure(seconds.later)} s. Memory at idle: ${figure(memory.idle)} MB,
at most under load: ${figure(memory.peak)} MB.`;

const otherOf = ({ name, figures, isGood }) => [
  isGood ? 'yes' : '**no**',
  name,
  Object.entries(figures)
    .map(([what, value]) => `${what}: ${value}`)
    .join('; '),
];

const promiseOf = ({ text, found, isKept }) => [isKept ? 'yes' : '**no**', text, found];

/** What was measured, as a part of a Markdown document. */
export const reportOf = ({ sizes, promises }) =>
  [
    machine(),
    table(
      ['Kept', 'Promise', 'Measured'],
      [...promises.map(promiseOf), ...sizes.flatMap(({ others }) => others.map(otherOf))],
    ),
    ...sizes.map(sectionOf),
  ].join('\n\n');

/** Puts what was measured into docs/performance.md, in the place of what was there. */
export async function writeReport(report) {
  const document = await readFile(DOCUMENT, 'utf8');
  const [before] = document.split(BEGIN);
  const [, after] = document.split(END);
  if (before === undefined || after === undefined) throw new Error(`${DOCUMENT} has no place for figures.`);
  const text = `${before}${BEGIN}\n\n${report}\n\n${END}${after}`;
  await writeFile(DOCUMENT, await format(text, { ...(await resolveConfig(DOCUMENT)), filepath: DOCUMENT }));
}
