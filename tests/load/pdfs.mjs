import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Thirty PDFs of different reports, which thirty owners ask for at the same moment. */
const REPORTS = 30;
const CALCULATOR = '/ll97/calculator';
const PAUSE_MS = 5;

async function makeReport({ url }, index) {
  const body = new URLSearchParams({
    'uses[0].propertyType': 'Office',
    'uses[0].squareFeet': String(450_000 + index),
    electricityKwh: '5200000',
    naturalGasTherms: '180000',
    pathway: 'article320',
  });
  const calculator = new URL(CALCULATOR, url);
  const response = await fetch(calculator, { method: 'POST', body, headers: { origin: calculator.origin } });
  if (!response.url.includes('/ll97/report/'))
    throw new Error(`A report was answered with ${response.status}.`);
  return response.url;
}

async function openPdf(report) {
  const response = await fetch(`${report}/report.pdf`);
  const start = Buffer.from(await response.arrayBuffer()).subarray(0, 5);
  if (start.toString() !== '%PDF-') throw new Error(`A PDF was answered with ${response.status}.`);
}

/** The longest time without an answer of a page that does nothing, on one connection, in milliseconds. */
async function longestSilence({ url }, work) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let isOver = false;
  let longest = 0;
  const ask = async () => {
    for (let last = performance.now(); !isOver;) {
      const [response] = await once(get(new URL('/healthz', url), { agent }), 'response');
      await once(response.resume(), 'end');
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
      await wait(PAUSE_MS);
    }
  };
  const asking = ask();
  await work().finally(() => (isOver = true));
  await asking;
  agent.destroy();
  return longest;
}

/** How long the server is silent at most, in milliseconds, while it makes thirty PDFs that it has not made before. */
export async function silenceDuringPdfs(server, { rounds }) {
  const silences = [];
  for (let round = 0; round < rounds; round += 1) {
    const reports = [];
    for (let index = 0; index < REPORTS; index += 1)
      reports.push(await makeReport(server, round * REPORTS + index));
    silences.push(await longestSilence(server, () => Promise.all(reports.map(openPdf))));
  }
  return Math.max(...silences);
}
