import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Canvas, GlobalFonts, type SKRSContext2D, createCanvas } from "@napi-rs/canvas";

const fonts = join(dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json")), "ttf");
const families = {
  Sans: "DejaVuSans.ttf",
  "Sans Bold": "DejaVuSans-Bold.ttf",
  Condensed: "DejaVuSansCondensed.ttf",
  Serif: "DejaVuSerif.ttf",
  Mono: "DejaVuSansMono.ttf",
  "Mono Bold": "DejaVuSansMono-Bold.ttf",
};
for (const [name, file] of Object.entries(families)) GlobalFonts.registerFromPath(join(fonts, file), name);

export type Font = keyof typeof families;
export type Style = { font?: Font; size?: number; align?: "left" | "right" | "center"; color?: string };
export type Column = { title: string; x: number; align?: Style["align"] };

/** White paper to print on, in pixels. */
export class Sheet {
  readonly canvas: Canvas;
  private readonly pen: SKRSContext2D;

  constructor(
    readonly width: number,
    readonly height: number,
    private readonly usual: Style,
    paper = "#fff",
  ) {
    this.canvas = createCanvas(width, height);
    this.pen = this.canvas.getContext("2d");
    this.pen.fillStyle = paper;
    this.pen.fillRect(0, 0, width, height);
  }

  print(x: number, y: number, text: string, style: Style = {}): void {
    const { font = "Sans", size = 22, align = "left", color = "#1a1a1a" } = { ...this.usual, ...style };
    this.pen.font = `${size}px "${font}"`;
    this.pen.textAlign = align;
    this.pen.fillStyle = color;
    this.pen.fillText(text, x, y);
  }

  lines(x: number, y: number, texts: string[], step: number, style: Style = {}): void {
    for (const [index, text] of texts.entries()) this.print(x, y + index * step, text, style);
  }

  rule(x: number, y: number, width: number, thick = 2): void {
    this.pen.fillStyle = "#333";
    this.pen.fillRect(x, y, width, thick);
  }

  box(x: number, y: number, width: number, height: number, fill?: string): void {
    this.pen.fillStyle = fill ?? "#fff";
    if (fill) this.pen.fillRect(x, y, width, height);
    this.pen.strokeStyle = "#444";
    this.pen.lineWidth = 2;
    this.pen.strokeRect(x, y, width, height);
  }

  /** Cells of a row may be empty. */
  row(y: number, columns: Column[], cells: (string | undefined)[], style: Style = {}): void {
    for (const [index, { x, align = "left" }] of columns.entries())
      if (cells[index]) this.print(x, y, cells[index], { ...style, align });
  }

  heading(y: number, columns: Column[], style: Style = {}): void {
    this.row(
      y,
      columns,
      columns.map(({ title }) => title),
      style,
    );
  }
}
