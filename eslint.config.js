import tseslint from "typescript-eslint";

const pages = [
  "app/http/requests/no-page.tsx",
  "app/routes/**/*.tsx",
  "app/root.tsx",
  "app/entry.*.tsx",
  "app/routes.ts",
  "**/*.config.{js,ts}",
];

/** A Kysely query that stands alone as a statement was never run. (An awaited one is found by await-thenable.) */
const noForgottenQuery = {
  meta: { type: "problem", messages: { forgotten: "This query is not run: call .execute()." } },
  create({ report, sourceCode: { parserServices } }) {
    return {
      ExpressionStatement({ expression }) {
        const type = parserServices.getTypeAtLocation(expression);
        if (type.getProperty("compile") && type.getProperty("execute")) {
          report({ node: expression, messageId: "forgotten" });
        }
      },
    };
  },
};

/** A result may name a problem (STYLE.md): a statement that drops it goes on as if nothing had happened. */
const noIgnoredProblem = {
  meta: { type: "problem", messages: { ignored: "This result may name a problem: look at it." } },
  create({ report, sourceCode: { parserServices } }) {
    const mayNameProblem = (type) =>
      type.isUnion() ? type.types.some(mayNameProblem) : !!type.getProperty("problem");
    return {
      ExpressionStatement({ expression }) {
        if (expression.type === "AssignmentExpression") return;
        if (mayNameProblem(parserServices.getTypeAtLocation(expression)))
          report({ node: expression, messageId: "ignored" });
      },
    };
  },
};

export default tseslint.config(
  { ignores: ["build/", "data/", ".cache/", "test-results/", "public/", "eslint.config.js"] },
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: {
      product: { rules: { "no-forgotten-query": noForgottenQuery, "no-ignored-problem": noIgnoredProblem } },
    },
    rules: {
      "product/no-forgotten-query": "error",
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // Objects here are made of functions, not of classes: there is no "this" to lose.
      "@typescript-eslint/unbound-method": "off",
      // A form's field is text or a file; String() of a file is as good as any wrong text.
      "@typescript-eslint/no-base-to-string": "off",
      // Remix ends a request by throwing a Response.
      "@typescript-eslint/only-throw-error": "off",
      "no-restricted-syntax": [
        "error",
        { selector: "ExportDefaultDeclaration", message: "Only pages have a default export." },
      ],
    },
  },
  {
    files: ["tests/**"],
    ignores: ["tests/support/property.ts"],
    rules: { "no-restricted-imports": ["error", { name: "fast-check", message: "Use support/property." }] },
  },
  { files: ["app/**", "db/**"], rules: { "product/no-ignored-problem": "error" } },
  { files: pages, rules: { "no-restricted-syntax": "off" } },
);
