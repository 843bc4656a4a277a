import { createServer } from 'node:http';

/**
 * The least that a Node server can do, in a process of its own: it takes a request and sends the same bytes each time.
 * Its one argument is the answer as JSON, its body as base64. Prints the port on which it listens.
 */
const { status, headers, body } = JSON.parse(process.argv[2]);
const bytes = Buffer.from(body, 'base64');

const server = createServer((request, response) => {
  const answer = () => response.writeHead(status, headers).end(bytes);
  if (request.method === 'GET') return answer();
  return request.on('end', answer).resume();
});

server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
