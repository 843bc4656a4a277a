import type { PayloadRequest } from 'payload';
import { placeholderErrors, usesIn } from '#law/figures/placeholders.ts';
import type { Register } from '#law/figures/register.ts';
import { whatWithoutLot } from '#law/buildings/lot-groups.ts';
import { newsletterName, regulatoryModule, type ModuleSlug } from '#law/modules.ts';
import { documentPath } from '#cms/urls/document-path.ts';
import { badRequest } from '#cms/errors.ts';
import { fillFigures } from '#cms/register/fill.ts';
import { readRegister } from '#cms/register/register.ts';
import { findCopy } from '#cms/mail/copy.ts';
import { imprint, siteUrl } from '#cms/mail/imprint.ts';
import { renderMail } from '#cms/mail/render-mail.ts';
import { mailTemplate } from '#cms/mail/templates.ts';
import type { Article, NewsletterIssue } from '#cms/payload-types.ts';
import { manageUrl } from '#collections/following/subscribers/confirmation.ts';
import { labeledLink, toMailText } from './issue-text.ts';

export interface IssueContent extends Pick<NewsletterIssue, 'title' | 'slug' | 'newsletters' | 'body'> {
  articles: Article[];
}

export interface IssueText {
  title: string;
  text: string;
}

export async function loadContent(req: PayloadRequest, id: number): Promise<IssueContent> {
  const issue = await req.payload.findByID({ collection: 'newsletter-issues', id, depth: 1, req });
  const articles = (issue.articles ?? []).filter(
    (article): article is Article => typeof article === 'object' && article._status === 'published',
  );
  return { ...issue, articles };
}

const nameIn =
  ({ figures, deadlines }: Register) =>
  (placeholder: string): string | undefined => {
    const [type, key = ''] = usesIn(placeholder)[0]?.split(':') ?? [];
    const deadline = deadlines[key];
    return type === 'figure' ? figures[key]?.name : deadline && whatWithoutLot(deadline);
  };

function articleText(article: Article, title: string): string {
  const { title: heading, excerpt } = article;
  const link = labeledLink('Read the article', `${siteUrl()}${documentPath('articles', article) ?? ''}`);
  return [...(heading === title ? [] : [`## ${heading}`]), excerpt, link].join('\n\n');
}

export async function issueText(
  req: PayloadRequest,
  { title, body, articles }: IssueContent,
): Promise<IssueText> {
  const register = await readRegister(req.payload);
  const parts = [toMailText(body, nameIn(register)), ...articles.map((each) => articleText(each, title))];
  const text = parts.filter(Boolean).join('\n\n');
  if (!text) throw badRequest('There is nothing to send yet. Write a text or choose a published article.');
  const [error] = placeholderErrors(`${title}\n${text}`, register);
  if (error) throw badRequest(error);
  return fillFigures(() => Promise.resolve(register), { title, text });
}

export const issueUrl = (slug: string): string => `${siteUrl()}/newsletter/issues/${slug}`;

export async function previewIssue(
  req: PayloadRequest,
  content: Pick<IssueContent, 'slug' | 'newsletters'>,
  { title, text }: IssueText,
) {
  const [newsletter] = content.newsletters;
  const values = {
    newsletter: newsletterName(newsletterSource(newsletter ?? 'll97')),
    title,
    text,
    link: issueUrl(content.slug),
    unsubscribeLink: `${siteUrl()}/newsletter/unsubscribe/...`,
    manageLink: manageUrl('...'),
  };
  const copy = await fillFigures(() => readRegister(req.payload), await findCopy(req, 'newsletterIssue'));
  return renderMail(mailTemplate('newsletterIssue'), copy, { values, ...(await imprint(req)) });
}

export const newsletterSource = (module: ModuleSlug): string => regulatoryModule(module).newsletterSource;
