import { describe, expect, it } from 'vitest';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import { editorState, heading, link, paragraph, text } from '#cms/rich-text/nodes.ts';
import { articleBody } from './article-body.server.ts';

const ARTICLE = `Before all.

# Costs

What it costs.

📊 {figure:ll97-penalty-per-ton}

## Who pays {figure:ll97-penalty-per-ton}?

The owner.

# Costs`;

describe('articleBody', () => {
  it('lists headings with their levels, and does not fill in their figures', () => {
    expect(articleBody(markdownToLexical(ARTICLE)).headings).toEqual([
      { level: 2, anchor: 'costs', text: 'Costs' },
      { level: 3, anchor: 'who-pays', text: 'Who pays {figure:ll97-penalty-per-ton}?' },
      { level: 2, anchor: 'costs-2', text: 'Costs' },
    ]);
  });

  it('puts figure cards between stretches of HTML', () => {
    const { parts } = articleBody(markdownToLexical(ARTICLE));
    expect(parts).toEqual([
      { html: expect.stringMatching(/^<p>Before all\.<\/p>.*<p>What it costs\.<\/p>$/) as string },
      { placeholder: '{figure:ll97-penalty-per-ton}' },
      { html: expect.stringMatching(/^<div class="heading"><h3 id="who-pays">.*id="costs-2"/) as string },
    ]);
  });

  it('gives each heading an anchor and a link labeled with its text', () => {
    const { parts } = articleBody(markdownToLexical('# Don’t **wait**'));
    expect(parts).toEqual([
      {
        html:
          '<div class="heading"><h2 id="dont-wait">Don’t <strong>wait</strong></h2>' +
          '<a class="heading-link" href="#dont-wait" aria-label="Link to “Don’t wait”">#</a></div>',
      },
    ]);
  });

  it('keeps a link within a heading', () => {
    const [part] = articleBody(
      editorState([heading('h2', [link('/ll97', 'a', [text('The law', 0)])])]),
    ).parts;
    expect(part).toMatchObject({
      html: expect.stringContaining('<h2 id="the-law"><a href="/ll97">The law</a></h2>') as string,
    });
  });

  it('escapes the text of a heading, even in the label of its link', () => {
    const evil = '"><script>alert(1)</script>';
    const [part] = articleBody(editorState([heading('h2', [text(evil, 0)])])).parts;
    expect(part && 'html' in part && part.html).not.toMatch(/<script|""/);
  });

  it('does not list an empty heading', () => {
    expect(articleBody(editorState([heading('h2', []), paragraph([])])).headings).toEqual([]);
  });

  it('returns no parts for a draft without a body', () => {
    expect(articleBody(null)).toEqual({ headings: [], parts: [] });
    expect(articleBody(editorState([]))).toEqual({ headings: [], parts: [] });
  });
});
