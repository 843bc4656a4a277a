import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

export interface Measured {
  size: number;
  sha256: string;
}

export function meter(): { stream: Transform; result: () => Measured } {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) };
}
