'use client';
import { useFormFields } from '@payloadcms/ui';
import { MODULE_SLUGS, moduleMenu } from '#law/modules.ts';
import type { PagePreviewProps } from '#cms/fields/ui-fields.ts';
import { previewUrl } from './preview.ts';

function modulePagePath(slug: unknown, page: string | undefined): string | undefined {
  const module = MODULE_SLUGS.find((each) => each === slug);
  const found = module && moduleMenu(module).find((each) => each.page === page);
  return found && [`/${module}`, found.path].filter(Boolean).join('/');
}

export function PagePreview({ what, page, url, tab }: PagePreviewProps) {
  const slug = useFormFields(([fields]) => fields.slug?.value);
  const address = url ?? modulePagePath(slug, page);
  if (!address) return null;
  return (
    <p className="field-type">
      <a href={`${previewUrl(address)}${tab ? `&${tab}` : ''}`} target="_blank" rel="noreferrer">
        Preview {what}
      </a>
    </p>
  );
}
