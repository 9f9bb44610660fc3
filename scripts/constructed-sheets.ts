import type { Plugin } from 'vite';

/** Browser code that replaces adding a `<style>` element. It returns a function that removes the sheet. */
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
 * Two libraries add `<style>` elements in the browser: sonner for its toasts, and react-style-singleton for dialogs that stop
 * the page from scrolling. Our Content Security Policy allows no such elements, and cached pages can't have a nonce. So this
 * plugin turns them into constructed style sheets, which the policy allows to trusted scripts.
 */
export const constructedSheets: Plugin = {
  name: 'constructed-sheets',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: [/[/]sonner[/]dist[/]index\.mjs$/, /[/]react-style-singleton[/]dist[/]es2015[/]singleton\.js$/] },
    handler(code, id) {
      if (id.includes('react-style-singleton')) return { code: singleton, map: null };
      if (!sonnersOwn.test(code)) this.error('sonner no longer adds its styles with __insertCSS. Update scripts/constructed-sheets.ts.');
      return { code: code.replace(sonnersOwn, () => `${addSheet}\nconst __insertCSS = addSheet;`), map: null };
    },
  },
};

/** Replaces the library's only function. The first user adds the sheet, and the last one removes it. */
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
