import type { Plugin } from 'vite';

/** What a browser runs in place of code that adds a `<style>` element. Returns how the sheet is removed. */
const addSheet = `
function addSheet(css) {
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet); };
}`;

const sonnersOwn = /function __insertCSS\(code\) \{[\s\S]*?\n\}/;

/**
 * Two libraries add `<style>` elements in the browser: sonner for its toasts, and react-style-singleton for dialogs that
 * hold the page still. Our Content Security Policy allows none, and pages kept for everyone have no nonce to give away.
 * Their rules become constructed style sheets, which the policy leaves to scripts it already trusts.
 */
export const constructedSheets: Plugin = {
  name: 'constructed-sheets',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: [/[/]sonner[/]dist[/]index\.mjs$/, /[/]react-style-singleton[/]dist[/]es2015[/]singleton\.js$/] },
    handler(code, id) {
      if (id.includes('react-style-singleton')) return { code: singleton, map: null };
      if (!sonnersOwn.test(code)) this.error('sonner adds its styles in another way now. See scripts/constructed-sheets.ts.');
      return { code: code.replace(sonnersOwn, () => `${addSheet}\nconst __insertCSS = addSheet;`), map: null };
    },
  },
};

/** The library's one function: the first user adds the sheet, the last one removes it. */
const singleton = `${addSheet}
export const stylesheetSingleton = () => {
  let users = 0;
  let remove = () => {};
  return {
    add(css) {
      if (users++ === 0) remove = addSheet(css);
    },
    remove() {
      if (--users === 0) remove();
    },
  };
};`;
