import type { Locator } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { openForm, publish } from '../support/e2e/panel.ts';
import { articleData } from '../support/factories.ts';

const FROM_GOOGLE_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
<h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Before you file</span></h1>
<h2 dir="ltr"><span style="font-size:16pt">What it costs</span></h2>
<p dir="ltr"><span style="font-weight:700;text-decoration:none">Bold</span><span style="color:#ff0000;text-decoration:line-through"> and struck, </span><a href="https://www.google.com/url?q=https://www.nyc.gov/dob&amp;sa=D"><span style="text-decoration:underline">the agency</span></a><span>.</span></p>
<ol><li dir="ltr"><p dir="ltr"><span>First step</span></p></li><li dir="ltr"><p dir="ltr"><span>Second step</span></p></li></ol>
<p dir="ltr"><span><img src="https://lh7-rt.googleusercontent.com/docsz/x" alt="A boiler"></span></p>
<div><table><colgroup><col></colgroup><tbody><tr style="height:0pt"><td style="border:1pt"><p dir="ltr"><span>Cell one</span></p></td><td><p dir="ltr"><span>Cell two</span></p></td></tr></tbody></table></div></b>`;

const FROM_WORD = `<html><head><style>p.MsoNormal { margin: 0 }</style></head><body>
<p class="MsoTitle">Heading from Word<o:p></o:p></p>
<p class="MsoListParagraphCxSpFirst" style="text-indent:-.25in;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span></span><!--[endif]-->Point one<o:p></o:p></p>
<p class="MsoListParagraphCxSpLast" style="text-indent:-.25in;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span></span><!--[endif]-->Point two<o:p></o:p></p>
<p class="MsoNormal"><u>Underlined</u> <a href="file:///C:/plan.docx">local file</a><img src="file:///C:/clip_image001.png"></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p></body></html>`;

const withoutPictures = (html: string): string => html.replace(/<img[^>]*>/g, '');

const paste = (editor: Locator, html: string): Promise<void> =>
  editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', 'plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('text pasted from Word and Google Docs keeps its structure, and a missing picture prevents publishing', async ({
  page,
  api,
  team,
  consoleWatch,
}) => {
  consoleWatch.allow(/400/);
  const { id, slug } = await api.create('articles', await articleData({ _status: 'draft' }));
  await team.signIn(page, 'editor');
  await openForm(page, `/admin/collections/articles/${id}`);
  const editor = page.locator('.rich-text-lexical [contenteditable=true]').first();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await paste(editor, FROM_WORD);
  await expect(editor).toContainText('Point two');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await paste(editor, FROM_GOOGLE_DOCS);
  await expect(editor).toContainText('Underlined local file[Picture missing. Upload it here.]');
  await expect(editor).toContainText('[Picture missing: A boiler. Upload it here.]');
  const draft = async () => JSON.stringify((await api.findDraft('articles', { id }))?.body);
  await expect.poll(draft).toContain('A boiler');
  await page.locator('#action-save').click();
  await expect(page.locator('.save-notice')).toContainText('Not published. The draft is saved. See Body.');

  await editor.getByText('Heading from Word').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await paste(editor, withoutPictures(FROM_WORD));
  await expect(editor).not.toContainText('Picture missing');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await paste(editor, withoutPictures(FROM_GOOGLE_DOCS));
  await publish(page, async () => (await api.find('articles', { id }))?._status === 'published');
  await page.goto(`/ll97/blog/${String(slug)}`);
  const article = page.locator('.prose').first();

  // Content that the editor does not support is removed.
  await expect(article.getByRole('heading', { level: 2, name: 'Heading from Word' })).toBeVisible();
  await expect(article.locator('ul > li')).toHaveText(['Point one', 'Point two']);
  await expect(article.getByText('Underlined local file')).toBeVisible();
  await expect(article.getByRole('link', { name: 'local file' })).toHaveCount(0);

  await expect(article.getByRole('heading', { level: 2, name: 'Before you file' })).toBeVisible();
  await expect(article.getByRole('heading', { level: 3, name: 'What it costs' })).toBeVisible();
  await expect(article.locator('ol > li')).toHaveText(['First step', 'Second step']);
  await expect(article.getByRole('link', { name: 'the agency' })).toHaveAttribute(
    'href',
    'https://www.nyc.gov/dob',
  );
  await expect(article.locator('strong')).toHaveText(['Bold']);
  await expect(article.getByRole('cell')).toHaveText(['Cell one', 'Cell two']);
  await api.remove('articles', id);
});
