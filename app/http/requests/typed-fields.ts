/** Of a form that is shown again in place of its page. */
const hidden = new Set(["form_token", "version", "decodedVin", "decodeSource", "token", "photoId"]);

export function isTyped(name: string, value: string): boolean {
  return !hidden.has(name) && value !== "";
}

/** As people read it: "makeModel" was the field "Make model". */
export function labelOfField(name: string): string {
  const words = name
    .replace(/[_-]/g, " ")
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
