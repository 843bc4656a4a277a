import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';

export type Family = 'sans' | 'serif' | 'typewriter';

const FAMILIES: Record<Family, [StandardFonts, StandardFonts]> = {
  sans: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  serif: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
  typewriter: [StandardFonts.Courier, StandardFonts.CourierBold],
};

interface Style {
  size?: number;
  bold?: boolean;
  align?: 'left' | 'right' | 'center';
  white?: boolean;
}

/** Sheets of paper of one bill; places are measured from the top left, in points. */
export class Sheet {
  private page: PDFPage;

  private constructor(
    private readonly pdf: PDFDocument,
    private readonly fonts: [PDFFont, PDFFont],
    private readonly paper: [number, number],
    private readonly size: number,
  ) {
    this.page = pdf.addPage(paper);
  }

  static async of(
    family: Family,
    { size = 10, paper = [612, 792] as [number, number] } = {},
  ): Promise<Sheet> {
    const pdf = await PDFDocument.create();
    const [plain, bold] = FAMILIES[family];
    return new Sheet(pdf, [await pdf.embedFont(plain), await pdf.embedFont(bold)], paper, size);
  }

  text(left: number, top: number, text: string, style: Style = {}): this {
    const size = style.size ?? this.size;
    const font = this.fonts[style.bold ? 1 : 0];
    const width = font.widthOfTextAtSize(text, size);
    const shift = style.align === 'right' ? width : style.align === 'center' ? width / 2 : 0;
    this.page.drawText(text, {
      x: left - shift,
      y: this.paper[1] - top - size,
      size,
      font,
      color: style.white ? rgb(1, 1, 1) : rgb(0.05, 0.05, 0.08),
    });
    return this;
  }

  rule(left: number, right: number, top: number, dashed = false): this {
    const y = this.paper[1] - top;
    this.page.drawLine({
      start: { x: left, y },
      end: { x: right, y },
      thickness: 0.7,
      ...(dashed && { dashArray: [4, 3] }),
    });
    return this;
  }

  box(left: number, top: number, width: number, height: number, fill?: 'gray' | 'dark'): this {
    this.page.drawRectangle({
      x: left,
      y: this.paper[1] - top - height,
      width,
      height,
      ...(fill
        ? { color: fill === 'dark' ? rgb(0.1, 0.25, 0.2) : rgb(0.9, 0.9, 0.9) }
        : { borderWidth: 0.8, borderColor: rgb(0.3, 0.3, 0.3) }),
    });
    return this;
  }

  /** Cells of a table, each with its place; numbers end there, text starts there. */
  cells(top: number, cells: [number, string, 'right'?][], style: Style = {}): this {
    for (const [left, text, align] of cells) this.text(left, top, text, { ...style, align: align ?? 'left' });
    return this;
  }

  next(): this {
    this.page = this.pdf.addPage(this.paper);
    return this;
  }

  async bytes(): Promise<Uint8Array> {
    return this.pdf.save();
  }
}
