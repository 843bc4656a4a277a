const MAX_READ = 1024 * 1024;
const MAX_PARTS = 50;

/** Only the headers of an attached mail are needed. */
const MAX_INNER_MAIL = 64 * 1024;

const MAX_BOUNDARY_LINE = 200;

const DASH = 0x2d;

const unfolded = (head: string): string => head.replace(/\r?\n[ \t]+/g, ' ');

function readableIn(head: string): number {
  const type = /^content-type:\s*([\w.+-]+)\//im.exec(head)?.[1]?.toLowerCase() ?? 'text';
  if (type === 'message') return MAX_INNER_MAIL;
  const isAttached = /^content-disposition:\s*attachment/im.test(head);
  return type === 'multipart' || (type === 'text' && !isAttached) ? Infinity : 0;
}

function boundaryIn(head: string): string | undefined {
  const found = /boundary=(?:"([^"\n]*)"|([^\s;"]+))/i.exec(head);
  return found?.[1] ?? found?.[2];
}

class Parts {
  count = 0;
  readonly #boundaries = new Set<string>();
  #head: string | undefined = '';
  #readable = Infinity;

  #beginsOrEnds(line: Buffer): boolean {
    if (line[0] !== DASH || line[1] !== DASH || line.length > MAX_BOUNDARY_LINE) return false;
    const name = line.toString('latin1', 2).trimEnd();
    const begins = this.#boundaries.has(name);
    if (!begins && !(name.endsWith('--') && this.#boundaries.has(name.slice(0, -2)))) return false;
    if (begins) this.count += 1;
    this.#head = begins ? '' : undefined;
    this.#readable = Infinity;
    return true;
  }

  reads(line: Buffer): boolean {
    if (this.#beginsOrEnds(line)) return true;
    if (this.#head === undefined) {
      this.#readable -= line.length;
      return this.#readable >= 0;
    }
    const text = line.toString('latin1');
    this.#head += text;
    if (text.trim() !== '') return true;
    const head = unfolded(this.#head);
    const boundary = boundaryIn(head);
    if (boundary) this.#boundaries.add(boundary);
    this.#readable = readableIn(head);
    this.#head = undefined;
    return true;
  }
}

/** Drops the content of attachments. Throws if the rest exceeds 1 MB or 50 parts. */
export function withoutFiles(raw: Uint8Array): Buffer {
  const source = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const parts = new Parts();
  const read: Buffer[] = [];
  let size = 0;
  for (let start = 0; start < source.length;) {
    const end = source.indexOf('\n', start) + 1 || source.length;
    const line = source.subarray(start, end);
    start = end;
    if (!parts.reads(line)) {
      start = source.indexOf('\n--', end - 1) + 1 || source.length;
      continue;
    }
    size += line.length;
    if (size > MAX_READ || parts.count > MAX_PARTS) throw new Error('The mail is too large.');
    read.push(line);
  }
  return Buffer.concat(read);
}
