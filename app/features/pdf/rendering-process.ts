import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { BuildingDocument } from '../building/pdf/building-document.tsx';
import { ChecklistPdf } from '../checklists/checklist-document.tsx';
import { ExampleDocument } from '../emissions-report/pdf/example-document.tsx';
import { ReportDocument } from '../emissions-report/pdf/report-document.tsx';
import { PortfolioDocument } from '../portfolio/portfolio-document.tsx';

const DOCUMENTS = {
  building: BuildingDocument,
  checklist: ChecklistPdf,
  example: ExampleDocument,
  portfolio: PortfolioDocument,
  report: ReportDocument,
};

/** The documents that can be rendered, by name. */
export type Documents = typeof DOCUMENTS;

async function render(name: keyof Documents, props: object): Promise<Buffer | { error: string }> {
  const document = createElement(DOCUMENTS[name] as ComponentType<object>, props);
  try {
    return await renderToBuffer(document as ReactElement<DocumentProps>);
  } catch (error) {
    return { error: String(error) };
  }
}

process.on('message', ({ name, props }: { name: keyof Documents; props: object }) => {
  void render(name, props).then((result) => process.send?.(result));
});
