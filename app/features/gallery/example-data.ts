import type { ReactNode } from 'react';
import type { TimelineView } from '#app/ui/timeline.tsx';
import type { ToastMessage } from '#app/ui/toasts.tsx';

export interface Example {
  file: string;
  states: readonly {
    name: string;
    /** The ID is unique on the page, where each state is shown twice. */
    render: (id: string) => ReactNode;
  }[];
}

export const TIMELINE: TimelineView = {
  finding: 'Your next date is May 1, 2027',
  today: '2026-11-27',
  span: { from: '2026-11-01', to: '2027-06-01' },
  rows: [
    {
      id: 'report',
      name: 'Emissions report',
      href: '#timeline',
      text: 'Due May 1, 2027',
      isOwn: true,
      marks: [{ from: '2027-05-01', label: 'May 1' }],
    },
    {
      id: 'inspection',
      name: 'Gas piping inspection',
      text: 'January to March 2027',
      marks: [{ from: '2027-01-01', to: '2027-04-01', label: 'Inspect' }],
    },
    {
      id: 'zone',
      name: 'Waste zone',
      text: 'Proposed for April 2027',
      marks: [{ from: '2027-04-01', label: 'Proposed', isTentative: true }],
    },
  ],
  table: {
    caption: 'Dates',
    columns: ['Law', 'Date'],
    rows: [
      ['Emissions report', 'May 1, 2027'],
      ['Gas piping inspection', 'March 31, 2027'],
    ],
  },
};

export const PICTURE = {
  src: '/favicon.svg',
  srcSet: '',
  width: 96,
  height: 96,
  alt: 'The mark of the site',
};

export const PROSE = `
  <p>A paragraph with <a href="#prose">a link</a> and <strong>bold text</strong>.</p>
  <h2>Heading</h2>
  <ul><li>First</li><li>Second</li></ul>
  <blockquote>A quotation</blockquote>
  <div class="callout"><p class="callout-kind">Note</p><p>A note</p></div>
  <div class="callout callout-warning"><p class="callout-kind">Warning</p><p>A warning</p></div>
  <div class="callout callout-done"><p class="callout-kind">Done</p><p>Good news</p></div>
  <div class="table"><table><tr><th>Year</th><th>Limit</th></tr><tr><td>2026</td><td>265 t</td></tr></table></div>
`;

export const TOASTS: ToastMessage[] = [
  { kind: 'success', title: 'Feedback submitted', description: 'Thank you for your feedback!' },
  { kind: 'error', title: 'Submission failed' },
  { kind: 'info', title: 'Copy this link to share it', place: 'update' },
  { kind: 'warning', title: 'Your session ends soon', place: 'update' },
];
