/** Files that scripts/content-files.ts turns into data. `import.meta.glob<Shape>` says what a folder's files hold. */
declare module '*.yaml' {
  const value: unknown;
  export default value;
}
declare module '*.md' {
  const value: unknown;
  export default value;
}
