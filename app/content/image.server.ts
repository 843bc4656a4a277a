import type { Media } from '#cms/payload-types.ts';

export interface ImageView {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
}

const isMedia = (value: unknown): value is Media =>
  typeof value === 'object' && value !== null && 'alt' in value && 'url' in value;

/** An uploaded image in its sizes, or nothing where the document holds only an id. */
export function imageView(value: unknown): ImageView | undefined {
  if (!isMedia(value) || !value.url) return undefined;
  const { url, alt, width, height, sizes } = value;
  const candidates = [sizes?.card, sizes?.wide, { url, width }].filter(
    (size): size is { url: string; width: number } => Boolean(size?.url && size.width),
  );
  return {
    src: sizes?.wide?.url ?? url,
    srcSet: candidates.map((size) => `${size.url} ${size.width}w`).join(', '),
    width: sizes?.wide?.width ?? width ?? 1280,
    height: sizes?.wide?.height ?? height ?? 720,
    alt,
  };
}
