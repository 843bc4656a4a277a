import type { SearchKind } from '#app/data/site-search.server.ts';

export const KIND_NAMES: Readonly<Record<SearchKind, { one: string; many: string; heading: string }>> = {
  laws: { one: 'law', many: 'laws', heading: 'Laws' },
  tools: { one: 'tool', many: 'tools', heading: 'Tools' },
  guides: { one: 'guide', many: 'guides', heading: 'Guides' },
  questions: { one: 'question', many: 'questions', heading: 'Questions and answers' },
  articles: { one: 'article', many: 'articles', heading: 'Articles' },
  figures: { one: 'figure or deadline', many: 'figures and deadlines', heading: 'Figures and deadlines' },
  partners: { one: 'partner', many: 'partners', heading: 'Partners' },
  pages: { one: 'page', many: 'pages', heading: 'Other pages' },
};
