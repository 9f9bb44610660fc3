/** Files that scripts/content-files.ts turns into data. `import.meta.glob<Shape>` declares the content of a folder's files. */
declare module '*.yaml' {
  const value: unknown;
  export default value;
}
declare module '*.md' {
  const value: unknown;
  export default value;
}
/** Scripts that scripts/bundled-scripts.ts turns into text. */
declare module '*?bundle' {
  const text: string;
  export default text;
}
