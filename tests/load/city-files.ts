import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { downloadZip } from 'client-zip';
import { parse } from 'csv-parse/sync';

/**
 * Writes a full-size PLUTO or PAD file: `node --import tsx tests/load/city-files.ts pluto FILE`. PLUTO 26v2 has `LOTS`
 * lots, and PAD has slightly fewer than `RANGES` address ranges.
 */
const LOTS = 858_284;
const RANGES = 1_300_000;

const SAMPLE = path.resolve(import.meta.dirname, '../../city-data/shipped/lots-sample.csv');

/** City Planning's columns, in order, including those that the product does not use. */
const PLUTO_COLUMNS =
  'borough,block,lot,cd,bct2020,bctcb2020,ct2010,cb2010,schooldist,council,zipcode,firecomp,policeprct,healthcenterdistrict,healtharea,sanitboro,sanitdistrict,sanitsub,address,zonedist1,zonedist2,zonedist3,zonedist4,overlay1,overlay2,spdist1,spdist2,spdist3,ltdheight,splitzone,bldgclass,landuse,easements,ownertype,ownername,lotarea,bldgarea,comarea,resarea,officearea,retailarea,garagearea,strgearea,factryarea,otherarea,areasource,numbldgs,numfloors,unitsres,unitstotal,lotfront,lotdepth,bldgfront,bldgdepth,ext,proxcode,irrlotcode,lottype,bsmtcode,assessland,assesstot,exempttot,yearbuilt,yearalter1,yearalter2,histdist,landmark,builtfar,residfar,commfar,facilfar,affresfar,mnffar,borocode,bbl,condono,tract2010,xcoord,ycoord,latitude,longitude,zonemap,zmcode,sanborn,taxmap,edesignum,appbbl,appdate,plutomapid,version,firm07_flag,pfirm15_flag,dcpedited,notes'.split(
    ',',
  );

/** Values for columns that the samples lack. */
const FILLERS: Readonly<Record<string, string>> = {
  ownername: '"SAMPLE, OWNER LLC"',
  sanborn: '102 028',
  ...Object.fromEntries(
    'bct2020=1000201 bctcb2020=10002011000 ct2010=201 cb2010=1000 schooldist=01 council=2 firecomp=E028 policeprct=9 healthcenterdistrict=15 healtharea=5100 sanitboro=1 sanitdistrict=03 sanitsub=3B zonedist1=R8B splitzone=N easements=0 lotfront=25.0000000 lotdepth=96.0000000 proxcode=3 bldgfront=25.0000000 bldgdepth=85.0000000 irrlotcode=N lottype=5 bsmtcode=2 assessland=94500.0000000 assesstot=1054350.0000000 exempttot=0.0000000 builtfar=3.4 residfar=4.0 commfar=0.0 facilfar=4.0 affresfar=0.0 mnffar=0.0 tract2010=0201 latitude=40.7228471 longitude=-73.9772190 zonemap=12c taxmap=10205 appbbl=0.0000000 plutomapid=1 strgearea=0 factryarea=0 otherarea=0'
      .split(' ')
      .map((filler) => filler.split('=') as [string, string]),
  ),
};

const BOROUGHS = ['MN', 'BX', 'BK', 'QN', 'SI'];
/** Each borough's share of all lots, from Manhattan to Staten Island. */
const SHARES = [0.05, 0.105, 0.32, 0.38, 0.145];
const LOTS_PER_BLOCK = 30;
const STREETS = 2000;
const NAMES =
  'ALDER BAY CLINTON DEAN ELM FULTON GRAND HICKS INDIA JEWEL KNAPP LINDEN MAPLE NOBLE OCEAN'.split(' ');
const TYPES = ['STREET', 'AVENUE', 'PLACE', 'ROAD', 'DRIVE', 'COURT'];

const padded = (value: number, width: number): string => String(value).padStart(width, '0');

/** Most streets are numbered, as in the city. */
function streetName(index: number): string {
  if (index < 220) return `EAST ${index + 1} STREET`;
  if (index < 440) return `WEST ${index - 219} STREET`;
  if (index < 700) return `${index - 439} AVENUE`;
  const rest = index - 700;
  const name = NAMES[rest % NAMES.length] ?? '';
  const type = TYPES[Math.floor(rest / NAMES.length) % TYPES.length] ?? '';
  const number = Math.floor(rest / (NAMES.length * TYPES.length));
  return number === 0 ? `${name} ${type}` : `${name} ${NAMES[number % NAMES.length] ?? ''} ${type}`;
}

interface MadeLot {
  index: number;
  borough: number;
  block: number;
  lot: number;
  street: number;
  house: number;
  bin: number;
}

function* allLots(): Generator<MadeLot> {
  let index = 0;
  for (const [place, share] of SHARES.entries()) {
    const inBorough = place === SHARES.length - 1 ? LOTS - index : Math.round(LOTS * share);
    for (let number = 0; number < inBorough; number += 1) {
      const block = Math.floor(number / LOTS_PER_BLOCK) + 1;
      const side = number % LOTS_PER_BLOCK;
      yield {
        index,
        borough: place + 1,
        block,
        lot: side + 1,
        street: (block * 7919) % STREETS,
        house: (Math.floor(block / STREETS) * LOTS_PER_BLOCK + side) * 2 + 1 + (block % 2),
        bin: (place + 1) * 1_000_000 + number + 1,
      };
      index += 1;
    }
  }
}

const toBbl = ({ borough, block, lot }: MadeLot): string => `${borough}${padded(block, 5)}${padded(lot, 4)}`;

const PIECE = 2000;

/** Joins lines into larger chunks, because writing each line separately would take most of the time. */
function* pieces(lines: Iterable<string>): Generator<string> {
  let piece: string[] = [];
  for (const line of lines) {
    piece.push(line);
    if (piece.length < PIECE) continue;
    yield `${piece.join('\n')}\n`;
    piece = [];
  }
  if (piece.length > 0) yield `${piece.join('\n')}\n`;
}

const quotedIfNeeded = (value: string): string => (value.includes(',') ? `"${value}"` : value);

async function* plutoText(): AsyncGenerator<string> {
  const samples: Record<string, string>[] = parse(await readFile(SAMPLE), { columns: true });
  const rows = samples.map((sample) =>
    PLUTO_COLUMNS.map((column) => FILLERS[column] ?? quotedIfNeeded(sample[column] ?? '')),
  );
  const places = Object.fromEntries(PLUTO_COLUMNS.map((column, place) => [column, place]));
  const set = (row: string[], column: string, value: string) => {
    row[places[column] ?? 0] = value;
  };
  function* lines(): Generator<string> {
    yield PLUTO_COLUMNS.join(',');
    for (const lot of allLots()) {
      const row = [...(rows[lot.index % rows.length] ?? [])];
      set(row, 'borough', BOROUGHS[lot.borough - 1] ?? '');
      set(row, 'block', String(lot.block));
      set(row, 'lot', String(lot.lot));
      set(row, 'borocode', String(lot.borough));
      set(row, 'bbl', `${toBbl(lot)}.00000000`);
      set(row, 'address', `${lot.house} ${streetName(lot.street)}`);
      set(row, 'version', '26v2');
      yield row.join(',');
    }
  }
  yield* pieces(lines());
}

/** Writes made-up lots with the facts of real ones. */
const writePluto = (file: string): Promise<void> =>
  pipeline(Readable.from(plutoText()), createWriteStream(file));

const PAD_HEADINGS =
  '"boro","block","lot","bin","lhnd","lhns","lcontpar","lsos","hhnd","hhns","hcontpar","hsos","scboro","sc5","sclgc","stname","addrtype","realb7sc","validlgcs","dapsflag","naubflag","parity","b10sc","segid","zipcode","physical_id"';

function rangeLine(made: MadeLot, street: number, low: number, high: number): string {
  const { borough, block, lot, bin } = made;
  const code = `${borough}${padded(street + 10_000, 5)}01010`;
  const place = `"${borough}","${padded(block, 5)}","${padded(lot, 4)}","${bin}"`;
  const house = (number: number) => `"${String(number).padEnd(12)}","0${padded(number, 5)}000AA"," ","L"`;
  const name = `"${borough}","${padded(street + 10_000, 5)}","01","${streetName(street).padEnd(32)}"," "`;
  const parity = low % 2 === 1 ? '1' : '2';
  return `${place},${house(low)},${house(high)},${name},"        ","01      "," "," ","${parity}","${code}","0112233","10010","0045678"`;
}

/** Gives each lot an address. Spreads second addresses, on the next street, evenly over the lots to reach `RANGES`. */
function* rangeLines(): Generator<string> {
  yield PAD_HEADINGS;
  for (const lot of allLots()) {
    yield rangeLine(lot, lot.street, lot.house, lot.house);
    const more = Math.floor(((lot.index + 1) * (RANGES - LOTS)) / LOTS);
    if (more > Math.floor((lot.index * (RANGES - LOTS)) / LOTS))
      yield rangeLine(lot, (lot.street + 1) % STREETS, lot.house, lot.house + 4);
  }
}

function* lotLines(): Generator<string> {
  yield '"loboro","loblock","lolot","lobblscc","hiboro","hiblock","hilot","hibblscc","boro","block","lot","bblscc","billboro","billblock","billlot","billbblscc","condoflag","condonum","coopnum","numbf","numaddr","vacant","interior"';
  for (let block = 10; block <= 4000; block += 10) {
    const own = `"1","${padded(block, 5)}"`;
    yield `${own},"1001","4",${own},"1090","4",${own},"1001","4",${own},"7501","4","C","0100","    ","01","0010"," "," "`;
  }
}

function* nameLines(): Generator<string> {
  yield '1SND26B GENERATED'.padEnd(200);
  for (let borough = 1; borough <= BOROUGHS.length; borough += 1) {
    for (let street = 0; street < STREETS; street += 1) {
      const name = streetName(street).padEnd(32);
      const code = `${borough}${padded(street + 10_000, 5)}01`;
      yield `1${borough}${name}PF${code}     N${' '.repeat(3)}${name}`.padEnd(200);
    }
  }
}

async function* textOf(lines: Iterable<string>): AsyncGenerator<string> {
  yield* pieces(lines);
}

async function writePad(file: string): Promise<void> {
  const zip = downloadZip([
    { name: 'bobaadr.txt', input: textOf(rangeLines()) },
    { name: 'bobabbl.txt', input: textOf(lotLines()) },
    { name: 'snd26Bcow.txt', input: textOf(nameLines()) },
  ]);
  await pipeline(Readable.fromWeb(zip.body as ReadableStream<Uint8Array>), createWriteStream(file));
}

const [set, output = ''] = process.argv.slice(2);
await (set === 'pluto' ? writePluto : writePad)(output);
