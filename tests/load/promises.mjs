import { setTimeout as wait } from 'node:timers/promises';
import { pageDuringReading } from './bills.mjs';
import {
  buildingPage,
  buildingPageSize,
  importTime,
  lookUpTime,
  morningTime,
  pageDuringImport,
  suggestionTime,
} from './full-size.mjs';
import { openingTime, searchTime } from './inbox.mjs';
import { firstStart, installSize, laterStart, memoryAtRest } from './installation.mjs';
import { answersPerSecond, failedRequests, p99During, UNCACHED_PAGE, WARM_UP_SECONDS } from './measure.mjs';
import { pageDuringSync, recordTime } from './records.mjs';
import { resultsPage, siteSuggestionTime } from './searches.mjs';

const atMost = (text, limit, measure) => ({ text, measure, isKept: (figure) => figure <= limit });

const VISIT_MS = 20_000;

async function formPageTime({ url }) {
  const page = new URL(UNCACHED_PAGE, url).href;
  await answersPerSecond(page, { seconds: WARM_UP_SECONDS });
  return p99During(page, () => wait(VISIT_MS));
}

/** In measuring order. `measure` resolves with one number, or with a number for each round. Then the median counts. */
export const PROMISES = [
  atMost(
    'A form page, which is not cached, comes within 200 ms at the 99th percentile for 16 visitors',
    200,
    formPageTime,
  ),
  atMost('An import of PLUTO takes at most 60 s', 60, importTime('pluto')),
  atMost('An import of PAD takes at most 60 s', 60, importTime('pad')),
  atMost(
    'A look-up of an address, BBL or BIN at full size takes at most 8 ms at the 99th percentile',
    8,
    lookUpTime,
  ),
  atMost(
    'Suggestions come within 60 ms at the 99th percentile for 16 visitors at once, and none fails',
    60,
    suggestionTime,
  ),
  atMost(
    'A building page that is not cached takes at most 1.5 times as long as a form page, at full size',
    1.5,
    buildingPage,
  ),
  atMost('The HTML of this building page takes at most 80 KB without compression', 80, buildingPageSize),
  atMost(
    'While PLUTO is imported, cached pages come within 100 ms at the 99th percentile for 16 visitors',
    100,
    pageDuringImport,
  ),
  atMost(
    'A morning for 10,000 followers with 20 buildings each, from the plan to the emails, takes at most an hour (in minutes)',
    60,
    morningTime,
  ),
  atMost(
    'A page of search results in 10,000 articles takes at most 1.3 times as long as an uncached form page',
    1.3,
    resultsPage,
  ),
  atMost(
    'Suggestions of the site search in 10,000 articles come within 60 ms at the 99th percentile for 16 visitors',
    60,
    siteSuggestionTime,
  ),
  atMost(
    'The record of a lot (city-records) takes at most 15 ms at the 99th percentile, among 7.5 million rows',
    15,
    recordTime,
  ),
  atMost(
    'During a sync of 90,000 rows (city-records), cached pages come within 100 ms at the 99th percentile for 16 visitors',
    100,
    pageDuringSync,
  ),
  atMost(
    'While 20 bills are read, pages that are not cached take 16 visitors at most twice as long at the 99th percentile',
    2,
    pageDuringReading,
  ),
  atMost(
    'With 20,000 submissions, opening the inbox and its pages takes at most 150 ms at the 95th percentile',
    150,
    openingTime,
  ),
  atMost(
    'With 20,000 submissions, each search in the inbox takes at most 150 ms at the 95th percentile',
    150,
    searchTime,
  ),
  atMost('An installed product starts for the first time, with its content, within 8 s', 8, firstStart),
  atMost('An installed product starts again within 3.5 s', 3.5, laterStart),
  atMost('At rest, the product and its PostgreSQL take at most 380 MB of memory', 380, memoryAtRest),
  atMost('An install without the development packages takes at most 700 MB', 700, installSize),
  atMost('No request is refused or fails', 0, failedRequests),
];
