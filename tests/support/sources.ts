import { readFileSync, readdirSync } from "node:fs";
import ts from "typescript";
import { projectFolder } from "~/environment";

/** Paths from the project's folder, as in `app/routes.ts`. */
export function filesBelow(folder: string, name = /\.tsx?$/): string[] {
  return readdirSync(`${projectFolder}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(projectFolder, ""))
    .sort();
}

export function readSource(file: string): string {
  return readFileSync(`${projectFolder}${file}`, "utf8");
}

/** `id` as Remix names a route: the file without its ending, from app/. */
export function fileOfRoute(id: string): string {
  return ts.sys.fileExists(`${projectFolder}app/${id}.tsx`) ? `app/${id}.tsx` : `app/${id}.ts`;
}

export function linesOf(file: string): number {
  return readSource(file).trimEnd().split("\n").length;
}

export function parseSource(file: string): ts.SourceFile {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, readSource(file), ts.ScriptTarget.Latest, true, kind);
}

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

export type Import = {
  /** As written in the file. */
  specifier: string;
  /** A file of the project, or a package name. */
  target: string;
  isPackage: boolean;
  typesOnly: boolean;
};

export function importsOf(file: string): Import[] {
  const found: Import[] = [];
  walk(parseSource(file), (node) => {
    const specifier = specifierOf(node);
    if (specifier === undefined) return;
    const path = resolveSpecifier(file, specifier);
    const isPackage = path === undefined;
    found.push({ specifier, target: path ?? specifier, isPackage, typesOnly: isTypesOnly(node) });
  });
  return found;
}

function specifierOf(node: ts.Node): string | undefined {
  const from =
    (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : undefined) ??
    (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
      ? node.arguments[0]
      : undefined) ??
    (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined);
  return from && ts.isStringLiteralLike(from) ? from.text : undefined;
}

function isTypesOnly(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (!ts.isImportDeclaration(node) || !node.importClause) return false;
  const { isTypeOnly, name, namedBindings } = node.importClause;
  if (isTypeOnly) return true;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.every((element) => element.isTypeOnly);
}

function resolveSpecifier(file: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, "");
  const path = bare.startsWith(".")
    ? new URL(bare, `file:///${file}`).pathname.slice(1)
    : bare.replace(/^~db\//, "db/").replace(/^~\//, "app/");
  if (path === bare && !bare.startsWith(".")) return undefined;
  return (
    [path, `${path}.ts`, `${path}.tsx`].find((candidate) => ts.sys.fileExists(projectFolder + candidate)) ??
    path
  );
}
