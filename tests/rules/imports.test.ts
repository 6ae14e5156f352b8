import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { projectFolder } from "~/environment";
import { type Import, filesBelow, importsOf } from "../support/sources";

const files = [...filesBelow("app"), ...filesBelow("db"), ...filesBelow("migrations")];
const imports = new Map(files.map((file) => [file, importsOf(file)]));

const databasePackages = ["kysely", "kysely-postgres-js", "postgres", "pg"];
const packageOf = (target: string) =>
  target
    .split("/")
    .slice(0, target.startsWith("@") ? 2 : 1)
    .join("/");
const isIn = (folder: string, target: string) => target.startsWith(`${folder}/`);
const isServer = (file: string) => /\.server\.tsx?$/.test(file);

/** The files that may read across accounts, each for its reason. */
const mayUseOwner = [
  // Sign-in and everything before there is an account to be scoped to.
  /^app\/auth\/((two-step|demos)\/)?[\w-]+\.server\.ts$/,
  // The mail outbox, the VIN catalogue and the health page belong to no account.
  "app/features/mail/send-mail.server.ts",
  "app/features/vin/vin-tables.server.ts",
  // Clearing away photos that no record took, of every account.
  "app/features/files/clean-up.server.ts",
  // Scans of every company, which the worker reads.
  "app/features/scans/read-scan.server.ts",
  "app/features/scans/record-reading.server.ts",
  // What the lookup service said belongs to no company.
  "app/features/part-lookup/kept-answers.server.ts",
  // Drafts of every company that nobody came back to.
  "app/features/imports/clean-up.server.ts",
  // Visitors have no company.
  "app/features/contact-requests/contact-requests.server.ts",
  // The provider looks after its customers' companies, for its master account alone.
  /^app\/features\/master-crm\/(companies|requests)\/[\w-]+\.server\.ts$/,
  /^app\/features\/master-crm\/customers\/(add-crm-customer|open-account)\.server\.ts$/,
  // People and invitations: users belong to no company, and who joins one has another or none before.
  /^app\/features\/users\/[\w-]+\.server\.ts$/,
  // Which companies to look through once a day, and whom to tell: each company's own is then read as that company.
  "app/features/mail/daily-mail.server.ts",
  // Programs beside the web process.
  "app/worker.ts",
  "app/operator.ts",
  /^app\/operator\/[\w-]+\.ts$/,
  "db/seed.ts",
];

/** A feature may use those to its right; every feature may use those that are forEveryFeature. */
const order: Record<string, string[]> = {
  help: ["invoices", "users", "import-kinds", "inspections"],
  tour: [],
  demo: ["invoices", "counts", "parts", "inspections"],
  "master-crm": ["customers", "contact-requests", "imports", "scans"],
  "own-data": ["history", "invoices", "customers", "users"],
  "part-lookup": ["inventory", "vehicles", "vision-service"],
  "vision-service": [],
  invoices: ["prices", "kits", "company-settings", "lost-sales"],
  kits: ["inventory"],
  "scanned-parts": ["scans", "parts"],
  scans: ["fuel", "vin", "imports", "company-settings", "vision-service"],
  prices: ["customers", "inventory"],
  // Its end puts right what sales since then took and owe.
  counts: ["invoices"],
  "import-kinds": ["parts", "vehicles", "fuel", "service", "inventory", "master-crm"],
  inventory: ["customers", "lost-sales", "imports"],
  issues: ["inspections"],
  history: ["parts", "inspections", "fuel", "annual-inspections"],
  parts: ["breakdowns", "service", "inventory"],
  inspections: ["breakdowns", "service", "annual-inspections"],
  service: ["reminders"],
  reminders: ["annual-inspections"],
  "annual-inspections": ["vehicles"],
  fuel: ["vehicles"],
  breakdowns: ["vehicles"],
  vehicles: ["meters", "vin", "imports", "changes"],
  meters: ["imports"],
  imports: [],
  vin: [],
  customers: ["changes"],
  users: ["vehicles"],
  audit: [],
  "company-settings": [],
  "lost-sales": [],
  "contact-requests": ["plans"],
  plans: [],
  changes: [],
  files: [],
  mail: ["calendar"],
  accounts: ["amounts"],
  fields: ["amounts"],
  amounts: ["calendar"],
  calendar: [],
};
const forEveryFeature = ["files", "mail", "accounts", "fields", "amounts", "calendar"];

/** A feature of many files has folders: each may use those listed here, and the files beside the folders. */
const foldersOf: Record<string, Record<string, string[]>> = {
  invoices: {
    form: ["draft", "cores"],
    draft: ["document"],
    issue: ["document", "payments", "cores"],
    credit: ["issue", "payments"],
    document: ["payments"],
    payments: [],
    cores: [],
    page: ["issue", "document", "payments", "cores"],
    list: ["balances"],
    balances: ["document", "payments"],
  },
};

/** Reaches down the order, however many steps. */
function isBelow(noun: string, other: string, seen = new Set<string>()): boolean {
  if (forEveryFeature.includes(other) && !forEveryFeature.includes(noun)) return true;
  seen.add(noun);
  return (order[noun] ?? []).some(
    (next) => next === other || (!seen.has(next) && isBelow(next, other, seen)),
  );
}

type Rule = (file: string, target: Import) => boolean;

const rules: [folder: RegExp, rule: Rule][] = [
  [/^app\/routes\//, routeMay],
  [/^app\/features\//, featureMay],
  [
    /^app\/auth\//,
    (file, { target, isPackage }) =>
      isPackage
        ? isServer(file) || !databasePackages.includes(packageOf(target))
        : target === "app/environment.ts" ||
          ["app/auth", "app/http"].some((to) => isIn(to, target)) ||
          (isIn("db", target) && (isServer(file) || file === "app/auth/scope.ts")),
  ],
  [
    /^app\/http\//,
    (file, { target, isPackage }) =>
      isPackage
        ? !databasePackages.includes(packageOf(target))
        : target === "app/environment.ts" ||
          isIn("app/http", target) ||
          // The pages that refuse a request, and the form that every page posts.
          (file.endsWith(".tsx") && isIn("app/ui", target)),
  ],
  [
    /^app\/ui\//,
    (_, { target, isPackage }) =>
      isPackage ? !databasePackages.includes(packageOf(target)) : isIn("app/ui", target),
  ],
  [/^app\/environment\.ts$/, (_, { isPackage }) => isPackage],
  [
    /^db\/seed[\w-]*\.ts$/,
    (_, { target, isPackage }) =>
      isPackage ||
      target === "app/environment.ts" ||
      ["db", "app/features", "app/auth"].some((to) => isIn(to, target)),
  ],
  [
    /^db\/(?!seed[\w-]*\.ts)/,
    (_, { target, isPackage }) => isPackage || target === "app/environment.ts" || isIn("db", target),
  ],
  [/^migrations\//, (_, { target }) => target === "kysely"],
];

/** Never another route: what the routes of a section share is in its +shared folder, or is the root's. */
function routeMay(file: string, { target, isPackage }: Import): boolean {
  if (isPackage) return !databasePackages.includes(packageOf(target));
  if (target === "app/environment.ts" || target === "app/root.tsx") return true;
  if (["app/features", "app/auth", "app/http", "app/ui", "app/styles"].some((to) => isIn(to, target)))
    return true;
  const section = file.split("/")[2]!;
  return isIn(`app/routes/${section}/+shared`, target);
}

/** What is allowed, what is noted of it, and what text is made of: forms and files make it plain by the same function. */
const forFeatures = ["app/auth/permissions.ts", "app/http/requests/plain-text.ts"];

/** What is done is noted where it is done; people are what sign-in is about; and the provider opens and looks after companies. */
function featureMayAuth(file: string, target: string): boolean {
  return (
    isServer(file) &&
    (target === "app/auth/audit.server.ts" ||
      ["users", "master-crm"].some((noun) => isIn(`app/features/${noun}`, file)))
  );
}

function featureMay(file: string, { target, isPackage, typesOnly }: Import): boolean {
  if (isPackage) return isServer(file) || !databasePackages.includes(packageOf(target));
  if (isIn("db", target)) return isServer(file);
  if (target === "app/environment.ts") return isServer(file);
  if (isIn("app/ui", target)) return true;
  if (isIn("app/auth", target) && featureMayAuth(file, target)) return true;
  if (isIn("app/auth", target) || isIn("app/http", target)) return typesOnly || forFeatures.includes(target);
  const noun = file.split("/")[2]!;
  const other = target.split("/")[2]!;
  return isIn("app/features", target) && (noun === other || isBelow(noun, other));
}

test("every folder imports only what it may", () => {
  const broken: string[] = [];
  for (const [file, found] of imports) {
    const rule = rules.find(([folder]) => folder.test(file))?.[1];
    for (const target of found) {
      if (rule && !rule(file, target)) broken.push(`${file} imports ${target.target}`);
    }
  }
  expect(broken).toEqual([]);
});

test("only the files listed here read across accounts", () => {
  const readers = [...imports].filter(([, found]) => found.some(({ target }) => target === "db/owner.ts"));
  const allowed = (file: string) =>
    mayUseOwner.some((one) => (typeof one === "string" ? one === file : one.test(file)));
  expect(readers.map(([file]) => file).filter((file) => !allowed(file))).toEqual([]);
});

test("only db/ opens the pool itself", () => {
  const openers = [...imports].filter(([, found]) => found.some(({ target }) => target === "db/pool.ts"));
  const outside = openers.map(([file]) => file).filter((file) => !isIn("db", file));
  // To close it at the end.
  expect(outside.filter((file) => !/^app\/(worker|operator|start)/.test(file))).toEqual([]);
});

test("every feature has its place in the order, and the order has no cycle", () => {
  const nouns = new Set(
    [...imports.keys()].filter((file) => isIn("app/features", file)).map((file) => file.split("/")[2]!),
  );
  expect([...nouns].filter((noun) => !(noun in order))).toEqual([]);
  expect(Object.keys(order).filter((noun) => isBelow(noun, noun))).toEqual([]);
});

test("the folders of a feature import only in the order in which its data flows", () => {
  const broken = [...imports].flatMap(([file, found]) => {
    const [, , noun, folder] = file.split("/");
    const folders = foldersOf[noun!];
    if (!folders || !isIn(`app/features/${noun}`, file)) return [];
    const isFolder = (name: string) => name in folders;
    const mayUse = isFolder(folder!) ? [folder, ...folders[folder!]!] : [];
    return found
      .filter(({ target }) => isIn(`app/features/${noun}`, target))
      .map(({ target }) => ({ target, to: target.split("/")[3]! }))
      .filter(({ to }) => isFolder(to) && !mayUse.includes(to))
      .map(({ target }) => `${file} imports ${target}`);
  });
  expect(broken).toEqual([]);
});

test("no files import each other in a circle, not even for types", () => {
  const cycles = new Set<string>();
  const done = new Set<string>();
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) cycles.add([...path.slice(path.indexOf(file)), file].join(" -> "));
    if (path.includes(file) || done.has(file)) return;
    for (const { target } of imports.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  expect([...cycles]).toEqual([]);
});

test("there is no folder for things that have no name", () => {
  const vague = ["models", "services", "lib", "utils", "helpers", "common"];
  expect(vague.filter((name) => existsSync(`${projectFolder}app/${name}`))).toEqual([]);
});

test("nothing in app imports a mock, a test or a benchmark", () => {
  const broken = [...imports].flatMap(([file, found]) =>
    found
      .filter(({ target }) => /^(mocks|tests)\//.test(target))
      .map(({ target }) => `${file} imports ${target}`),
  );
  expect(broken).toEqual([]);
});

test("what is drawn in the browser takes no more than types from a schema, which would bring zod along: 15 kB", () => {
  const drawn = files.filter((file) => /^app\/(features|ui|http)\/.*\.tsx$/.test(file));
  const found = drawn.flatMap((file) =>
    imports
      .get(file)!
      .filter(({ target, typesOnly }) => /-schema(\.ts)?$|^zod$/.test(target) && !typesOnly)
      .map(({ target }) => `${file}: ${target}`),
  );
  expect(found).toEqual([]);
});

test("a feature names its own files by where they are, and another noun's by its folder", () => {
  const broken = filesBelow("app/features").flatMap((file) => {
    const noun = file.split("/")[2]!;
    return importsOf(file)
      .filter(({ target }) => isIn("app/features", target))
      .filter(({ target, specifier }) => (target.split("/")[2] === noun) !== specifier.startsWith("."))
      .map(({ specifier }) => `${file} imports ${specifier}`);
  });
  expect(broken).toEqual([]);
});
