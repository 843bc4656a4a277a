import { ask, keepAlive, sendMessage } from './client.mjs';

const PAGES = ['/', '/ll97', '/ll97/blog', '/cwz/faq', '/ll97/blog.data'];
const READERS = 12;
const WRITERS = 4;

/** Requests pages and sends messages without a pause. Returns how to stop, which resolves with the outcome. */
export function startLoad(url, mark) {
  const outcome = { reads: 0, messages: [], failures: [] };
  const agent = keepAlive();
  let stopping = false;

  async function repeat(what, work, count) {
    for (let index = 0; !stopping; index += 1) {
      const answer = await work(index).catch((error) => ({ status: error.code ?? error.message }));
      if (typeof answer.status === 'number' && answer.status < 400) count(index);
      else outcome.failures.push({ what, again: () => work(index), ...answer });
    }
  }
  const read = (index) => ask(`${url}${PAGES[index % PAGES.length]}`, { agent });
  const countRead = () => (outcome.reads += 1);
  const write = (writer) => {
    const subjectOf = (index) => `${mark} ${writer} ${index}`;
    const send = (index) => sendMessage(url, subjectOf(index), { agent });
    return repeat('messages', send, (index) => outcome.messages.push(subjectOf(index)));
  };
  const all = [
    ...Array.from({ length: READERS }, () => repeat('reads', read, countRead)),
    ...Array.from({ length: WRITERS }, (_, writer) => write(writer)),
  ];
  return async () => {
    stopping = true;
    await Promise.all(all);
    agent.destroy();
    return outcome;
  };
}
