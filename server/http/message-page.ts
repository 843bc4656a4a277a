import type { Response } from 'express';

export interface Message {
  status: number;
  title: string;
  text: string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** A small page that needs neither the site nor its styles. */
export function messagePage({ title, text }: Omit<Message, 'status'>): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem}</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
<p>${escape(text)}</p>
<p><a href="/">Go to the start page</a></p>
</main>
</body>
</html>
`;
}

/** Answers with a small page. */
export function sendMessage(response: Response, message: Message): void {
  response.status(message.status).set('cache-control', 'no-store').type('html').send(messagePage(message));
}
