import { createServer } from 'node:http';

/**
 * The least that a Node server can do, in a process of its own: it sends the same answer each time. Its argument is the
 * answer as JSON, with its body as base64. Prints its port.
 */
const { headers, body } = JSON.parse(process.argv[2]);
const bytes = Buffer.from(body, 'base64');
const server = createServer((request, response) => response.writeHead(200, headers).end(bytes));
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
