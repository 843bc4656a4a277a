import { request } from 'node:http';
import { assess } from './uploads.mjs';
import { idleMegabytes, peakMegabytes } from './memory.mjs';

const MEBIBYTE = 1024 * 1024;
const GIBIBYTE = 1024 * MEBIBYTE;
const PIECE = Buffer.alloc(MEBIBYTE, 'a');
const MOST_ABOVE_IDLE = 100;
const HEAD = '--x\r\nContent-Disposition: form-data; name="bill"; filename="bill.pdf"\r\n\r\n%PDF-1.4\n';

/** Sends up to a gigabyte without saying how long it is. Resolves with what was answered and how much was sent. */
function send(url, id) {
  return new Promise((resolve) => {
    let sent = 0;
    let status = 0;
    const outgoing = request(new URL(`/cwz/upload/${id}/send`, url), {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    outgoing.on('response', (response) => {
      status = response.statusCode;
      response.resume();
    });
    outgoing.on('error', () => undefined);
    outgoing.on('close', () => resolve({ status, sent }));
    const more = () => {
      while (sent < GIBIBYTE && !outgoing.destroyed) {
        sent += PIECE.length;
        if (!outgoing.write(PIECE)) return outgoing.once('drain', more);
      }
      return outgoing.end();
    };
    outgoing.write(HEAD, more);
  });
}

/** Measures what a body of a gigabyte costs. It is refused while it is sent, and thrown away. */
export async function measureGigabyte({ url, pid }) {
  const id = await assess(url);
  const idle = await idleMegabytes(pid);
  const { peak, result } = await peakMegabytes(pid, () => send(url, id));
  return {
    name: 'a body of 1 GB that does not say how long it is',
    figures: {
      answered: String(result.status),
      'taken from the line, MB': (result.sent / MEBIBYTE).toFixed(0),
      'memory at idle, MB': idle.toFixed(0),
      'memory at most, MB': peak.toFixed(0),
      'above idle, MB': (peak - idle).toFixed(0),
      'allowed above idle, MB': String(MOST_ABOVE_IDLE),
    },
    isGood: result.status === 413 && peak - idle < MOST_ABOVE_IDLE,
  };
}
