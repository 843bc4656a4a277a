import { parseInbound } from './parse.ts';

process.once('message', ({ raw }: { raw: Uint8Array }) => {
  void parseInbound(raw).then((mail) => process.send?.(mail));
});
