import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const yesNo = z
  .enum(["0", "1", "false", "true", "no", "yes"])
  .transform((value) => value === "1" || value === "true" || value === "yes");

/** Shown until there is an address of one's own. */
const exampleSales = "sales@example.com";

/** An empty value counts as not set. */
const settings = z.object({
  NODE_ENV: z.string().default("production"),
  PORT: z.coerce.number().int().min(1).max(65535).optional(),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default(defaultDataFolder),
  DATABASE_URL: z.string().optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /** Set by the starter to where it listens; used for links in mails if PUBLIC_URL is not set. */
  LISTEN_URL: z.url().optional(),
  WEB_PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default("FleetTrack Pro <no-reply@localhost>"),
  MASTER_EMAIL: z.email().toLowerCase().optional(),
  SALES_EMAIL: z.string().default(exampleSales),
  SALES_PHONE: z.string().default("(555) 555-0100"),
  SALES_CITY: z.string().default("Springfield, Illinois"),
  MOBILE_QUARTER: z.string().default("Q2 2025"),
  LAUNCH_DATE: z.string().default("November 1st, 2025"),
  WAITLIST: yesNo.default(false),
  TRUST_PROXY: yesNo.default(false),
  SAMPLE: yesNo.optional(),
  /** Scheduled jobs. Off in tests, because they would remove rows that tests have just written. */
  CRON: yesNo.default(true),
  /** Companies to try that wait for visitors. 0: there is no demo. */
  DEMO_READY: z.coerce.number().int().min(0).max(50).default(8),
  /** An OpenAI-compatible service, such as https://host/v1, that is asked what a part is. */
  VISION_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  VISION_KEY: z.string().optional(),
  VISION_MODEL: z.string().optional(),
  VIN_ONLINE: z.enum(["never", "fallback", "always"]).default("fallback"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

const agreeing = settings.refine(({ VISION_URL, VISION_MODEL }) => !VISION_URL || VISION_MODEL, {
  path: ["VISION_MODEL"],
  message: "VISION_URL needs the name of a model",
});

export type Environment = z.infer<typeof settings>;

/** The message is one line that names each wrong setting and what it may be. */
export class SettingsError extends Error {}

export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = agreeing.safeParse(given);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new SettingsError(`Wrong setting. ${wrong.join("; ")}.`);
}

/** For links that are mailed or printed. Never from the Host header, which the visitor controls. */
export function siteUrl({ PUBLIC_URL, LISTEN_URL }: Environment): string {
  return PUBLIC_URL ?? LISTEN_URL ?? "http://127.0.0.1:3000";
}

/** The folder with package.json, seen from the sources (app/) or from the built server (build/server/). */
export const projectFolder = fileURLToPath(
  new URL(/\/build\/server\/[^/]*$/.test(import.meta.url) ? "../.." : "..", import.meta.url),
);

/** For root it is outside the checkout: the database then runs as another user, who may not have access to the checkout. */
function defaultDataFolder(): string {
  if (process.getuid?.() !== 0) return `${projectFolder}data`;
  const checkout = createHash("sha256").update(projectFolder).digest("hex").slice(0, 12);
  return `/var/lib/fleettrack-pro/${checkout}`;
}

export const environment = readSettings();

/** Where mail to sales goes. Nobody reads the example: without an address of one's own, requests are kept and not mailed. */
export const salesMailbox = environment.SALES_EMAIL === exampleSales ? undefined : environment.SALES_EMAIL;

/** Every program of the product loads this: a wrong setting ends it with one line. */
function readSettings(): Environment {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
