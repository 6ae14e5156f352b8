export type TableText = { text: string; encoding: "UTF-8" | "UTF-16" | "Windows-1252" };

export const maxBytes = 10 * 1024 * 1024;

/**
 * The text of a file that should be a table. Judged by its bytes, whatever its name: a workbook, a PDF or a picture is refused in plain
 * words.
 */
export function decodeTableText(bytes: Uint8Array): TableText | { problem: string } {
  if (bytes.length > maxBytes) {
    return { problem: "The file is larger than 10 MB. Split it and import the parts one after the other." };
  }
  const other = otherKindOf(bytes);
  if (other) return { problem: other };
  const decoded = decoded16(bytes) ?? decoded8(bytes);
  const text = decoded.text.replaceAll("\0", "");
  if (text.trim() === "") return { problem: "The file is empty." };
  if (decoded.text.length - text.length > decoded.text.length / 100) {
    return { problem: `This file is no text, so no table can be read from it. ${howToSave}` };
  }
  if (/^\s*<(!doctype|html|\?xml|table)/i.test(text)) {
    return { problem: `This file is a web page or XML, even if its name says otherwise. ${howToSave}` };
  }
  return { text, encoding: decoded.encoding };
}

const howToSave =
  "Open it in your spreadsheet program, save the sheet as CSV (comma separated) and choose that file.";

const signatures: { starts: number[]; at?: number; problem: string }[] = [
  { starts: [0x50, 0x4b, 0x03, 0x04], problem: `This is a workbook (.xlsx) or a ZIP file. ${howToSave}` },
  { starts: [0xd0, 0xcf, 0x11, 0xe0], problem: `This is an old Excel workbook (.xls). ${howToSave}` },
  { starts: [...Buffer.from("%PDF")], problem: `This is a PDF. ${howToSave}` },
  { starts: [...Buffer.from("{\\rtf")], problem: `This is a text document (RTF). ${howToSave}` },
  { starts: [0x1f, 0x8b], problem: "This file is packed (gzip). Unpack it first and choose the CSV inside." },
  ...[[0x89, 0x50, 0x4e, 0x47], [0xff, 0xd8, 0xff], [...Buffer.from("GIF8")]].map((starts) => ({
    starts,
    problem: "This is a picture. Choose the list as a CSV file.",
  })),
  { starts: [...Buffer.from("WEBP")], at: 8, problem: "This is a picture. Choose the list as a CSV file." },
  {
    starts: [...Buffer.from("ftyp")],
    at: 4,
    problem: "This is a picture or a video. Choose the list as a CSV file.",
  },
];

function otherKindOf(bytes: Uint8Array): string | undefined {
  return signatures.find(({ starts, at = 0 }) => starts.every((byte, index) => bytes[at + index] === byte))
    ?.problem;
}

function decoded16(bytes: Uint8Array): TableText | undefined {
  const order = order16(bytes);
  return order && { text: new TextDecoder(order).decode(bytes), encoding: "UTF-16" };
}

/** The byte order mark, or zero bytes in every other place, as in Latin letters. */
function order16(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const head = bytes.subarray(0, 2000);
  const zeros = (parity: number) => head.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zeros(0), zeros(1)];
  const enough = head.length * 0.35;
  if (odd > enough && even < odd / 10) return "utf-16le";
  return even > enough && odd < even / 10 ? "utf-16be" : undefined;
}

function decoded8(bytes: Uint8Array): TableText {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "UTF-8" };
  } catch {
    // Some versions of Node decode "windows-1252" as Latin-1, without the euro sign.
    const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
    const text = latin.replace(/[\x80-\x9f]/g, (letter) => windowsLetters[letter.charCodeAt(0) - 0x80]!);
    return { text, encoding: "Windows-1252" };
  }
}

/** 0x80 to 0x9F (WHATWG Encoding Standard, index windows-1252). */
const windowsLetters = [..."€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ"];
