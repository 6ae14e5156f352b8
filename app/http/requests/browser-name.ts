const browsers = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const systems = ["Windows", "Android", "iPhone", "iPad", "Mac OS X", "CrOS", "Linux"] as const;

/** "Chrome on Windows": enough to recognize your own browser. */
export function browserName(userAgent: string): string {
  const browser = browsers.find(([token]) => userAgent.includes(`${token}/`))?.[1] ?? "A browser";
  const system = systems.find((name) => userAgent.includes(name));
  return system ? `${browser} on ${system}` : browser;
}
