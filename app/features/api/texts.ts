import { STATUSES } from './openapi.ts';

export const HEAD = {
  heading: 'Data for your software',
  lead: 'Everything the pages say about buildings, laws, dates, and amounts, as JSON. Free, without a key, and read only.',
};

export const START = {
  heading: 'Start here',
  text: 'Every URL below starts with this address. Any website or program may call it.',
  description: 'The whole description in OpenAPI 3.1',
};

export const READY_MADE = [
  { label: 'Put the look-up on your site', href: '#embed' },
  { label: 'What applies to every lot, as one file', href: '/api/v1/bulk' },
];

export const ASSISTANTS = {
  heading: 'MCP: tools for assistants',
  text: 'Assistants that speak the Model Context Protocol (streamable HTTP) can look up buildings, laws, records, and figures at this address. They get what the API says, with the same sources, dates, and limits.',
  settings: 'Settings of a client',
  tools: 'Its tools',
};

export const LIMITS = {
  heading: 'Limits',
  points: [
    'One IP address gets 120 responses a minute, and 20 a minute from searches and estimates. An IPv6 network of 64 bits counts as one address.',
    'The headers RateLimit-Policy and RateLimit say how many are left, and in how many seconds the count starts over.',
    'Past the limit you get status 429. Wait as many seconds as Retry-After says.',
    'Responses carry an ETag, and may be cached for five minutes. Ask again with If-None-Match: status 304 means that nothing changed.',
  ],
};

export const ERRORS = {
  heading: 'Errors',
  text: 'An error is a problem in JSON, as RFC 9457 describes it. Its errors name each field, what is wrong with it, and, where there is a list, what is allowed. A parameter that does not exist is an error, too.',
  statuses: Object.entries(STATUSES).map(([status, text]) => ({ status, text })),
};

export const TERMS = {
  heading: 'Terms and versions',
  points: [
    'Use it for anything, and name Lotline and the sources in each response. It is information, not legal advice.',
    'We may add fields, operations, and values of lists. If we change or remove a field, the API gets a new version, and version 1 keeps working for a year after that.',
    'URLs that are going away carry the header Deprecation, and a Link to what takes their place.',
  ],
};

export const PRIVACY = {
  heading: 'Privacy',
  text: 'We keep no record of who asks: no IP addresses, no searches, no answers. Our log has the path of a request, without its query. Responses to answers you send are not cached.',
};

export const LABELS = {
  required: 'required',
  request: 'Request',
  response: 'Response',
  parameters: (count: number) => (count === 1 ? '1 parameter' : `${count} parameters`),
};

export const moreText = (count: number): string => `… ${count} more`;
