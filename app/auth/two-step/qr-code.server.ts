import qrcode from "qrcode-generator";

/** ISO/IEC 18004: as many light modules around it as readers need. */
const quietZone = 4;

/** The dark modules as the path of an SVG of `size` by `size` units. */
export function qrCode(text: string): { size: number; path: string } {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const runs: string[] = [];
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (!code.isDark(row, column)) continue;
      const start = column;
      while (column + 1 < count && code.isDark(row, column + 1)) column++;
      const length = column - start + 1;
      runs.push(`M${start + quietZone} ${row + quietZone}h${length}v1h-${length}z`);
    }
  }
  return { size: count + 2 * quietZone, path: runs.join("") };
}
