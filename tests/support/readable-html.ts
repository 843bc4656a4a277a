const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };

const decode = (html: string): string =>
  html.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** What a person reads of an HTML mail, line by line, and where its links lead. */
export function readableHtml(html: string): { words: string; links: string[] } {
  const body = html.slice(html.indexOf('<body')).replace(/<!--.*?-->/gs, '');
  const words = decode(body.replace(/<br\/?>|<\/(p|td|tr|h\d)>/g, '\n').replace(/<[^<>]*>/g, ''));
  const links = [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => decode(href));
  return { words, links };
}

/** The lines of a plain text that its HTML neither says nor leads to. The mark before a signature is none. */
export function linesMissingIn(html: string, text: string): string[] {
  const { words, links } = readableHtml(html);
  const said = [words, ...links].join('\n');
  // Behind the label of a link, plain text has its address.
  const labels = (line: string): string =>
    line.replace(/ <(\S+)>/g, (whole, address: string) => (links.includes(address) ? '' : whole));
  return text.split('\n').filter((line) => line !== '-- ' && !said.includes(labels(line)));
}
