export * from "./fluent-langneg/index.js";
