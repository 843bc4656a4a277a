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

const HEADER_SHAPE = 16 / 9;

/** The smaller sizes are cropped for headers. Elsewhere, they are used only for images with the same aspect ratio. */
export function imageView(value: unknown, { isHeader = false } = {}): ImageView | undefined {
  if (!isMedia(value) || !value.url) return undefined;
  const { url, alt, width, height, sizes } = value;
  const hasShape = width && height && Math.abs(width / height - HEADER_SHAPE) < 0.01;
  const { card, wide } = (isHeader || hasShape ? sizes : undefined) ?? {};
  const candidates = [card, wide, { url, width }].filter((size): size is { url: string; width: number } =>
    Boolean(size?.url && size.width),
  );
  return {
    src: wide?.url ?? url,
    srcSet: candidates.map((size) => `${size.url} ${size.width}w`).join(', '),
    width: wide?.width ?? width ?? 1280,
    height: wide?.height ?? height ?? 720,
    alt,
  };
}
