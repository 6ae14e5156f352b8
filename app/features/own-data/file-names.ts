/** Text as a part of a file's name on every system, and never empty: "T-7/a" is "T-7 a". */
export function fileNamePart(text: string, maxLength = 60): string {
  const plain = text
    .normalize("NFC")
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, maxLength)
    .replace(/[. ]+$|^\.+/g, "");
  return /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(plain) || plain === "" ? `_${plain}` : plain;
}
