const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };

const decode = (html: string): string =>
  html.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** The visible text of an HTML email, line by line, and the URLs of its links. */
export function readableHtml(html: string): { words: string; links: string[] } {
  const body = html.slice(html.indexOf('<body')).replace(/<!--.*?-->/gs, '');
  const words = decode(body.replace(/<br\/?>|<\/(p|td|tr|h\d)>/g, '\n').replace(/<[^<>]*>/g, ''));
  const links = [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => decode(href));
  return { words, links };
}

/** Lines of a plain text that its HTML does not contain or link to, except the signature separator. */
export function linesMissingIn(html: string, text: string): string[] {
  const { words, links } = readableHtml(html);
  const said = [words, ...links].join('\n');
  // In plain text, a link's URL follows its label.
  const labels = (line: string): string =>
    line.replace(/ <(\S+)>/g, (whole, address: string) => (links.includes(address) ? '' : whole));
  return text.split('\n').filter((line) => line !== '-- ' && !said.includes(labels(line)));
}
