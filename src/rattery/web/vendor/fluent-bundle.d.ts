export * from "./fluent-bundle/index.js";
