import ts from "typescript";
import { importsOf, parseSource, walk } from "./sources";

/** A function or constant at the top of a file of the project: "app/auth/audit.server.ts#noteAudit". */
type Declaration = string;

type Source = {
  declarations: Map<string, ts.Node>;
  /** Imported and re-exported names, with where they come from. */
  elsewhere: Map<string, Declaration>;
};

const sources = new Map<string, Source>();
const namesIn = new Map<Declaration, Declaration[]>();

/** What may run when this function does, itself first. Calls through a value that is handed over count where it is named. */
export function reachedFrom(start: Declaration): Declaration[] {
  const reached = new Set([start]);
  for (const one of reached) for (const named of namedBy(one)) reached.add(named);
  return [...reached];
}

export function textOf(declaration: Declaration): string {
  const [file, name] = split(declaration);
  return sourceOf(file).declarations.get(name)?.getText() ?? "";
}

function namedBy(declaration: Declaration): Declaration[] {
  const known = namesIn.get(declaration);
  if (known) return known;
  const [file, name] = split(declaration);
  const { declarations, elsewhere } = sourceOf(file);
  const node = declarations.get(name);
  const found = new Set<Declaration>();
  const from = elsewhere.get(name);
  if (from) found.add(from);
  if (node) {
    walk(node, (inner) => {
      if (!ts.isIdentifier(inner) || isMemberName(inner)) return;
      if (declarations.has(inner.text)) found.add(`${file}#${inner.text}`);
      const imported = elsewhere.get(inner.text);
      if (imported) found.add(imported);
    });
  }
  namesIn.set(declaration, [...found]);
  return [...found];
}

function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const source: Source = { declarations: new Map(), elsewhere: new Map() };
  sources.set(file, source);
  if (!/\.tsx?$/.test(file)) return source;
  const targets = new Map(importsOf(file).map(({ specifier, target }) => [specifier, target]));
  for (const statement of parseSource(file).statements) read(statement, source, targets);
  return source;
}

function read(statement: ts.Statement, { declarations, elsewhere }: Source, targets: Map<string, string>) {
  if (ts.isFunctionDeclaration(statement) && statement.name) declarations.set(statement.name.text, statement);
  if (ts.isVariableStatement(statement)) {
    for (const one of statement.declarationList.declarations) {
      walk(one.name, (name) => ts.isIdentifier(name) && declarations.set(name.text, one));
    }
  }
  const names =
    ts.isImportDeclaration(statement) && statement.importClause?.namedBindings
      ? statement.importClause.namedBindings
      : ts.isExportDeclaration(statement)
        ? statement.exportClause
        : undefined;
  const specifier = (statement as ts.ImportDeclaration | ts.ExportDeclaration).moduleSpecifier;
  if (!names || !specifier || !ts.isStringLiteral(specifier)) return;
  if (!ts.isNamedImports(names) && !ts.isNamedExports(names)) return;
  for (const { name, propertyName } of names.elements) {
    elsewhere.set(name.text, `${targets.get(specifier.text)}#${(propertyName ?? name).text}`);
  }
}

function split(declaration: Declaration): [string, string] {
  return declaration.split("#") as [string, string];
}
