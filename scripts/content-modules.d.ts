/** Files that scripts/content-files.ts turns into data. `import.meta.glob<Shape>` declares the content of a folder's files. */
declare module '*.yaml' {
  const value: unknown;
  export default value;
}
declare module '*.md' {
  const value: unknown;
  export default value;
}
