import js from "@eslint/js";
import globals from "globals";

// Checked here, as the formatter does not break comments, texts and the paths of drawings.
const LINE = ["error", { code: 120, ignoreUrls: true }];

export default [
  { ignores: ["**/vendor/**", "**/node_modules/**"] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2022, sourceType: "module", globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "max-len": LINE,
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", caughtErrors: "none", ignoreRestSiblings: true }],
      "no-var": "error",
      "prefer-const": "error",
      eqeqeq: ["error", "always"],
      "no-implicit-coercion": ["error", { boolean: false }],
      "no-restricted-globals": ["error", "event", "name", "status"],
      "object-shorthand": "error",
      "prefer-template": "error",
      "no-useless-rename": "error",
      "no-shadow": ["error", { allow: ["name", "top", "left"] }],
    },
  },
];
