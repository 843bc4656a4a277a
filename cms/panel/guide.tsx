import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { ROLES } from '#cms/access.ts';
import { DashboardScreen } from './screen.tsx';
import './guide.css';

const FILE = path.resolve('docs/editors-guide.md');

const renderChildren = (node: Nodes): ReactNode[] | undefined =>
  'children' in node ? node.children.map((child, index) => <Part key={index} node={child} />) : undefined;

function Part({ node }: { node: Nodes }): ReactNode {
  const children = renderChildren(node);
  switch (node.type) {
    case 'heading':
      return node.depth === 1 ? null : <h2>{children}</h2>;
    case 'paragraph':
      return node.children.every(({ type }) => type === 'image') ? null : <p>{children}</p>;
    case 'list':
      return node.ordered ? <ol>{children}</ol> : <ul>{children}</ul>;
    case 'listItem':
      return <li>{children}</li>;
    case 'strong':
      return <strong>{children}</strong>;
    case 'emphasis':
      return <em>{children}</em>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'text':
      return node.value;
    default:
      return children;
  }
}

export const EditorsGuide = (view: AdminViewServerProps) => (
  <DashboardScreen view={view} title="Editors' guide" roles={ROLES}>
    {async () => (
      <div className="editors-guide">
        <Part node={fromMarkdown(await readFile(FILE, 'utf8'))} />
      </div>
    )}
  </DashboardScreen>
);
