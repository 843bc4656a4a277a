/** A grayscale image with one byte per pixel, 255 for white. */
export interface Gray {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The size of the blocks whose brightness is measured, in pixels of a full-size page. */
const BLOCK = 24;

/** Paper darker than this is not whitened, because that would only amplify noise. */
const DARKEST_PAPER = 70;

/** Shaded paper has at least this fraction of the brightness of lit paper. Anything darker is the table under it. */
const DARKEST_SHADE = 0.42;

function paperBlocks({ data, width, height }: Gray, block: number, share = 0.15): Gray {
  const columns = Math.ceil(width / block);
  const lines = Math.ceil(height / block);
  const paper = new Uint8Array(columns * lines);
  for (let line = 0; line < lines; line++) {
    for (let column = 0; column < columns; column++) {
      const counts = new Uint32Array(256);
      let total = 0;
      for (let y = line * block; y < Math.min(height, (line + 1) * block); y += 2) {
        for (let x = column * block; x < Math.min(width, (column + 1) * block); x += 2) {
          const value = data[y * width + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
          total += 1;
        }
      }
      let brightest = 255;
      for (let above = 0; brightest > 1; brightest--) {
        above += counts[brightest] ?? 0;
        if (above > total * share) break;
      }
      paper[line * columns + column] = brightest;
    }
  }
  return { data: paper, width: columns, height: lines };
}

function offPaper({ data, width, height }: Gray): Uint8Array {
  const light = data.toSorted()[Math.floor(data.length * 0.9)] ?? 255;
  const dark = data.map((value) => (value < light * DARKEST_SHADE ? 1 : 0));
  return mapNeighbors({ data: dark, width, height }, (values) => Math.max(...values));
}

function mapNeighbors({ data, width, height }: Gray, combine: (values: number[]) => number): Uint8Array {
  return data.map((_, index) => {
    const x = index % width;
    const y = Math.floor(index / width);
    const values: number[] = [];
    for (let line = Math.max(0, y - 1); line <= Math.min(height - 1, y + 1); line++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        values.push(data[line * width + column] ?? 0);
      }
    }
    return combine(values);
  });
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export function withoutTable(image: Gray, block = BLOCK): Gray {
  const blocks = paperBlocks(image, block);
  const off = offPaper(blocks);
  const { data, width } = image;
  const blockIndex = (index: number) =>
    Math.floor(index / width / block) * blocks.width + Math.floor((index % width) / block);
  return { ...image, data: data.map((value, index) => (off[blockIndex(index)] ? 255 : value)) };
}

export function evenLight(image: Gray, block = BLOCK): Gray {
  const { data, width, height } = image;
  const blocks = paperBlocks(image, block);
  const paper = { ...blocks, data: mapNeighbors(blocks, (values) => Math.max(mean(values), DARKEST_PAPER)) };
  const even = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const v = Math.min(Math.max(y / block - 0.5, 0), paper.height - 1);
    const above = Math.floor(v);
    const below = Math.min(above + 1, paper.height - 1);
    for (let x = 0; x < width; x++) {
      const u = Math.min(Math.max(x / block - 0.5, 0), paper.width - 1);
      const before = Math.floor(u);
      const after = Math.min(before + 1, paper.width - 1);
      const top =
        (paper.data[above * paper.width + before] ?? 255) * (1 - (u - before)) +
        (paper.data[above * paper.width + after] ?? 255) * (u - before);
      const bottom =
        (paper.data[below * paper.width + before] ?? 255) * (1 - (u - before)) +
        (paper.data[below * paper.width + after] ?? 255) * (u - before);
      const light = top * (1 - (v - above)) + bottom * (v - above);
      even[y * width + x] = Math.min(255, ((data[y * width + x] ?? 255) * 255) / light);
    }
  }
  return { data: even, width, height };
}

const DARK_BOX = 0.5;

export function withLightBoxes(image: Gray, even: Gray, block = BLOCK): Gray {
  const { data, width } = image;
  const paper = paperBlocks(image, block).data.toSorted();
  const light = paper[Math.floor(paper.length / 2)] ?? 255;
  const small = paperBlocks(image, block, 0.5);
  const inverted = evenLight({ ...image, data: data.map((value) => 255 - value) }, block);
  const isDark = (index: number) => {
    const line = Math.floor(index / width / block);
    return (small.data[line * small.width + Math.floor((index % width) / block)] ?? 255) < light * DARK_BOX;
  };
  return {
    ...even,
    data: even.data.map((value, index) => (isDark(index) ? (inverted.data[index] ?? 255) : value)),
  };
}

interface Ink {
  x: Float32Array;
  y: Float32Array;
  height: number;
  width: number;
}

export function findInk({ data, width, height }: Gray): Ink {
  const points: number[] = [];
  data.forEach((value, index) => {
    if (value < 150) points.push(index);
  });
  return {
    x: Float32Array.from(points, (index) => index % width),
    y: Float32Array.from(points, (index) => Math.floor(index / width)),
    width,
    height,
  };
}

/** `angle` is in radians. */
function sharpness(across: Float32Array, along: Float32Array, extent: number, angle: number): number {
  const sine = Math.sin(angle);
  const cosine = Math.cos(angle);
  const offset = Math.ceil(extent * Math.abs(sine)) + 2;
  const counts = new Float64Array(Math.ceil(extent * 2 + offset * 2));
  for (let index = 0; index < across.length; index++) {
    const position = Math.round((along[index] ?? 0) * cosine - (across[index] ?? 0) * sine) + offset;
    if (position >= 0 && position < counts.length) counts[position] = (counts[position] ?? 0) + 1;
  }
  let sum = 0;
  for (let index = 1; index < counts.length; index++) {
    sum += ((counts[index] ?? 0) - (counts[index - 1] ?? 0)) ** 2;
  }
  return sum;
}

const RADIANS = Math.PI / 180;

function bestTilt(across: Float32Array, along: Float32Array, extent: number) {
  let best = { degrees: 0, sharpness: sharpness(across, along, extent, 0) };
  const attempt = (degrees: number) => {
    const found = sharpness(across, along, extent, degrees * RADIANS);
    if (found > best.sharpness * 1.0001) best = { degrees, sharpness: found };
  };
  for (let degrees = -10; degrees <= 10; degrees += 0.5) attempt(degrees);
  const coarse = best.degrees;
  for (let step = -4; step <= 4; step++) attempt(coarse + step * 0.1);
  return best;
}

/** `tilt` is clockwise, in degrees. */
export function findDirection(ink: Ink): { sideways: boolean; tilt: { level: number; sideways: number } } {
  const extent = Math.max(ink.width, ink.height);
  const level = bestTilt(ink.x, ink.y, extent);
  const upright = bestTilt(ink.y, ink.x, extent);
  return {
    sideways: upright.sharpness > level.sharpness * 1.15,
    tilt: { level: level.degrees, sideways: -upright.degrees },
  };
}
